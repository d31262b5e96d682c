import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { Checkout } from '@innkeeper/api/orders/checkout.ts'
import {
  type CheckoutField,
  type CheckoutProblems,
  checkoutProblems,
} from '@innkeeper/domain/orders/checkout-problems.ts'
import type { PaymentMethod, PaymentService } from '@innkeeper/domain/payments/constants.ts'

/** What a guest has written and chosen at the checkout. */
export type CheckoutForm = Checkout & {
  service: PaymentService | null
  method: PaymentMethod | null
  /** A guest whose stay is known gives another name or room, or other ways to be reached. */
  givesName: boolean
  givesContact: boolean
  /** Not for the room whose code was scanned. */
  givesRoom: boolean
}

export const EMPTY_FORM: CheckoutForm = {
  reservationNumber: '',
  firstName: '',
  lastName: '',
  roomNumber: '',
  email: '',
  phoneNumber: '',
  timeOfDelivery: null,
  deliveryOrPickup: null,
  comments: '',
  service: null,
  method: null,
  givesName: false,
  givesContact: false,
  givesRoom: false,
}

/** What was kept of a form, as far as it is one. */
export function parseForm(stored: unknown): CheckoutForm {
  if (typeof stored !== 'object' || stored === null) return EMPTY_FORM
  const kept = Object.entries(stored).filter(([name, value]) => {
    const empty = (EMPTY_FORM as Record<string, unknown>)[name]
    if (empty === undefined) return false
    return empty === null ? value === null || typeof value === 'string' : typeof value === typeof empty
  })
  return { ...EMPTY_FORM, ...Object.fromEntries(kept) }
}

type Stay = Pick<GuestBooking, 'firstName' | 'lastName' | 'unit'>

/** What the booking fills, or the code that was scanned, so that the form need not ask. */
export function knownFields(
  form: CheckoutForm,
  { stay, scannedRoom }: { stay: Stay | null; scannedRoom: string | null },
): CheckoutField[] {
  if (!stay) return scannedRoom === null || form.givesRoom ? [] : ['roomNumber']
  const named: CheckoutField[] = form.givesName ? [] : ['firstName', 'lastName']
  const room: CheckoutField[] = form.givesName || !stay.unit ? [] : ['roomNumber']
  const reached: CheckoutField[] = form.givesContact ? [] : ['email', 'phoneNumber']
  return ['reservationNumber', ...named, ...room, ...reached]
}

/** What is sent: of what the server knows, nothing. */
export function checkoutOf(form: CheckoutForm, known: readonly CheckoutField[]): Checkout {
  const answer = (
    field: 'reservationNumber' | 'firstName' | 'lastName' | 'roomNumber' | 'email' | 'phoneNumber',
  ) => (known.includes(field) ? '' : form[field].trim())
  return {
    reservationNumber: answer('reservationNumber'),
    firstName: answer('firstName'),
    lastName: answer('lastName'),
    roomNumber: answer('roomNumber'),
    email: answer('email'),
    phoneNumber: answer('phoneNumber'),
    timeOfDelivery: form.timeOfDelivery,
    deliveryOrPickup: form.deliveryOrPickup,
    comments: form.comments.trim(),
  }
}

/** What this order asks for besides who it is for. */
export type Asked = { time: boolean; delivery: boolean; room: boolean }

export function problemsOf(
  form: CheckoutForm,
  known: readonly CheckoutField[],
  asks: Pick<Asked, 'time' | 'delivery'>,
): CheckoutProblems {
  return checkoutProblems(checkoutOf(form, known), { known, asks })
}

/** What a cart and a stay leave to ask: no time for a part of the stay, no way to be had for a service. */
export function askedOf(
  form: CheckoutForm,
  known: readonly CheckoutField[],
  { asksForTime, methods }: { asksForTime: boolean; methods: readonly unknown[] },
): Asked {
  const delivery = methods.length > 0
  return {
    time: asksForTime,
    delivery,
    room: delivery && form.deliveryOrPickup === 'delivery' && !known.includes('roomNumber'),
  }
}
