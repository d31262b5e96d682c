import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import { useT } from '../../../platform/texts.ts'
import classes from './autosave-frame.module.css'
import { focusFirstError } from './focus-first-error.ts'
import type { Versioned } from './form-kind.ts'
import { FormNotices } from './form-notices.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { RevisionForm } from './use-revision-form.ts'
import { useSaveWords } from './use-save-words.ts'

type Props<Read extends Versioned, Draft extends object> = {
  form: RevisionForm<Read, Draft>
  /** Whether what is typed can be saved; until then it waits, and who leaves is asked. */
  isComplete: boolean
  /** The dialog about what a colleague changed too. */
  conflict: ReactNode
  /** Beside the state, such as a way to try what is edited. */
  aside?: ReactNode
  children: ReactNode
}

/** Everything around the fields of a form that is saved while one types; it asks only before something would be lost. */
export function AutosaveFrame<Read extends Versioned, Draft extends object>(props: Props<Read, Draft>) {
  const { form, isComplete, conflict, aside, children } = props
  const t = useT()
  const fields = useRef<HTMLDivElement>(null)
  const words = useSaveWords(form)
  const isWaiting = form.isDirty && !isComplete
  useHotkeys([['mod+S', () => form.save()]], [], true)
  return (
    <>
      <FormNotices form={form} />
      <div ref={fields}>{children}</div>
      <div className={classes.bar}>
        <span
          role="status"
          className={classes.state}
          data-refused={form.saveState === 'refused' || undefined}
        >
          {isWaiting ? t('save.waits') : words}
        </span>
        {aside}
        {isWaiting && (
          <>
            <Button variant="subtle" color="gray" onClick={form.discard}>
              {t('action.discard')}
            </Button>
            <Button variant="default" onClick={() => focusFirstError(fields.current)}>
              {t('save.waits.show')}
            </Button>
          </>
        )}
        {form.saveState === 'refused' && (
          <Button variant="default" onClick={form.save}>
            {t('action.retry')}
          </Button>
        )}
        {form.conflict?.isSetAside && (
          <Button color="accent" onClick={form.save}>
            {t('conflict.open')}
          </Button>
        )}
      </div>
      <LeaveGuard
        isDirty={isWaiting || form.saveState === 'refused' || form.conflict !== null}
        onDiscard={form.discard}
      />
      {conflict}
    </>
  )
}
