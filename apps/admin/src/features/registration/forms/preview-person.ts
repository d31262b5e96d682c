import { type AskedPerson, askedFields, stepOf } from '@innkeeper/domain/registration/asked-fields.ts'
import {
  ADULT_AGE,
  type PersonKind,
  WIZARD_STEPS,
  type WizardStep,
} from '@innkeeper/domain/registration/constants.ts'
import type { FormBody, FormField } from '@innkeeper/domain/registration/form-schema.ts'

/** Whom the form is tried with. */
export type PreviewGuest = {
  kind: PersonKind
  nationality: string
  /** Of a child. */
  age: number
  isResident: boolean
}

export const ANY_ADULT_AGE = 35
export const CHILD_AGE = { least: 0, first: 7, most: ADULT_AGE - 1 } as const

/** The guest on a day, as the rules see them; who lives elsewhere lives where they come from, or nowhere that counts. */
export function personOf({ kind, nationality, age, isResident }: PreviewGuest, country: string, day: string) {
  const years = kind === 'child' ? age : ANY_ADULT_AGE
  const person: AskedPerson = {
    kind,
    nationality,
    residenceCountry: isResident || nationality === country ? country : nationality,
    birthDate: `${Number(day.slice(0, 4)) - years}${day.slice(4)}`,
  }
  return person
}

export type PreviewStep = { step: WizardStep; fields: FormField[] }

/** What the wizard would ask this guest, step by step, and what of the form they are not asked. */
export function previewOf(body: FormBody, guest: PreviewGuest, day: string) {
  const asked = askedFields(body, personOf(guest, body.country, day), day)
  const isCompanion = guest.kind === 'spouse' || guest.kind === 'child'
  const steps: PreviewStep[] = isCompanion
    ? [{ step: 'accompanying-guests', fields: asked }]
    : WIZARD_STEPS.map((step) => ({ step, fields: asked.filter((field) => stepOf(field) === step) }))
  return { steps, notAsked: body.fields.filter((field) => field.isEnabled && !asked.includes(field)) }
}
