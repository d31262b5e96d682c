import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { lineName } from '@innkeeper/domain/orders/line-name.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { moneyWords, REASON_WORDS, standingOf } from './standing-words.ts'

type Writing = {
  t: OrderTranslate
  /** "tomorrow at 07:30" */
  moment: (instant: number) => string
}

/** What became of an order, as one would say it. */
export function orderSentence(order: GuestOrder, { t, moment }: Writing): string {
  switch (standingOf(order)) {
    case 'pending':
      return t('order.standing.awaiting')
    case 'unpaid':
      return t('order.standing.unpaid')
    case 'sent':
      return t('order.sent.title')
    case 'declined':
      return t('order.declined.title')
    case 'cancelled':
      return t('order.cancelled.title')
    case 'replaced':
      return t('order.replaced.title')
    case 'house cancelled':
      return t('order.houseCancelled.title')
    case 'confirmed':
      return comingSentence(order, { t, moment })
    case 'delivered':
      return t('order.delivered.title')
    case 'picked up':
      return t('order.pickedUp.title')
    case 'done':
      return isOfStay(order) ? arrangedSentence(order, t) : t('order.done.title')
  }
}

/** What is said below it. */
export function orderText(order: GuestOrder, t: OrderTranslate): string {
  const money = moneyWords(order)
  switch (standingOf(order)) {
    case 'pending':
      return t('order.pending.text')
    case 'unpaid':
      return t('order.unpaid.text')
    case 'sent':
      return t('order.sent.text')
    case 'cancelled':
      return money ? t(money) : ''
    case 'replaced':
      return [t('order.replaced.text'), money && t(money)].filter(Boolean).join(' ')
    case 'delivered':
    case 'picked up':
    case 'done':
      return isOfStay(order) ? '' : t('order.done.text')
    case 'declined':
    case 'house cancelled': {
      const known = order.reason && REASON_WORDS[order.reason]
      return [known ? t(known) : ended(order.reasonText), money && t(money)].filter(Boolean).join(' ')
    }
    case 'confirmed':
      return order.timeExpected === null ? t('order.confirmed.text') : ''
  }
}

function comingSentence(order: GuestOrder, { t, moment }: Writing): string {
  if (order.timeExpected === null) {
    return isOfStay(order) ? arrangedSentence(order, t) : t('order.confirmed.title')
  }
  const title = nameOf(order, t)
  const time = moment(Date.parse(order.timeExpected))
  if (order.deliveryMethod === 'delivery') return t('order.comes', { title, time })
  return order.deliveryMethod === 'pickup'
    ? t('order.ready', { title, time })
    : t('order.booked', { title, time })
}

/** What becomes part of the stay is handed to nobody. */
function isOfStay({ lines }: GuestOrder): boolean {
  return lines.every(({ kind }) => kind === 'part of the stay')
}

function arrangedSentence(order: GuestOrder, t: OrderTranslate): string {
  return t('order.arranged', { title: nameOf(order, t) })
}

function nameOf({ lines: [first, ...others] }: GuestOrder, t: OrderTranslate): string {
  return first && others.length === 0 ? lineName(first).name : t('order.title')
}

/** What staff wrote, with the full stop that another sentence asks for. */
function ended(text: string | null): string | null {
  const written = text?.trim()
  if (!written) return null
  return /[.!?…]$/.test(written) ? written : `${written}.`
}
