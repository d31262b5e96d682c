import type { RequestStatus } from '../orders/constants.ts'
import type { PaymentService } from '../payments/constants.ts'

/**
 * Where an order is on the guest's bill of the other system: on its way, there, being taken off, taken off again. What
 * the system refused waits for somebody.
 */
export const POSTING_STATES = [
  'posting',
  'posted',
  'reversing',
  'reversed',
  'refused',
  'not reversed',
] as const
export type PostingState = (typeof POSTING_STATES)[number]

type Order = { service: PaymentService; status: RequestStatus; isPreview: boolean }
const ACCEPTED: readonly RequestStatus[] = ['accepted', 'auto accepted']

/** Whether an order belongs on the guest's bill now. */
export function isOnBill({ service, status, isPreview }: Order): boolean {
  return service === 'Put on bill' && !isPreview && ACCEPTED.includes(status)
}

export type PostingStep = 'post' | 'reverse'

/** What is still to be done with an order's posting; what was refused is tried again only when somebody asks. */
export function postingStep(order: Order, state: PostingState | null): PostingStep | null {
  const isWanted = isOnBill(order)
  switch (state) {
    case null:
    case 'reversed':
      return isWanted ? 'post' : null
    case 'posting':
      // Whether it is there is not known until it was asked for: taking it off asks.
      return isWanted ? 'post' : 'reverse'
    case 'posted':
      return isWanted ? null : 'reverse'
    case 'reversing':
      return isWanted ? 'post' : 'reverse'
    case 'refused':
    case 'not reversed':
      return null
  }
}
