import type { OrderMessage, Translate } from './order-message.ts'

/** What happened, as the subject of a letter. */
export function subjectOf({ language, kind, number, room }: OrderMessage, translate: Translate): string {
  return room === null
    ? translate(language, `mail.order.${kind}.subject`, { number: String(number) })
    : translate(language, `mail.upgrade.${kind}.subject`, { room })
}

/** What happened, as a sentence: to an order, or to the room that was asked for. */
export function openingOf({ language, kind, room }: OrderMessage, translate: Translate): string {
  return room === null
    ? translate(language, `mail.order.${kind}.text`)
    : translate(language, `mail.upgrade.${kind}.text`, { room })
}

/** That it stands in the place of the order its guest changed; null where it stands in nobody's. */
export function replacesSentence({ language, replaces }: OrderMessage, translate: Translate): string | null {
  return replaces === null ? null : translate(language, 'mail.order.replaces', { number: String(replaces) })
}
