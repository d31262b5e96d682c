import { ADULT_AGE, type AppliesTo, type PersonKind, type WizardStep } from './constants.ts'
import { isCustomField } from './custom-fields.ts'
import type { FormBody, FormField } from './form-schema.ts'
import { type Citizen, isConditionMet } from './nationality.ts'
import { isStandardField, standardField } from './standard-fields.ts'

export type AskedPerson = Citizen & {
  kind: PersonKind
  /** YYYY-MM-DD, or null while it is not known. */
  birthDate: string | null
}

const MEANT: Record<AppliesTo, readonly PersonKind[]> = {
  'main guest': ['main'],
  adults: ['main', 'adult', 'spouse'],
  all: ['main', 'adult', 'spouse', 'child'],
}
/** What even the youngest are asked. */
const OF_THE_YOUNG = ['firstName', 'lastName', 'birthDate']

export const stepOf = (field: Pick<FormField, 'name'>): WizardStep =>
  isStandardField(field.name) ? standardField(field.name).step : 'your-information'

/** Whole years on a day. */
export function ageOn(birthDate: string, day: string): number {
  const [year, rest] = [Number(birthDate.slice(0, 4)), birthDate.slice(4)]
  return Number(day.slice(0, 4)) - year - (day.slice(4) < rest ? 1 : 0)
}

export const isMinor = (birthDate: string, arrival: string): boolean => ageOn(birthDate, arrival) < ADULT_AGE

/**
 * What this person is asked, in the form's order. Whoever travels along is asked about themselves alone; signature,
 * trip and terms are once for the form.
 */
export function askedFields(body: FormBody, person: AskedPerson, arrival: string): FormField[] {
  const isCompanion = person.kind === 'spouse' || person.kind === 'child'
  const known = knownOf(body, person)
  const { registersFromAge } = body
  const isTooYoung =
    registersFromAge !== null &&
    known.birthDate !== null &&
    ageOn(known.birthDate, arrival) < registersFromAge
  return body.fields.filter((field) => {
    if (!field.isEnabled) return false
    if (isCompanion && isOncePerForm(field)) return false
    if (isTooYoung && isCompanion && !OF_THE_YOUNG.includes(field.name)) return false
    if (!isOncePerForm(field) && !MEANT[field.appliesTo].includes(person.kind)) return false
    if (field.name === 'nationality') return true
    // Where somebody lives is what decides, so it stays a question once it is answered.
    const citizen = field.name === 'residenceCountry' ? { ...known, residenceCountry: null } : known
    return isConditionMet(field.nationality, citizen, body)
  })
}

/** What the form lets us know of a person: what it does not ask decides nothing. */
function knownOf(body: FormBody, person: AskedPerson): AskedPerson {
  const isAsked = (asked: string) =>
    body.fields.some(
      ({ name, isEnabled, appliesTo }) =>
        name === asked && isEnabled && MEANT[appliesTo].includes(person.kind),
    )
  return {
    kind: person.kind,
    nationality: isAsked('nationality') ? person.nationality : null,
    residenceCountry: isAsked('residenceCountry') ? person.residenceCountry : null,
    birthDate: isAsked('birthDate') ? person.birthDate : null,
  }
}

export function isOncePerForm(field: FormField): boolean {
  return (
    !isCustomField(field) && isStandardField(field.name) && standardField(field.name).isOncePerForm === true
  )
}
