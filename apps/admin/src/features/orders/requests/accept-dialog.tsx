import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Checkbox } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { AcceptFields } from './accept-fields.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { useAccept } from './api.ts'
import { useAcceptAnswer } from './use-accept-answer.ts'

type Props = { request: OrderRequest; onClose: () => void; onDone: () => void }

/** Accepts one request; Enter is enough where the time asked for is right. */
export function AcceptDialog({ request, onClose, onDone }: Props) {
  const t = useT()
  const accept = useAccept()
  const answer = useAcceptAnswer(request)
  const { telling, expected } = answer
  const send = () => {
    const body = accept.isPending ? null : answer.body()
    if (body) accept.mutate({ id: request.id, body }, { onSuccess: onDone })
  }
  return (
    <AnswerDialog
      kind="accept"
      request={request}
      answer={accept}
      label={answer.upgrade.label}
      isDisabled={!answer.isReady}
      onSend={send}
      onClose={onClose}
    >
      <AcceptFields request={request} answer={answer} />
      {telling.told !== 'none' && expected !== null && (
        <Checkbox
          label={t('requests.tell.time')}
          checked={telling.includesTime}
          onChange={(event) => telling.setIncludesTime(event.currentTarget.checked)}
        />
      )}
    </AnswerDialog>
  )
}
