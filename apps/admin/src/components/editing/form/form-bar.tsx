import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useT } from '../../../platform/texts.ts'
import { StickyBar } from '../sticky-bar/sticky-bar.tsx'
import classes from './form-bar.module.css'
import type { FormState } from './form-state.ts'
import { useSaveWords } from './use-save-words.ts'

type Props = {
  form: Pick<FormState<unknown, unknown>, 'saveState' | 'savedAt'> & {
    isDirty: boolean
    isSaving: boolean
    discard: () => void
  }
  onSave: () => void
}

/** Stays in sight below a form: its state in words, discard, save (also Ctrl+S). */
export function FormBar({ form, onSave }: Props) {
  const t = useT()
  const { isDirty, isSaving } = form
  const words = useSaveWords(form)
  useHotkeys([['mod+S', () => isDirty && !isSaving && onSave()]], [], true)
  return (
    <StickyBar
      status={
        <span className={classes.state} data-refused={form.saveState === 'refused' || undefined}>
          {words}
        </span>
      }
    >
      {isDirty && (
        <Button variant="subtle" color="gray" onClick={form.discard} disabled={isSaving}>
          {t('action.discard')}
        </Button>
      )}
      <Button
        variant={isDirty ? 'filled' : 'default'}
        onClick={onSave}
        loading={isSaving}
        disabled={!isDirty}
        aria-keyshortcuts="Control+S"
      >
        {t('action.save')}
      </Button>
    </StickyBar>
  )
}
