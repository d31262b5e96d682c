import {
  type BoxContent,
  CARD_BUTTON_MAX,
  CARD_SUBTITLE_MAX,
  CARD_TITLE_MAX,
  type Card,
  type CardContent,
} from './card-schema.ts'
import { CARD_KINDS } from './card-types.ts'
import { COPY_SUFFIX } from './constants.ts'
import { cardDisplayName, namingText, namingVariant } from './display-name.ts'

/**
 * Copies of cards that stay together: a holder and what it holds. Each has its own id, and its name ends with
 * " (Copy)" in every language it has one in (spec 9).
 */
export function copyCards(cards: readonly Card[], languageIndex: number, newId: () => string): Card[] {
  const ids = new Map(cards.map(({ id }) => [id, newId()]))
  return cards.map((card) => ({
    ...card,
    id: ids.get(card.id) ?? card.id,
    parentId: card.parentId === null ? null : (ids.get(card.parentId) ?? card.parentId),
    content: renamed(card, languageIndex),
    ...(card.form ? { form: { ...card.form, id: newId() } } : {}),
  }))
}

function renamed(card: Card, languageIndex: number): CardContent {
  const content = Object.fromEntries(
    Object.entries(card.content).map(([index, variants]) => {
      const name = namingVariant(card, index)
      return [index, name === null ? variants : { ...variants, [name]: ended(variants[name] ?? {}) }]
    }),
  )
  if (cardDisplayName({ ...card, content }, languageIndex).endsWith(COPY_SUFFIX)) return content
  // A card without words in the language it is listed in is told apart by a title of its own.
  const variants = content[languageIndex] ?? {}
  const name = namingVariant(card, languageIndex) ?? 'default'
  const title = CARD_KINDS[card.type].fallbackName + COPY_SUFFIX
  return { ...content, [languageIndex]: { ...variants, [name]: { ...variants[name], title } } }
}

/** The text that names the card with the suffix, shortened where there is no room for it. */
function ended(content: BoxContent): BoxContent {
  const naming = namingText(content)
  switch (naming?.place) {
    case 'title':
      return { ...content, title: withSuffix(naming.words, CARD_TITLE_MAX) }
    case 'subtitle':
      return { ...content, subtitle: withSuffix(naming.words, CARD_SUBTITLE_MAX) }
    case 'button':
      return { ...content, button: { text: withSuffix(naming.words, CARD_BUTTON_MAX) } }
    default:
      return content
  }
}

const withSuffix = (words: string, max: number) =>
  words.slice(0, max - COPY_SUFFIX.length).trimEnd() + COPY_SUFFIX
