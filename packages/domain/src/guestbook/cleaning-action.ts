import type { CleaningChoice } from '../cleaning/constants.ts'
import type { BoxContent, Card, CardOptions, CLEANING_ACTIONS } from './card-schema.ts'

export type CleaningAction = (typeof CLEANING_ACTIONS)[number]

/** What a room cleaning box offers; one that was saved without saying so lets guests ask. */
export function cleaningActionOf({ cleaningAction }: Pick<CardOptions, 'cleaningAction'>): CleaningAction {
  return cleaningAction ?? 'request'
}

/**
 * Whether guests read the card's own words on its button. Where it offers both there are two buttons, and one text
 * that was written for the one would be wrong on the other: each says what it does.
 */
export function hasOwnButton(variant: string): boolean {
  return variant !== ('either' satisfies CleaningAction)
}

/** What a box offers, the choice that its own button text is for last. */
export function offeredChoices(options: Pick<CardOptions, 'cleaningAction'>): CleaningChoice[] {
  const action = cleaningActionOf(options)
  return (['skip', 'request'] as const).filter((choice) => action === 'either' || action === choice)
}

type Offering = Pick<Card, 'content' | 'options' | 'translations'>

/**
 * The card with another action. Its words are kept under the name of the action, so they go along, with what is known
 * of their translations; where the other action has words of its own, both keep theirs.
 */
export function withCleaningAction<C extends Offering>(card: C, action: CleaningAction): C {
  const from = cleaningActionOf(card.options)
  const options = { ...card.options, cleaningAction: action }
  if (from === action || hasWords(card.content, action)) return { ...card, options }
  return {
    ...card,
    options,
    content: renamed(card.content, from, action),
    ...(card.translations && { translations: renamed(card.translations, from, action) }),
  }
}

type ByLanguage<Part> = Record<string, Record<string, Part>>

function hasWords(content: ByLanguage<BoxContent>, variant: string): boolean {
  return Object.values(content).some(({ [variant]: box }) => box && Object.keys(box).length > 0)
}

function renamed<Part>(said: ByLanguage<Part>, from: string, to: string): ByLanguage<Part> {
  return Object.fromEntries(
    Object.entries(said).map(([language, { [from]: part, ...others }]) => [
      language,
      part === undefined ? others : { ...others, [to]: part },
    ]),
  )
}
