import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { kindOf } from '@innkeeper/domain/registration/problems.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { choiceLabel, fieldLabel } from '../fields/field-words.ts'

export type Words = {
  t: RegistrationTranslate
  language: string
  countryName: (code: string) => string
}

/** An answer as it is read: days, countries and choices by their words. */
export function valueWords(field: FormField, value: string, { t, language, countryName }: Words): string {
  switch (kindOf(field)) {
    case 'date':
      return formatDateOnly(value, intlLocaleFor(language))
    case 'country':
      return countryName(value)
    case 'single choice':
      return choiceLabel(field, value, t)
    case 'checkbox':
      return t('registration.yes')
    default:
      return value
  }
}

/** Questions to whoever reads them, as words for somebody else's answer. */
const AS_WORDS: Readonly<Record<string, 'sent.field.documentType' | 'sent.field.residenceCountry'>> = {
  documentType: 'sent.field.documentType',
  residenceCountry: 'sent.field.residenceCountry',
}

export const labelWords = (field: FormField, t: RegistrationTranslate): string => {
  const words = AS_WORDS[field.name]
  return words ? t(words) : fieldLabel(field, t)
}
