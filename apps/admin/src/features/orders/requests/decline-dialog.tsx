import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Text } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { useDecline } from './api.ts'
import { RefusalFields } from './refusal-fields.tsx'
import { useRefusalAnswer } from './use-refusal-answer.ts'

type Props = { request: OrderRequest; onClose: () => void; onDone: () => void }

export function DeclineDialog({ request, onClose, onDone }: Props) {
  const t = useT()
  const decline = useDecline()
  const answer = useRefusalAnswer(request)
  const send = () => {
    const body = decline.isPending ? null : answer.body()
    if (body) decline.mutate({ id: request.id, body }, { onSuccess: onDone })
  }
  return (
    <AnswerDialog kind="decline" request={request} answer={decline} onSend={send} onClose={onClose}>
      <RefusalFields answer={answer} />
      {request.payment === 'held' && <Text c="dimmed">{t('requests.decline.heldText')}</Text>}
      {request.payment === 'captured' && <Text c="dimmed">{t('requests.decline.paidText')}</Text>}
    </AnswerDialog>
  )
}
