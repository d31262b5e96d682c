import { GUEST_CANCELLED_REASON, NO_ANSWER_REASON } from '@innkeeper/domain/orders/constants.ts'
import { formatDate, formatTime } from '@innkeeper/i18n/format.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import type { OrderMessage, Translate } from './order-message.ts'

export type OrderFacts = {
  number: string
  total: string
  /** The expected time at the property as the language writes it; null where none is named. */
  when: string | null
  /** Why it was declined, in words for the guest; null where that is said already. */
  reason: string | null
}

/** What both a letter and a short message say, in the guest's language and the property's time. */
export function orderFacts(message: OrderMessage, translate: Translate): OrderFacts {
  const { language, timeExpected, timeZone, total, currency } = message
  const place = { locale: intlLocaleFor(language), timeZone }
  return {
    number: String(message.number),
    total: formatMoney(total, currency, place.locale),
    when:
      message.kind === 'accepted' && timeExpected
        ? translate(language, 'mail.when', {
            date: formatDate(timeExpected, place),
            time: formatTime(timeExpected, place),
          })
        : null,
    reason:
      message.kind === 'declined' || message.kind === 'cancelled' ? reasonWords(message, translate) : null,
  }
}

function reasonWords({ language, reason, reasonText }: OrderMessage, translate: Translate): string | null {
  const text = reasonText?.trim()
  switch (reason) {
    case 'out of stock':
      return translate(language, 'mail.order.reason.outOfStock')
    case 'too busy':
      return translate(language, 'mail.order.reason.tooBusy')
    case 'room type fully booked':
      return translate(language, 'mail.order.reason.roomTypeFullyBooked')
    case 'other':
      return text ? translate(language, 'mail.order.reason.other', { text }) : null
    case NO_ANSWER_REASON:
    case GUEST_CANCELLED_REASON:
    case null:
      return null
  }
}
