import type { GuestForm } from '@innkeeper/api/registration/guest.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import { type FormField, isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import type { StoredForm } from '../forms/repository.ts'

type Words = Readonly<Record<string, string>>

/** The words of one language; what was not written in it, in the default language. */
export function wordsIn(localization: Localization, index: number) {
  const fallback = defaultLanguage(localization)?.index ?? index
  const text = (words: Words): string => words[index] || words[fallback] || ''
  const only = (words: Words): Record<string, string> => {
    const found = text(words)
    return found === '' ? {} : { [index]: found }
  }
  return {
    form({ id, version, body }: Pick<StoredForm, 'id' | 'version' | 'body'>): GuestForm {
      const { country, keptMonths, registersFromAge, residentsAreExempt, isDrawnSignatureAsked } = body
      return {
        ...{ id, version, country, keptMonths, registersFromAge, residentsAreExempt, isDrawnSignatureAsked },
        welcome: text(body.welcome),
        terms: text(body.terms),
        termsVersion: body.termsVersion,
      }
    },
    /** Those that are asked of anybody. */
    fields: (fields: readonly FormField[]): FormField[] =>
      fields
        .filter(({ isEnabled }) => isEnabled)
        .map((field) => {
          const hints = only(field.hints)
          if (!isCustomField(field)) return { ...field, hints }
          const choices = field.choices.map(({ id, labels }) => ({ id, labels: only(labels) }))
          return { ...field, hints, labels: only(field.labels), choices }
        }),
  }
}
