import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { cancelRefusal, moneyBackOf } from '@innkeeper/domain/orders/request-decision.ts'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useCancelRequest } from './api.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { HandledAlert } from './handled-alert.tsx'
import { nearestChannel, readLastChoice } from './last-choice.ts'
import { MoneyBack } from './money-back.tsx'
import { type Declining, isReasonMissing, ReasonField } from './reason-field.tsx'
import { RequestGist } from './request-gist.tsx'
import { shownMoney } from './shown-money.ts'

type Props = { request: OrderRequest; onClose: () => void; onDone: () => void }

/** Takes an accepted request back, with what becomes of the money said before. */
export function CancelDialog({ request, onClose, onDone }: Props) {
  const t = useT()
  const { claims } = useSession()
  const cancel = useCancelRequest()
  const [confirmation, setConfirmation] = useState(() =>
    nearestChannel(readLastChoice(claims.user_id).confirmation, request.reach),
  )
  const [declining, setDeclining] = useState<Declining>({ reason: 'out of stock', reasonText: '' })
  const [isTried, setIsTried] = useState(false)
  const money = moneyBackOf(request)
  const givesBack = money === 'refund'
  const archivedAt = request.archivedAt === null ? null : new Date(request.archivedAt)
  const isTooLate = !cancel.isPending && cancelRefusal({ status: request.status, archivedAt }) !== null

  const send = () => {
    setIsTried(true)
    if (isReasonMissing(declining) || cancel.isPending) return
    const reasonText = declining.reason === 'other' ? declining.reasonText.trim() : ''
    const told = request.isPreview ? 'none' : confirmation
    const body = { reason: declining.reason, reasonText, confirmation: told }
    cancel.mutate({ id: request.id, body }, { onSuccess: onDone })
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
            <ReasonField value={declining} onChange={setDeclining} isShownMissing={isTried} />
            <ConfirmationField
              value={confirmation}
              onChange={setConfirmation}
              reach={request.reach}
              isPreview={request.isPreview}
            />
            <ErrorAlert error={cancel.error} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
