import { formatTime } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useSession } from '../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'
import { StickyBar } from '../editing/sticky-bar/sticky-bar.tsx'
import classes from './form-bar.module.css'

type Props = {
  isDirty: boolean
  isSaving: boolean
  /** When this form was last saved, null when it was not. */
  savedAt: number | null
  onSave: () => void
  onDiscard: () => void
  /** What one does once everything is saved. */
  children?: ReactNode
}

/** Stays in sight below a form: its state in words, discard, save (also Ctrl+S). */
export function FormBar({ isDirty, isSaving, savedAt, onSave, onDiscard, children }: Props) {
  const t = useT()
  useHotkeys([['mod+S', () => isDirty && !isSaving && onSave()]], [], true)
  return (
    <StickyBar
      status={
        <span className={classes.state}>
          <FormState isDirty={isDirty} isSaving={isSaving} savedAt={savedAt} />
        </span>
      }
    >
      {isDirty && (
        <Button variant="subtle" color="gray" onClick={onDiscard} disabled={isSaving}>
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
      {children}
    </StickyBar>
  )
}

function FormState({ isDirty, isSaving, savedAt }: Pick<Props, 'isDirty' | 'isSaving' | 'savedAt'>) {
  const t = useT()
  const { property } = useSession()
  if (isSaving) return t('save.saving')
  if (isDirty) return t('save.unsaved')
  if (savedAt === null) return t('save.unchanged')
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  return t('save.savedAt', { time: formatTime(savedAt, place) })
}
