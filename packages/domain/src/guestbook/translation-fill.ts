import * as z from 'zod/mini'
import { type BoxContent, boxContentSchema, type Card } from './card-schema.ts'
import { type Line, linesOf, withLines } from './translated-lines.ts'
import { fingerprint, wordsIn } from './translated-words.ts'
import { translatedFields } from './translation.ts'
import { markUnread, type TranslatedPlace } from './translation-marks.ts'

/** The draft with what a language lacks copied from the default language, marked so that somebody looks at it. */
export function copyMissing(card: Card, languageIndex: number, defaultIndex: number): Card {
  const places = translatedFields(card, languageIndex, defaultIndex).filter(({ hasWords }) => !hasWords)
  const filled = places.reduce(
    (draft, { variant, field }) =>
      written(draft, languageIndex, variant, { [field]: card.content[defaultIndex]?.[variant]?.[field] }),
    card,
  )
  return markUnread(filled, languageIndex, places, 'copied')
}

/** One part of a box for a translator. */
export type TranslationTask = TranslatedPlace & {
  /** Fingerprint of the words in the default language. */
  source: string
  lines: Line[]
}

/** What a language lacks; with `stale`, also what was written for other words than those there are now. */
export function translationTasks(
  card: Card,
  { languageIndex, defaultIndex, stale }: { languageIndex: number; defaultIndex: number; stale: boolean },
): TranslationTask[] {
  return translatedFields(card, languageIndex, defaultIndex)
    .filter((field) => !field.hasWords || (stale && field.stale !== null && field.stale !== 'machine'))
    .flatMap(({ variant, field }) => {
      const content = card.content[defaultIndex]?.[variant]
      if (!content) return []
      return [
        { variant, field, source: fingerprint(wordsIn(content, field)), lines: linesOf(content, field) },
      ]
    })
}

export type Filled = { card: Card; filled: number; skipped: number }

/**
 * The draft with translated parts. The translator took its time: what somebody wrote meanwhile stays, and so does
 * what is without words, does not fit, or was translated from words that are no more.
 */
export function fillTranslations(
  card: Card,
  { languageIndex, defaultIndex, stale }: { languageIndex: number; defaultIndex: number; stale: boolean },
  translated: readonly TranslationTask[],
): Filled {
  const asked = translationTasks(card, { languageIndex, defaultIndex, stale })
  let draft = card
  const places: TranslatedPlace[] = []
  for (const { variant, field, source, lines } of translated) {
    const isStillAsked = asked.some(
      (task) => task.variant === variant && task.field === field && task.source === source,
    )
    const content = card.content[defaultIndex]?.[variant]
    const part = isStillAsked && content ? fitting(withLines(content, field, lines)) : null
    if (!part || wordsIn(part, field) === '') continue
    draft = written(draft, languageIndex, variant, part)
    places.push({ variant, field })
  }
  return {
    card: markUnread(draft, languageIndex, places, 'machine'),
    filled: places.length,
    skipped: translated.length - places.length,
  }
}

function fitting(part: Partial<BoxContent>): BoxContent | null {
  const parsed = z.safeParse(boxContentSchema, part)
  return parsed.success ? parsed.data : null
}

function written(card: Card, languageIndex: number, variant: string, part: Partial<BoxContent>): Card {
  const variants = card.content[languageIndex] ?? {}
  return {
    ...card,
    content: {
      ...card.content,
      [languageIndex]: { ...variants, [variant]: { ...variants[variant], ...part } as BoxContent },
    },
  }
}
