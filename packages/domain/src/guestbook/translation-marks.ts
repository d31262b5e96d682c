import type { BoxContent, Card } from './card-schema.ts'
import { cleaningActionOf, withCleaningAction } from './cleaning-action.ts'
import { fingerprint, wordsIn } from './translated-words.ts'
import { TRANSLATED_FIELDS, type TranslatedField, type TranslationMarks } from './translation-marks-schema.ts'

/** Where a text stands in a language. */
export type TranslatedPlace = { variant: string; field: TranslatedField }

/**
 * The card after a save, with what the save means for its translations: a text that was written is as its writer
 * wants it; one that stayed while its source changed remembers what it was written for. Words that went along to
 * another cleaning action are the same words.
 */
export function trackTranslations(saved: Card, after: Card, defaultIndex: number): Card {
  const before = withCleaningAction(saved, cleaningActionOf(after.options))
  const marks: TranslationMarks = {}
  for (const [language, variants] of Object.entries(after.content)) {
    if (Number(language) === defaultIndex) continue
    for (const [variant, target] of Object.entries(variants)) {
      const at = { language, variant, sourceLanguage: defaultIndex }
      for (const field of TRANSLATED_FIELDS) {
        const mark = markAfter(before, after, target, { ...at, field })
        if (mark !== undefined) put(marks, language, variant, field, mark)
      }
    }
  }
  return withMarks(after, marks)
}

type MarkedText = { language: string; variant: string; field: TranslatedField; sourceLanguage: number }

function markAfter(before: Card, after: Card, target: BoxContent, place: MarkedText): string | undefined {
  const { language, variant, field, sourceLanguage } = place
  const words = wordsIn(target, field)
  if (words === '' || words !== wordsIn(before.content[language]?.[variant], field)) return undefined
  const mark = before.translations?.[language]?.[variant]?.[field]
  if (mark === 'copied' || mark === 'machine') return mark
  const writtenFor = mark ?? fingerprint(wordsIn(before.content[sourceLanguage]?.[variant], field))
  const source = fingerprint(wordsIn(after.content[sourceLanguage]?.[variant], field))
  return writtenFor === source ? undefined : writtenFor
}

/** The card with one language looked through: nothing of it is stale. */
export function markChecked(card: Card, languageIndex: number): Card {
  const { [languageIndex]: _, ...others } = card.translations ?? {}
  return withMarks(card, others)
}

/** The card with these texts marked as copied or translated by a machine. */
export function markUnread(
  card: Card,
  languageIndex: number,
  places: readonly TranslatedPlace[],
  mark: 'copied' | 'machine',
): Card {
  const marks: TranslationMarks = { ...card.translations }
  for (const { variant, field } of places) put(marks, String(languageIndex), variant, field, mark)
  return withMarks(card, marks)
}

function put(
  marks: TranslationMarks,
  language: string,
  variant: string,
  field: TranslatedField,
  mark: string,
): void {
  const variants = marks[language] ?? {}
  marks[language] = { ...variants, [variant]: { ...variants[variant], [field]: mark } }
}

/** Nothing is kept where nothing is marked. */
function withMarks(card: Card, marks: TranslationMarks): Card {
  const { translations: _, ...rest } = card
  return Object.keys(marks).length === 0 ? rest : { ...rest, translations: marks }
}
