import { Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { useHandleMany } from './api.ts'
import { bulkWords } from './bulk-words.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { keepLastChoice, readLastChoice } from './last-choice.ts'
import { type Declining, isReasonMissing, ReasonField } from './reason-field.tsx'
import styles from './requests.module.css'

const EVERYTHING = { hasPhone: true, hasEmail: true }

/** How many of several no booking vouches for, and how many move a booking once accepted. */
export type SomeOfMany = { unmatched: number; upgrades: number }

type Props = {
  kind: 'accept' | 'decline'
  ids: string[]
  some: SomeOfMany
  onClose: () => void
  onDone: () => void
}

/** Answers several at once; each for itself, so that one which was handled meanwhile stops no other. */
export function BulkDialog({ kind, ids, some, onClose, onDone }: Props) {
  const t = useT()
  const { claims } = useSession()
  const handle = useHandleMany()
  const [last] = useState(() => readLastChoice(claims.user_id))
  const [confirmation, setConfirmation] = useState(last.confirmation)
  const [declining, setDeclining] = useState<Declining>({ reason: 'out of stock', reasonText: '' })
  const [isTried, setIsTried] = useState(false)

  const send = () => {
    setIsTried(true)
    if (handle.isPending || (kind === 'decline' && isReasonMissing(declining))) return
    keepLastChoice(claims.user_id, { ...last, confirmation })
    const action =
      kind === 'accept' ? { kind, confirmation } : ({ kind, ...declining, confirmation } as const)
    handle.mutate(
      { ids, action },
      {
        onSuccess: (result) => {
          const isWhole = result.refused.length === 0
          notifications.show({
            color: isWhole ? 'brand' : 'accent',
            message: bulkWords(t, kind, result),
          })
          onDone()
        },
      },
    )
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`requests.many.${kind}`, { count: ids.length })}
      buttons={<AnswerButtons kind={kind} onCancel={onClose} onSend={send} isPending={handle.isPending} />}
    >
      <Stack gap="md">
        {kind === 'accept' ? (
          <AcceptManyText {...some} />
        ) : (
          <ReasonField value={declining} onChange={setDeclining} isShownMissing={isTried} />
        )}
        <ConfirmationField value={confirmation} onChange={setConfirmation} reach={EVERYTHING} isForMany />
        <ErrorAlert error={handle.error} />
      </Stack>
    </Dialog>
  )
}

/** What accepting several does, and how many of them want a second look first. */
export function AcceptManyText({ unmatched, upgrades }: SomeOfMany) {
  const t = useT()
  return (
    <>
      <Text>{t('requests.accept.manyText')}</Text>
      {upgrades > 0 && <Text>{t('requests.accept.manyUpgrades', { count: upgrades })}</Text>}
      {unmatched > 0 && (
        <Text className={styles.trouble}>{t('requests.accept.manyUnmatched', { count: unmatched })}</Text>
      )}
    </>
  )
}
