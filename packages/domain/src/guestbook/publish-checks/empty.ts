import type { Card } from '../card-schema.ts'
import { CARD_KINDS } from '../card-types.ts'
import { cleaningActionOf } from '../cleaning-action.ts'
import { isHolder } from '../grouping.ts'
import { isSectionAlone } from '../section.ts'
import { wordsIn } from '../translated-words.ts'
import { translatedFields } from '../translation.ts'
import { TRANSLATED_FIELDS } from '../translation-marks-schema.ts'
import { type CardProblem, problem } from './problem.ts'

type Checked = Pick<Card, 'type' | 'content' | 'options' | 'translations'>

/** A holder that holds nothing, or a card that says and shows nothing in the default language. */
export function emptyCard(card: Checked, heldCards: number, language: number): CardProblem[] {
  if (isHolder(card.type)) return heldCards === 0 ? [problem('empty', 'held')] : []
  // What needs a title is told so, which is more to the point.
  if (CARD_KINDS[card.type].needsTitle || hasWords(card, language)) return []
  const { isAboutCleaning, variants } = CARD_KINDS[card.type]
  return [
    problem('empty', 'title', { variant: isAboutCleaning ? cleaningActionOf(card.options) : variants[0] }),
  ]
}

/**
 * Languages in which guests would read less than in the default one: of a card with no words at all they get the
 * default language's, of a card with some of them the rest is missing. One problem per language, at the first gap.
 */
export function emptyInLanguages(card: Checked, [main, ...others]: readonly number[]): CardProblem[] {
  if (main === undefined) return []
  return others.flatMap((language) => {
    const gap = translatedFields(card, language, main).find((field) => !field.hasWords)
    return gap ? [problem('empty', gap.field, { language, variant: gap.variant })] : []
  })
}

function hasWords(card: Checked, language: number): boolean {
  return Object.entries(card.content[language] ?? {}).some(
    ([variant, content]) =>
      isShown(card, variant) &&
      !isSectionAlone(content) &&
      TRANSLATED_FIELDS.some((field) => wordsIn(content, field) !== ''),
  )
}

/** Of a card about cleaning, guests read the words of what it offers, else those for whatever it offers. */
function isShown({ type, options }: Checked, variant: string): boolean {
  if (!CARD_KINDS[type].isAboutCleaning) return true
  return variant === cleaningActionOf(options) || variant === 'default'
}
