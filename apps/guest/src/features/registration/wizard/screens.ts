import { stepOf } from '@innkeeper/domain/registration/asked-fields.ts'
import { WIZARD_STEPS, type WizardStep } from '@innkeeper/domain/registration/constants.ts'
import { isCustomField } from '@innkeeper/domain/registration/custom-fields.ts'
import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'

/** One group of questions at a time; the first step has up to three. */
export const SCREENS = ['you', 'contact', 'document', 'companions', 'trip', 'sign'] as const
export type Screen = (typeof SCREENS)[number]

const STEP: Readonly<Record<Screen, WizardStep>> = {
  you: 'your-information',
  contact: 'your-information',
  document: 'your-information',
  companions: 'accompanying-guests',
  trip: 'trip-information',
  sign: 'sign-and-confirm',
}
const CONTACT = ['email', 'phone']
const DOCUMENT = [
  'documentType',
  'passportNumber',
  'documentIssuer',
  'passportIssueDate',
  'passportExpiryDate',
  'idNumber',
  'idPicture',
]
const OF_STEP: Readonly<Record<WizardStep, Screen>> = {
  'your-information': 'you',
  'accompanying-guests': 'companions',
  'trip-information': 'trip',
  'sign-and-confirm': 'sign',
}

/** Where a field is asked. */
export function screenOf(field: Pick<FormField, 'name'>): Screen {
  if (DOCUMENT.includes(field.name)) return 'document'
  if (CONTACT.includes(field.name) || isCustomField(field)) return 'contact'
  return OF_STEP[stepOf(field)]
}

/** Where a problem is put right: `companions.<place>.<name>` belongs to those who travel along. */
export const screenOfProblem = (field: string): Screen =>
  field.startsWith('companions') ? 'companions' : screenOf({ name: field })

/** The screens of a form, as far as anything is asked; the trip and the end are always looked at. */
export function screensOf(asked: readonly FormField[]): Screen[] {
  const needed = new Set<Screen>([...asked.map(screenOf), 'trip', 'sign'])
  return SCREENS.filter((screen) => needed.has(screen))
}

/** The step a screen belongs to, its place among those of the form, and how many there are. */
export function stepPlace(screen: Screen, screens: readonly Screen[]) {
  const steps = WIZARD_STEPS.filter((step) => screens.some((one) => STEP[one] === step))
  const step = STEP[screen]
  return { step, place: steps.indexOf(step) + 1, total: steps.length }
}

/** The one before or after; null at the ends. */
export function neighbour(screen: Screen, screens: readonly Screen[], by: 1 | -1): Screen | null {
  const place = screens.indexOf(screen)
  return place === -1 ? (screens[0] ?? null) : (screens[place + by] ?? null)
}
