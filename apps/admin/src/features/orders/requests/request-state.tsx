import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { GUEST_CANCELLED_REASON, type RequestStatus } from '@innkeeper/domain/orders/constants.ts'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { isPaymentTrouble, paymentState } from './payment-words.ts'
import { wayOf } from './request-kinds.ts'
import classes from './requests.module.css'
import { useWhen } from './use-when.ts'

const TONES: Record<RequestStatus, StateTone> = {
  'no action taken': 'notice',
  accepted: 'good',
  'auto accepted': 'good',
  declined: 'quiet',
}

export function RequestState({ request }: { request: RequestListItem }) {
  const t = useT()
  const { status, reason } = request
  if (request.cancelledAt) return <StateBadge tone="quiet">{t('requests.status.houseCancelled')}</StateBadge>
  if (request.doneAt) return <StateBadge tone="good">{t(`requests.finish.${wayOf(request)}`)}</StateBadge>
  // Nobody in the house declined it.
  const shown = reason === GUEST_CANCELLED_REASON ? 'cancelled' : status
  return <StateBadge tone={TONES[status]}>{t(`requests.status.${shown}`)}</StateBadge>
}

/** What came after the answer. */
function lastAct({ cancelledAt, notice, doneAt, doneBy }: RequestListItem) {
  // An archived request's notice tells of the archiving.
  if (cancelledAt) return { at: cancelledAt, by: notice?.kind === 'already-declined' ? notice.by : null }
  return doneAt ? { at: doneAt, by: doneBy } : null
}

/** "Ola, 17:11": who answered, finished or cancelled it and when. */
export function AnsweredBy({ request }: { request: RequestListItem }) {
  const t = useT()
  const { short } = useWhen()
  const last = lastAct(request)
  if (last) {
    const when = short(last.at)
    return (
      <span className={classes.quiet}>{last.by ? t('requests.byWhom', { name: last.by, when }) : when}</span>
    )
  }
  if (!request.decidedAt) return null
  const when = short(request.decidedAt)
  const words = () => {
    if (request.decidedBy) return t('requests.byWhom', { name: request.decidedBy, when })
    // The state says it already.
    const isSaid = request.status === 'auto accepted' || request.reason === GUEST_CANCELLED_REASON
    return isSaid ? when : t('requests.automatically', { when })
  }
  return <span className={classes.quiet}>{words()}</span>
}

export function PaymentState({ request }: { request: RequestListItem }) {
  const t = useT()
  const { now, when } = useWhen()
  const state = paymentState(request, now)
  return (
    <span className={isPaymentTrouble(state) ? classes.trouble : classes.quiet}>
      {state === 'lapses' && request.holdLapsesAt
        ? t('requests.payment.lapses', { when: when(request.holdLapsesAt) })
        : t(`requests.payment.${state === 'lapses' ? 'held' : state}`)}
    </span>
  )
}
