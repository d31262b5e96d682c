import type { PrivacyStay } from '@innkeeper/api/privacy.ts'
import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { closeDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useEraseGuest } from './api.ts'

type Props = {
  stay: PrivacyStay
  bookingIds: readonly string[]
  isCurrent: boolean
  onClose: () => void
  onErased: () => void
}

/** The last question: the number is typed, and who is here or still to come is asked about once more. */
export function EraseDialog({ stay, bookingIds, isCurrent, onClose, onErased }: Props) {
  const t = useT()
  const erase = useEraseGuest()
  const [typed, setTyped] = useState('')
  const [evenIfCurrent, setEvenIfCurrent] = useState(false)
  const number = stay.bookingNumber
  const isMeant = typed.trim().toLowerCase() === number.toLowerCase() && (!isCurrent || evenIfCurrent)
  const body = { bookingIds: [...bookingIds], evenIfCurrent: isCurrent && evenIfCurrent }
  return (
    <ConfirmDialog
      title={t('privacy.eraseQuestion.title', { name: stay.name || number })}
      action={{
        label: t('privacy.eraseQuestion.action'),
        isPending: erase.isPending,
        isDisabled: !isMeant,
        onClick: () =>
          erase.mutate(body, { onSuccess: closeDone(onErased, t('privacy.erased', { number })) }),
      }}
      error={erase.error}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t('privacy.eraseQuestion.text', { count: bookingIds.length })}</Text>
        {isCurrent && (
          <Checkbox
            checked={evenIfCurrent}
            onChange={(event) => setEvenIfCurrent(event.currentTarget.checked)}
            label={t('privacy.eraseQuestion.evenIfCurrent')}
          />
        )}
        <TextInput
          label={t('privacy.eraseQuestion.type', { number })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </ConfirmDialog>
  )
}
