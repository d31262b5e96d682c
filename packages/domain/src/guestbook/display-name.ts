import type { Card } from './card-schema.ts'
import { CARD_FALLBACK_NAMES } from './card-types.ts'

const SHORTEST_NAME = 3

/** What a card is called in lists: its first telling text, else a fixed name by type (spec 3). */
export function cardDisplayName(
  card: Pick<Card, 'type' | 'content' | 'options'>,
  languageIndex: number | string = 0,
): string {
  const variants = card.content[String(languageIndex)]
  const content =
    variants?.default ??
    variants?.preRedeemed ??
    (card.options.cleaningAction ? variants?.[card.options.cleaningAction] : undefined)
  const candidates = [content?.title, content?.subtitle, content?.button?.text]
  const name = candidates.map((text) => text?.trim() ?? '').find((text) => text.length >= SHORTEST_NAME)
  return name ?? CARD_FALLBACK_NAMES[card.type]
}
