import { isLink } from '../links.ts'
import { isValidBoxLink } from './box-link.ts'
import type { Card } from './card-schema.ts'

/*
 * Texts and cards are stored as they were written, also before there was one rule for links. What is sent to us is
 * refused; what is stored reaches guests without the links that do not fit, with all its words.
 */

/** Whether every link in the texts of this content may be followed. */
export function everyLinkFits(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return true
  return Object.values(content).every((part) => !isUnfitLink(part) && everyLinkFits(part))
}

/** The same content; of texts whose link does not fit, the words alone. */
export function withoutUnfitLinks<T>(content: T): T {
  if (typeof content !== 'object' || content === null) return content
  if (Array.isArray(content)) {
    return content.filter((part) => !isUnfitLink(part)).map((part) => withoutUnfitLinks(part)) as T
  }
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, withoutUnfitLinks(part)])) as T
}

/** Whether a card leads nowhere it may not. */
export function cardLinksFit({ content, options }: Pick<Card, 'content' | 'options'>): boolean {
  return everyLinkFits(content) && (!options.link || isValidBoxLink(options.link))
}

/** A stored card as guests may get it. */
export function withFitLinks(card: Card): Card {
  if (cardLinksFit(card)) return card
  const { link, ...options } = card.options
  return {
    ...card,
    content: withoutUnfitLinks(card.content),
    options: { ...options, ...(link && isValidBoxLink(link) ? { link } : {}) },
  }
}

/** The mark of a text, as the editor stores it. */
function isUnfitLink(part: unknown): boolean {
  const { type, attrs } = (part ?? {}) as { type?: unknown; attrs?: { href?: unknown } }
  return type === 'link' && typeof attrs?.href === 'string' && !isLink(attrs.href)
}
