import { fittingSms } from '@innkeeper/domain/messaging/sms-text.ts'
import { orderFacts } from './order-facts.ts'
import type { OrderMessage, Translate } from './order-message.ts'
import { replacesSentence, subjectOf } from './order-opening.ts'

/**
 * The short message about an order: two parts at most. What does not fit is left out: more words first, then the own
 * page's address for the short one, then that.
 */
export function orderSms(message: OrderMessage, translate: Translate): string {
  const { language, propertyName: property, kind, deliveryMethod, orderUrl, shortUrl, room } = message
  const { number, total, when, reason } = orderFacts(message, translate)
  const base = { property, number }
  const said = () => {
    if (room !== null) return `${property}: ${subjectOf(message, translate)}.`
    if (kind === 'received') return translate(language, 'sms.received', { ...base, total })
    if (kind !== 'accepted') return translate(language, `sms.${kind}`, base)
    if (!when) return translate(language, 'sms.accepted', base)
    return translate(language, `sms.accepted.${deliveryMethod ?? 'at'}`, { ...base, when })
  }
  const more = [replacesSentence(message, translate), reason?.replace(/\s+/g, ' ')]
  const words = [said(), ...more].filter(Boolean).join(' ')
  const led = [orderUrl, shortUrl].flatMap((url) => [`${words} ${url}`, `${said()} ${url}`])
  return fittingSms([...led, words, said()])
}
