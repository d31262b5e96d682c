import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import {
  type CheckoutField,
  type CheckoutProblem,
  checkoutProblems,
} from '@innkeeper/domain/orders/checkout-problems.ts'

/** What a guest writes when they ask for another room. */
export const REQUEST_FIELDS = [
  'reservationNumber',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'comments',
] as const
export type RequestField = (typeof REQUEST_FIELDS)[number]
export type RequestForm = Record<RequestField, string>

export const EMPTY_REQUEST: RequestForm = {
  reservationNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  comments: '',
}

/** What was kept of a form, as far as it is one. */
export function parseRequestForm(stored: unknown): RequestForm {
  const kept = (stored ?? {}) as Partial<Record<string, unknown>>
  const text = (field: RequestField) => (typeof kept[field] === 'string' ? kept[field] : '')
  return Object.fromEntries(REQUEST_FIELDS.map((field) => [field, text(field)])) as RequestForm
}

/** What the link's booking fills, so that the form need not ask. */
function knownOf(guest: Upgrades['guest']): RequestField[] {
  if (!guest) return []
  const named: RequestField[] = ['reservationNumber', 'firstName', 'lastName']
  return guest.email === null ? named : [...named, 'email']
}

export type RequestProblems = Partial<Record<RequestField, CheckoutProblem>>

/** Whoever came by a link can be reached by e-mail; others give a phone number as well (spec 5). */
export function requestProblems(form: RequestForm, guest: Upgrades['guest']): RequestProblems {
  const answers = { ...form, roomNumber: '', timeOfDelivery: null, deliveryOrPickup: null }
  return fieldsOf(
    checkoutProblems(answers, {
      known: knownOf(guest),
      asks: { time: false, delivery: false, phone: guest === null },
    }),
  )
}

/** Problems as far as they name fields of this form. */
export function fieldsOf(problems: unknown): RequestProblems {
  if (typeof problems !== 'object' || problems === null) return {}
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => REQUEST_FIELDS.includes(field as RequestField)),
  )
}

/** What the form says about each field (spec 5), whether it is empty or cannot be right. */
export const FIELD_MESSAGES = {
  reservationNumber: 'upgrade.enterReservation',
  firstName: 'upgrade.enterFirstName',
  lastName: 'upgrade.enterLastName',
  email: 'upgrade.invalidEmail',
  phoneNumber: 'upgrade.invalidPhone',
  comments: 'upgrade.missing',
} as const satisfies Record<RequestField & CheckoutField, string>
