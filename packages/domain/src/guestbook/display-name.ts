import type { BoxContent, Card } from './card-schema.ts'
import { CARD_KINDS } from './card-types.ts'
import { cleaningActionOf } from './cleaning-action.ts'
import { fillPlaceholders } from './placeholders.ts'
import { isSectionAlone } from './section.ts'

const SHORTEST_NAME = 3
/** Marks that nothing ends with. */
const LEADING_ON = /[\s,;:–—-]+$/

type Named = Pick<Card, 'type' | 'content' | 'options'>

/** What a card is called in lists: its first telling text, else a fixed name by type (spec 3). */
export function cardDisplayName(card: Named, languageIndex: number | string = 0): string {
  const variant = namingVariant(card, languageIndex)
  const content = variant === null ? undefined : card.content[String(languageIndex)]?.[variant]
  const text = content && namingText(content)
  return text ? toldIn(text.words) : CARD_KINDS[card.type].fallbackName
}

/** The variant whose words name the card in a language; null where there is none. */
export function namingVariant(card: Named, languageIndex: number | string): string | null {
  const variants = card.content[String(languageIndex)] ?? {}
  const names = ['default', 'preRedeemed', cleaningActionOf(card.options)]
  const written = names.filter((name) => variants[name] !== undefined)
  return written.find((name) => variants[name] && !isSectionAlone(variants[name])) ?? written[0] ?? null
}

/** The first of title, subtitle and button text that is long enough to tell something. */
export function namingText(
  content: BoxContent,
): { place: 'title' | 'subtitle' | 'button'; words: string } | null {
  const { title = '', subtitle = '', button } = content
  const texts = [
    { place: 'title' as const, words: title },
    { place: 'subtitle' as const, words: subtitle },
    { place: 'button' as const, words: button?.text ?? '' },
  ]
  return texts.find(({ words }) => toldIn(words).length >= SHORTEST_NAME) ?? null
}

/** What a text says while no guest is meant; a mark that led to a placeholder at its end goes with it. */
function toldIn(words: string): string {
  // The property's name is always there, only not here.
  const told = fillPlaceholders(words, { propertyName: '…' }).trim()
  return told === words.trim() ? told : told.replace(LEADING_ON, '')
}
