import { TOKEN_NAME_MAX } from '@innkeeper/domain/booking-api/property-token.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../components/day-input/day-input.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { ShownOnce } from '../../components/shown-once/shown-once.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useCreateToken } from './api.ts'

/** The name of a token, then the token itself, this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { property } = useSession()
  const [name, setName] = useState('')
  const [lastDay, setLastDay] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const create = useCreateToken()
  const today = localTimeAt(Date.now(), property.timeZone).date

  if (create.data)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        staysOpen
        title={t('bookingApi.createTitle')}
        buttons={
          <Button variant="default" onClick={onClose}>
            {t('action.done')}
          </Button>
        }
      >
        <ShownOnce
          title={t('bookingApi.shownOnce')}
          text={t('bookingApi.shownOnceText')}
          secret={create.data.token}
        />
      </Dialog>
    )

  const submit = () => {
    const isEmpty = name.trim() === ''
    setIsMissing(isEmpty)
    if (!isEmpty) create.mutate({ name, lastDay: lastDay || null })
  }
  return (
    <FormDialog
      title={t('bookingApi.createTitle')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('bookingApi.create')}
      isPending={create.isPending}
      error={create.error}
    >
      <Text c="dimmed">{t('bookingApi.createText', { property: property.name })}</Text>
      <TextInput
        data-autofocus
        label={t('bookingApi.name')}
        placeholder={t('bookingApi.namePlaceholder')}
        autoComplete="off"
        maxLength={TOKEN_NAME_MAX}
        value={name}
        error={isMissing && name.trim() === '' ? t('bookingApi.nameMissing') : null}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <DayInput
        label={t('bookingApi.lastDay')}
        description={t('bookingApi.lastDayHint')}
        value={lastDay}
        min={today}
        onDay={setLastDay}
      />
    </FormDialog>
  )
}
