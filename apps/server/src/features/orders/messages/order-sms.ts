import { fittingSms } from '@innkeeper/domain/messaging/sms-text.ts'
import { orderFacts } from './order-facts.ts'
import type { OrderMessage, Translate } from './order-message.ts'

/** The short message about an order: two parts at most, so the address goes first, then the reason's words. */
export function orderSms(message: OrderMessage, translate: Translate): string {
  const { language, propertyName: property, kind, deliveryMethod, orderUrl } = message
  const { number, total, when, reason } = orderFacts(message, translate)
  const base = { property, number }
  const said = () => {
    if (kind === 'received') return translate(language, 'sms.received', { ...base, total })
    if (kind !== 'accepted') return translate(language, `sms.${kind}`, base)
    if (!when) return translate(language, 'sms.accepted', base)
    return translate(language, `sms.accepted.${deliveryMethod ?? 'at'}`, { ...base, when })
  }
  const words = [said(), reason?.replace(/\s+/g, ' ')].filter(Boolean).join(' ')
  return fittingSms([`${words} ${orderUrl}`, `${said()} ${orderUrl}`, words, said()])
}
