import { DOCUMENT_TYPES, STAY_PURPOSES } from '@innkeeper/domain/registration/constants.ts'
import { type FormBody, type FormField, isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { kindOf } from '@innkeeper/domain/registration/problems.ts'
import { isStandardField } from '@innkeeper/domain/registration/standard-fields.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../../../platform/texts.ts'

const COUNTRY = /^[A-Z]{2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const countryNames = new Intl.DisplayNames([intlLocaleFor(ADMIN_LANGUAGE)], { type: 'region' })

/** The first of these languages that has words; else any. */
function wordsIn(words: Record<string, string>, languages: readonly number[]): string {
  return languages.map((index) => words[index]).find(Boolean) ?? Object.values(words).find(Boolean) ?? ''
}

/** What a field is called; the house's own by its own words. */
export function fieldWords(
  t: AdminTranslate,
  { fields }: Pick<FormBody, 'fields'>,
  name: string,
  languages: readonly number[],
): string {
  if (isStandardField(name)) return t(`regSubs.field.${name}`)
  const own = fields.find((field) => field.name === name)
  return (own && isCustomField(own) && wordsIn(own.labels, languages)) || t('regSubs.field.own')
}

/** A value as people read it. What is masked is no day and no country any more, and stands as it is. */
export function valueWords(
  t: AdminTranslate,
  field: FormField,
  value: string,
  languages: readonly number[],
): string {
  switch (kindOf(field)) {
    case 'date':
      return DAY.test(value) ? formatDateOnly(value) : value
    case 'country':
      return COUNTRY.test(value) ? (countryNames.of(value) ?? value) : value
    case 'checkbox':
      return value === 'yes' ? t('regSubs.yes') : value
    case 'single choice':
      return choiceWords(t, field, value, languages)
    default:
      return value
  }
}

function choiceWords(
  t: AdminTranslate,
  field: FormField,
  value: string,
  languages: readonly number[],
): string {
  if (isCustomField(field)) {
    const choice = field.choices.find(({ id }) => id === value)
    return (choice && wordsIn(choice.labels, languages)) || value
  }
  const purpose = STAY_PURPOSES.find((one) => one === value)
  const document = DOCUMENT_TYPES.find((one) => one === value)
  if (field.name === 'purposeOfStay' && purpose) return t(`regSubs.purpose.${purpose}`)
  return document ? t(`regSubs.document.${document}`) : value
}

/** Fields without words of a person: they stand at their own place. */
const ELSEWHERE = ['companions', 'signature', 'idPicture', 'arrivalDate', 'departureDate', 'acceptedTerms']

/** What this person wrote, in the order in which it was asked; what was left empty is left out. */
export function writtenFields(body: Pick<FormBody, 'fields'>, values: Record<string, string>): FormField[] {
  return body.fields.filter(({ name }) => !ELSEWHERE.includes(name) && Boolean(values[name]))
}
