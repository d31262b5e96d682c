import type { Card } from './card-schema.ts'
import { hasOwnButton } from './cleaning-action.ts'
import { fieldsToTranslate, fingerprint, wordsIn } from './translated-words.ts'
import type { TranslatedField } from './translation-marks-schema.ts'

/*
 * How far a card is translated, seen from the property's default language. The page that shows it at a glance, the
 * editor's marks and the server that fills drafts ask the same functions.
 */

export const TRANSLATION_STATES = ['none', 'missing', 'partly', 'stale', 'complete'] as const
/** `none`: the default language says nothing either. `stale`: all is there, and some of it wants a look. */
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** Why a text wants a look: its source changed later, or nobody has read what was copied or translated. */
export type StaleReason = 'source' | 'copied' | 'machine'

export type FieldState = {
  variant: string
  field: TranslatedField
  hasWords: boolean
  stale: StaleReason | null
}

type Translated = Pick<Card, 'type' | 'content' | 'translations'>

/** Every part of a card that its default language has words for, as it stands in another language. */
export function translatedFields(
  card: Translated,
  languageIndex: number,
  defaultIndex: number,
): FieldState[] {
  const targets = card.content[languageIndex] ?? {}
  return Object.entries(card.content[defaultIndex] ?? {}).flatMap(([variant, source]) => {
    const target = targets[variant]
    const fields = fieldsToTranslate(card.type, source, target)
    const read = hasOwnButton(variant) ? fields : fields.filter((field) => field !== 'button')
    return read.map((field) => {
      const hasWords = wordsIn(target, field) !== ''
      const mark = card.translations?.[languageIndex]?.[variant]?.[field]
      const stale = hasWords && mark ? staleReason(mark, wordsIn(source, field)) : null
      return { variant, field, hasWords, stale }
    })
  })
}

export type TranslationSummary = {
  state: TranslationState
  total: number
  done: number
  stale: number
  /** Of the first text that wants a look. */
  reason: StaleReason | null
}

/** One card in one language in a word and numbers. */
export function translationOf(
  card: Translated,
  languageIndex: number,
  defaultIndex: number,
): TranslationSummary {
  const fields = translatedFields(card, languageIndex, defaultIndex)
  const done = fields.filter(({ hasWords }) => hasWords).length
  const stale = fields.filter((field) => field.stale !== null)
  return {
    state: stateOf(fields.length, done, stale.length),
    total: fields.length,
    done,
    stale: stale.length,
    reason: stale[0]?.stale ?? null,
  }
}

function stateOf(total: number, done: number, stale: number): TranslationState {
  if (total === 0) return 'none'
  if (done === 0) return 'missing'
  if (done < total) return 'partly'
  return stale > 0 ? 'stale' : 'complete'
}

function staleReason(mark: string, sourceWords: string): StaleReason | null {
  if (mark === 'copied' || mark === 'machine') return mark
  return mark === fingerprint(sourceWords) ? null : 'source'
}
