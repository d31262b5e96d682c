import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { useDecline } from './api.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { keepLastChoice, nearestChannel, readLastChoice } from './last-choice.ts'
import { type Declining, isReasonMissing, ReasonField } from './reason-field.tsx'

type Props = { request: OrderRequest; onClose: () => void; onDone: () => void }

export function DeclineDialog({ request, onClose, onDone }: Props) {
  const t = useT()
  const { claims } = useSession()
  const decline = useDecline()
  const { reach } = request
  const [last] = useState(() => readLastChoice(claims.user_id))
  const [confirmation, setConfirmation] = useState(() => nearestChannel(last.confirmation, reach))
  const [declining, setDeclining] = useState<Declining>({ reason: 'out of stock', reasonText: '' })
  const [isTried, setIsTried] = useState(false)

  const send = () => {
    setIsTried(true)
    if (isReasonMissing(declining) || decline.isPending) return
    keepLastChoice(claims.user_id, { ...last, confirmation })
    const reasonText = declining.reason === 'other' ? declining.reasonText.trim() : ''
    decline.mutate(
      {
        id: request.id,
        body: {
          reason: declining.reason,
          reasonText,
          confirmation: request.isPreview ? 'none' : confirmation,
        },
      },
      { onSuccess: onDone },
    )
  }

  return (
    <AnswerDialog kind="decline" request={request} answer={decline} onSend={send} onClose={onClose}>
      <ReasonField value={declining} onChange={setDeclining} isShownMissing={isTried} />
      <ConfirmationField
        value={confirmation}
        onChange={setConfirmation}
        reach={reach}
        isPreview={request.isPreview}
      />
      {request.payment === 'held' && <Text c="dimmed">{t('requests.decline.heldText')}</Text>}
      {request.payment === 'captured' && <Text c="dimmed">{t('requests.decline.paidText')}</Text>}
    </AnswerDialog>
  )
}
