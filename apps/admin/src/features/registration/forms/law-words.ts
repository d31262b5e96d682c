import { type FormField, isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { isPresetCountry } from '@innkeeper/domain/registration/presets.ts'
import { isStandardField } from '@innkeeper/domain/registration/standard-fields.ts'
import { countries } from '@innkeeper/i18n/countries.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

export const COUNTRY_OPTIONS = countries.map(({ code, name, nativeName }) => ({
  value: code,
  label: name === nativeName ? name : `${name} (${nativeName})`,
}))

export const countryName = (code: string): string =>
  countries.find((country) => country.code === code)?.name ?? code

/** "Danish law". */
export const lawName = (t: AdminTranslate, country: string): string =>
  t(isPresetCountry(country) ? `regForms.lawName.${country}` : 'regForms.lawName.other')

/** What the law of a country asks of guests, in two sentences. */
export const lawAsks = (t: AdminTranslate, country: string | null): string =>
  t(country !== null && isPresetCountry(country) ? `regForms.asks.${country}` : 'regForms.asks.other')

/** What the law says of one field; nothing where no law is known, or of the house's own fields. */
export function lawSentence(t: AdminTranslate, country: string, name: string): string | null {
  return isPresetCountry(country) && isStandardField(name) ? t(`regForms.law.${country}.${name}`) : null
}

/** What staff call a field; their own by what guests read in the default language. */
export function fieldName(t: AdminTranslate, field: FormField, language: number): string {
  if (isCustomField(field)) return field.labels[language]?.trim() || t('regForms.own.unnamed')
  return isStandardField(field.name) ? t(`regForms.field.${field.name}`) : field.name
}
