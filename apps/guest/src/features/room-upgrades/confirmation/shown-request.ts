import type { GuestOrder, StayOrder } from '@innkeeper/api/orders/checkout.ts'

/** A request as its page shows it, whether the device that sent it asks or another one of the stay. */
export type ShownRequest = Pick<GuestOrder, 'number' | 'placedAt' | 'total'> & {
  /** `closed` was never answered, and the stay has ended. */
  standing: GuestOrder['standing'] | 'house cancelled' | 'closed'
  title: string
  /** How many nights; null where that is not known here. */
  nights: number | null
  reason: GuestOrder['reason']
  reasonText: string | null
  isPreview: boolean
}

type Answered = Pick<GuestOrder, 'standing' | 'outcome'>

/** Cancelled after it was confirmed; `cancelled` is one the guest took back. */
const standingOf = ({ standing, outcome }: Answered) =>
  outcome === 'cancelled' ? ('house cancelled' as const) : standing

export function requestOfOrder(order: GuestOrder): ShownRequest {
  const { number, placedAt, total, reason, reasonText, isPreview, lines } = order
  const days = new Set(lines.flatMap((line) => line.days))
  return {
    ...{ number, placedAt, total, reason, reasonText, isPreview },
    standing: standingOf(order),
    title: lines[0]?.title ?? '',
    nights: days.size === 0 ? null : days.size,
  }
}

export function requestOfStay(order: StayOrder): ShownRequest {
  const { number, placedAt, total, items } = order
  return {
    ...{ number, placedAt, total },
    standing: standingOf(order),
    title: items[0]?.title ?? '',
    nights: items.reduce((sum, { quantity }) => sum + quantity, 0) || null,
    reason: null,
    reasonText: null,
    isPreview: false,
  }
}

/** The same once the stay has ended: what nobody has answered is not going to be. */
export function closedRequest(request: ShownRequest): ShownRequest {
  return request.standing === 'sent' ? { ...request, standing: 'closed' } : request
}

/** The order as the stay's other devices can take it back; null for the one that sent it, and where nothing waits. */
export function takenBackByStay(
  { watchId, standing, isCancellable }: Pick<GuestOrder, 'watchId' | 'standing' | 'isCancellable'>,
  requested: StayOrder | undefined,
): StayOrder | null {
  const isWaiting = standing === 'sent' && requested?.watchId === watchId
  return isWaiting && !isCancellable ? requested : null
}

/** Whether this device sent it, as far as it remembers. */
export function wasSentFromHere(sent: readonly { orderId: string }[], orderId: string): boolean {
  return sent.some((order) => order.orderId === orderId)
}

/** "Fjord suite, 504" */
export function newRoomName({ title }: Pick<ShownRequest, 'title'>, unit: string | null): string {
  return unit === null ? title : `${title}, ${unit}`
}
