import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
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
    case 'confirmed':
      return comingSentence(order, { t, moment })
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
    case 'declined': {
      const known = order.reason && REASON_WORDS[order.reason]
      return [known ? t(known) : order.reasonText, money && t(money)].filter(Boolean).join(' ')
    }
    case 'confirmed':
      return order.timeExpected === null ? t('order.confirmed.text') : ''
  }
}

function comingSentence(order: GuestOrder, { t, moment }: Writing): string {
  const [first, ...others] = order.lines
  if (!first) return t('order.confirmed.title')
  const title = others.length === 0 ? first.title : t('order.title')
  if (order.timeExpected === null) {
    const isOfStay = order.lines.every(({ kind }) => kind === 'part of the stay')
    return isOfStay ? t('order.arranged', { title }) : t('order.confirmed.title')
  }
  const time = moment(Date.parse(order.timeExpected))
  if (order.deliveryMethod === 'delivery') return t('order.comes', { title, time })
  return order.deliveryMethod === 'pickup'
    ? t('order.ready', { title, time })
    : t('order.booked', { title, time })
}
