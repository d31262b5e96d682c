import type { StayOrder } from '@innkeeper/api/orders/checkout.ts'

/** What is taken back: an order that waits for its payment is given up; a better room was asked for, not ordered. */
export type Cancelled = 'order' | 'unpaid order' | 'request'

export function cancelledAs({ stage, source }: Pick<StayOrder, 'stage' | 'source'>): Cancelled {
  if (stage === 'awaiting payment') return 'unpaid order'
  return source === 'room upgrades' ? 'request' : 'order'
}

const ORDER = {
  ask: 'order.cancel',
  title: 'order.cancel.title',
  text: 'order.cancel.text',
  yes: 'order.cancel.yes',
  keep: 'order.cancel.keep',
  late: 'order.cancel.late',
} as const

export const CANCEL_WORDS = {
  order: ORDER,
  'unpaid order': {
    ...ORDER,
    ask: 'order.giveUp',
    title: 'order.giveUp.title',
    text: 'order.giveUp.text',
    yes: 'order.giveUp',
  },
  request: {
    ask: 'order.cancelRequest',
    title: 'order.cancelRequest.title',
    text: 'order.cancelRequest.text',
    yes: 'order.cancelRequest.yes',
    keep: 'order.cancelRequest.keep',
    late: 'order.cancelRequest.late',
  },
} as const satisfies Record<Cancelled, Record<keyof typeof ORDER, string>>
