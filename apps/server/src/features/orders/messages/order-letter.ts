import { greetingName } from '@innkeeper/domain/messaging/greeting-name.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { type OrderFacts, orderFacts } from './order-facts.ts'
import type { OrderMessage, Translate } from './order-message.ts'
import { openingOf, replacesSentence, subjectOf } from './order-opening.ts'

/** The letter about an order: what happened, number, total, time, and the way to the order. */
export function orderLetter(message: OrderMessage, translate: Translate): Letter {
  const { language, propertyName, hasReceipt, room } = message
  const about = room === null ? 'order' : 'upgrade'
  const name = greetingName(message.firstName)
  const facts = orderFacts(message, translate)
  const receipt = hasReceipt ? [translate(language, 'mail.order.receipt')] : []
  return {
    language,
    sender: propertyName,
    logo: message.logoUrl,
    brand: message.brand,
    subject: subjectOf(message, translate),
    greeting: name
      ? translate(language, 'mail.greeting', { name })
      : translate(language, 'mail.greetingPlain'),
    paragraphs: [...paragraphsOf(message, facts, translate), ...receipt],
    facts: [
      { label: translate(language, `mail.${about}.label.number`), value: facts.number },
      ...timeFact(message, facts, translate),
      { label: translate(language, 'mail.order.label.total'), value: facts.total },
    ],
    button: { label: translate(language, `mail.${about}.see`), url: message.orderUrl },
    regards: translate(language, 'mail.regards'),
    why: translate(language, `mail.${about}.why`, { property: propertyName }),
  }
}

function paragraphsOf(message: OrderMessage, { when, reason }: OrderFacts, translate: Translate): string[] {
  const { kind, language } = message
  const opening = openingOf(message, translate)
  if (kind === 'accepted' || kind === 'received') {
    const time = when && whenSentence(message, when, translate)
    return [[opening, replacesSentence(message, translate), time].filter(Boolean).join(' ')]
  }
  return [
    [opening, reason].filter((part) => part !== null).join('\n'),
    translate(language, 'mail.order.money'),
    translate(language, 'mail.order.declined.ask'),
  ]
}

function whenSentence(
  { language, deliveryMethod }: OrderMessage,
  when: string,
  translate: Translate,
): string {
  return translate(language, `mail.order.accepted.${deliveryMethod ?? 'at'}`, { when })
}

function timeFact({ language, deliveryMethod }: OrderMessage, { when }: OrderFacts, translate: Translate) {
  if (!when) return []
  return [{ label: translate(language, `mail.order.label.${deliveryMethod ?? 'time'}`), value: when }]
}
