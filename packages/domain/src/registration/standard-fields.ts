import type { FieldKind, WizardStep } from './constants.ts'

type StandardField = {
  kind: FieldKind
  step: WizardStep
  /** Asked once for the whole form, never of those who travel along. */
  isOncePerForm?: true
  /** Shown in part until somebody opens it with a reason. */
  isMasked?: true
}

/** The fields the product knows (spec 3), in their usual order; a property adds others of its own. */
export const STANDARD_FIELDS = {
  firstName: { kind: 'text', step: 'your-information' },
  lastName: { kind: 'text', step: 'your-information' },
  birthDate: { kind: 'date', step: 'your-information' },
  nationality: { kind: 'country', step: 'your-information' },
  residenceCountry: { kind: 'country', step: 'your-information' },
  address: { kind: 'address', step: 'your-information' },
  occupation: { kind: 'text', step: 'your-information' },
  email: { kind: 'email', step: 'your-information', isOncePerForm: true },
  phone: { kind: 'phone', step: 'your-information', isOncePerForm: true },
  documentType: { kind: 'single choice', step: 'your-information' },
  passportNumber: { kind: 'text', step: 'your-information', isMasked: true },
  documentIssuer: { kind: 'country', step: 'your-information' },
  passportIssueDate: { kind: 'date', step: 'your-information' },
  passportExpiryDate: { kind: 'date', step: 'your-information' },
  idNumber: { kind: 'text', step: 'your-information', isMasked: true },
  idPicture: { kind: 'picture', step: 'your-information', isOncePerForm: true, isMasked: true },
  companions: { kind: 'companions', step: 'accompanying-guests', isOncePerForm: true },
  arrivalDate: { kind: 'date', step: 'trip-information', isOncePerForm: true },
  departureDate: { kind: 'date', step: 'trip-information', isOncePerForm: true },
  purposeOfStay: { kind: 'single choice', step: 'trip-information', isOncePerForm: true },
  arrivedFrom: { kind: 'country', step: 'trip-information', isOncePerForm: true },
  signature: { kind: 'signature', step: 'sign-and-confirm', isOncePerForm: true, isMasked: true },
  acceptedTerms: { kind: 'checkbox', step: 'sign-and-confirm', isOncePerForm: true },
} as const satisfies Record<string, StandardField>

export type StandardFieldName = keyof typeof STANDARD_FIELDS
export const STANDARD_FIELD_NAMES = Object.keys(STANDARD_FIELDS) as StandardFieldName[]
export const isStandardField = (name: string): name is StandardFieldName =>
  Object.hasOwn(STANDARD_FIELDS, name)
export const standardField = (name: StandardFieldName): StandardField => STANDARD_FIELDS[name]

/** Values that are shown in part; what a property added itself is shown as it is. */
export const isMaskedField = (name: string): boolean =>
  isStandardField(name) && standardField(name).isMasked === true
