import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { cancelRefusal, moneyBackOf } from '@innkeeper/domain/orders/request-decision.ts'
import { Button, Stack } from '@mantine/core'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { useCancelRequest } from './api.ts'
import { HandledAlert } from './handled-alert.tsx'
import { MoneyBack } from './money-back.tsx'
import { RefusalFields } from './refusal-fields.tsx'
import { RequestGist } from './request-gist.tsx'
import { shownMoney } from './shown-money.ts'
import { useRefusalAnswer } from './use-refusal-answer.ts'

type Props = { request: OrderRequest; onClose: () => void; onDone: () => void }

/** Takes an accepted request back, with what becomes of the money said before. */
export function CancelDialog({ request, onClose, onDone }: Props) {
  const t = useT()
  const cancel = useCancelRequest()
  const answer = useRefusalAnswer(request)
  const money = moneyBackOf(request)
  const givesBack = money === 'refund'
  const archivedAt = request.archivedAt === null ? null : new Date(request.archivedAt)
  const isTooLate = !cancel.isPending && cancelRefusal({ status: request.status, archivedAt }) !== null

  const send = () => {
    const body = cancel.isPending ? null : answer.body()
    if (body) cancel.mutate({ id: request.id, body }, { onSuccess: onDone })
  }
  const label = givesBack
    ? t('requests.cancel.confirmMoney', { amount: shownMoney(request.total, request.currency) })
    : t('requests.cancel.confirm')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('requests.cancel.title', { number: request.number })}
      buttons={
        isTooLate ? (
          <Button onClick={onClose}>{t('action.close')}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('requests.cancel.keep')}
            </Button>
            <Button color="red" onClick={send} loading={cancel.isPending}>
              {label}
            </Button>
          </>
        )
      }
    >
      <Stack gap="md">
        <RequestGist request={request} />
        {isTooLate ? (
          <HandledAlert request={request} />
        ) : (
          <>
            <MoneyBack request={request} />
            <RefusalFields answer={answer} />
            <ErrorAlert error={cancel.error} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
