import { type CardFormValues, TEXT_FIELDS, type TextField } from './card-texts.ts'

export type Side = 'mine' | 'theirs'
/** A text in which the two versions differ. */
export type Difference = {
  language: string
  field: TextField
  mine: string
  theirs: string
  /** Both changed it; otherwise one side alone did, and that side is suggested. */
  isConflict: boolean
  suggested: Side
}

/** Where my version and the one saved meanwhile differ, seen from the version both began with. */
export function differences(
  base: CardFormValues,
  mine: CardFormValues,
  theirs: CardFormValues,
): Difference[] {
  return Object.keys(mine.texts).flatMap((language) =>
    TEXT_FIELDS.flatMap((field) => {
      const before = base.texts[language]?.[field] ?? ''
      const my = mine.texts[language]?.[field] ?? ''
      const their = theirs.texts[language]?.[field] ?? ''
      if (my === their) return []
      const isMineChanged = my !== before
      return [
        {
          language,
          field,
          mine: my,
          theirs: their,
          isConflict: isMineChanged && their !== before,
          suggested: isMineChanged ? ('mine' as const) : ('theirs' as const),
        },
      ]
    }),
  )
}

/** Their version with the texts for which mine was chosen. */
export function chosenValues(
  theirs: CardFormValues,
  found: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): CardFormValues {
  const texts = structuredClone(theirs.texts)
  for (const difference of found) {
    const of = texts[difference.language]
    if (of && sideOf(difference) === 'mine') of[difference.field] = difference.mine
  }
  return { texts }
}
