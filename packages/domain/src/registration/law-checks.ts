import { APPLIES_TO, NATIONALITY_CONDITIONS } from './constants.ts'
import type { FormBody, FormField } from './form-schema.ts'
import { formBodyOf, isPresetCountry, presetOf } from './presets.ts'
import { isStandardField, type StandardFieldName, standardField } from './standard-fields.ts'

/*
 * What of a form differs from the law of its country. The editor says it; nothing but a forbidden field is refused.
 */

/** What the law of a country says of a field. */
export type LawOfField = 'asks' | 'forbids' | 'silent'

/** In every preset, but the house's own matter. */
const OF_THE_HOUSE: readonly StandardFieldName[] = ['acceptedTerms']

export function lawOfField(country: string, name: string): LawOfField {
  if (!isPresetCountry(country) || !isStandardField(name)) return 'silent'
  const { asked, forbidden } = presetOf(country)
  if (forbidden.includes(name)) return 'forbids'
  return name in asked && !OF_THE_HOUSE.includes(name) ? 'asks' : 'silent'
}

/** How a field asks for less than the law, or for more than it allows. */
export type FieldDifference = 'forbidden' | 'off' | 'optional' | 'of fewer people' | 'of fewer nationalities'

/** The first thing in which a field falls short of the law; null where it is as the law asks. */
export function fieldDifference(country: string, field: FormField): FieldDifference | null {
  const law = lawOfField(country, field.name)
  if (law === 'forbids') return field.isEnabled ? 'forbidden' : null
  const asked = law === 'asks' ? lawfulField(country, field.name) : undefined
  if (!asked) return null
  if (!field.isEnabled) return 'off'
  if (asked.isRequired && !field.isRequired) return 'optional'
  const isOfAPerson = isStandardField(field.name) && standardField(field.name).isOncePerForm !== true
  if (isOfAPerson && isBefore(APPLIES_TO, field.appliesTo, asked.appliesTo)) return 'of fewer people'
  // Each of these conditions holds for fewer people than the one before it.
  return isBefore(NATIONALITY_CONDITIONS, asked.nationality, field.nationality)
    ? 'of fewer nationalities'
    : null
}

/** A field as the law of a country asks for it. */
export function lawfulField(country: string, name: string): FormField | undefined {
  return formBodyOf(country).fields.find((field) => field.name === name)
}

function isBefore<T>(order: readonly T[], one: T, other: T): boolean {
  return order.indexOf(one) < order.indexOf(other)
}

/** How the form as a whole differs from the law. */
export type FormDifference =
  | 'kept longer'
  | 'kept shorter'
  | 'older people only'
  | 'residents left out'
  | 'typed signature'

export function formDifferences(body: FormBody): FormDifference[] {
  const { country, keptMonths, registersFromAge, residentsAreExempt, isDrawnSignatureAsked } = body
  if (!isPresetCountry(country)) return []
  const law = presetOf(country)
  const found: [FormDifference, boolean][] = [
    ['kept longer', keptMonths > law.keptMonths],
    ['kept shorter', keptMonths < law.keptMonths],
    ['older people only', (registersFromAge ?? 0) > (law.registersFromAge ?? 0)],
    ['residents left out', residentsAreExempt && !law.residentsAreExempt],
    ['typed signature', law.isDrawnSignatureAsked && !isDrawnSignatureAsked],
  ]
  return found.filter(([, isSo]) => isSo).map(([difference]) => difference)
}

/** Asked of some nationalities by a form that asks for none: nobody is ever asked it. */
export function isNeverAsked(body: Pick<FormBody, 'fields'>, field: FormField): boolean {
  const isNationalityAsked = body.fields.some(({ name, isEnabled }) => name === 'nationality' && isEnabled)
  return field.isEnabled && field.nationality !== 'everyone' && !isNationalityAsked
}
