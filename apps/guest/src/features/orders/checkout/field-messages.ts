import type { CheckoutField, CheckoutProblem } from '@innkeeper/domain/orders/checkout-problems.ts'

/** What the form says about each field (spec 5), whether it is empty or cannot be right. */
const MESSAGES = {
  reservationNumber: 'order.enterReservation',
  firstName: 'order.enterFirstName',
  lastName: 'order.enterLastName',
  email: 'form.invalidEmail',
  phoneNumber: 'form.invalidPhone',
  timeOfDelivery: 'order.selectTime',
  deliveryOrPickup: 'order.selectDelivery',
  roomNumber: 'order.enterRoom',
  comments: 'form.required',
} as const satisfies Record<CheckoutField, string>

export type FieldMessage = (typeof MESSAGES)[CheckoutField]

export function messageOf(field: CheckoutField): FieldMessage {
  return MESSAGES[field]
}

/** Problems the server found, as far as they name fields we know. */
export function fieldsOf(details: unknown): Partial<Record<CheckoutField, CheckoutProblem>> {
  const fields = (details as { fields?: unknown } | null)?.fields
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, problem]) =>
      Object.hasOwn(MESSAGES, name) ? [[name, problem === 'required' ? 'required' : 'invalid']] : [],
    ),
  )
}
