import {
  type FieldState,
  type StaleReason,
  translatedFields,
} from '@innkeeper/domain/guestbook/translation.ts'
import { Alert, Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { errorText, isSignedOut } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { useCardState } from '../draft/use-card-store.ts'
import { useTranslationActs } from './api.ts'

const REASONS: readonly StaleReason[] = ['source', 'copied', 'machine']

/** Which texts of the card want a look in this language, why, and the word that they are right. */
export function StaleNote({ language }: { language: number }) {
  const t = useT()
  const main = useDefaultLanguage()
  const card = useCardState(({ base }) => base.card)
  const acts = useTranslationActs()
  const [isSending, setSending] = useState(false)
  if (language === main.index) return null
  const fields = translatedFields(card, language, main.index)
  const notes = REASONS.flatMap((reason) => {
    const found = fields.filter(({ stale }) => stale === reason)
    return found.length === 0 ? [] : [{ reason, found }]
  })
  if (notes.length === 0) return null

  const namesOf = (found: readonly FieldState[]) =>
    [...new Set(found.map(({ field }) => t(`translate.field.${field}`)))].join(', ')
  const check = async () => {
    setSending(true)
    try {
      await acts.check(card.id, [language])
    } catch (error) {
      if (!isSignedOut(error)) notifications.show({ color: 'red', message: errorText(t, error) })
    } finally {
      setSending(false)
    }
  }
  return (
    <Alert color="yellow" mb="md" role="status">
      <Group justify="space-between">
        <div>
          {notes.map(({ reason, found }) => (
            <div key={reason}>
              {t(`translate.note.${reason}`, { fields: namesOf(found), language: main.title })}
            </div>
          ))}
        </div>
        <Button variant="default" onClick={check} loading={isSending}>
          {t('translate.check')}
        </Button>
      </Group>
    </Alert>
  )
}
