import type { Checkout } from '@innkeeper/api/orders/checkout.ts'
import {
  type CheckoutContext,
  type CheckoutField,
  checkoutProblems,
} from '@innkeeper/domain/orders/checkout-problems.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { createPhones } from '../../../platform/phone-numbers.ts'
import type { Visit } from './visits.ts'

/** Whom the order is for, as it is stored. */
export type Orderer = {
  reservationNumber: string | null
  firstName: string | null
  lastName: string | null
  unit: string | null
  email: string | null
  phone: string | null
}

/** Whose stay it is the link says: a guest with one name alone is not asked for another. */
const SAID_BY_LINK: readonly CheckoutField[] = ['reservationNumber', 'firstName', 'lastName']

const WRITTEN = ['reservationNumber', 'firstName', 'lastName', 'roomNumber', 'email', 'phoneNumber'] as const

/**
 * The form with what a known booking fills in, or the room whose QR code was scanned; throws `order/checkout-incomplete` with the fields, or
 * `order/room-missing` where nothing else is.
 */
export function ordererOf(
  checkout: Checkout,
  { stay, scannedRoom }: Pick<Visit, 'stay' | 'scannedRoom'>,
  localization: Localization,
  asks: NonNullable<CheckoutContext['asks']>,
): Orderer {
  const known: Partial<Record<CheckoutField, string | null>> = stay
    ? {
        reservationNumber: stay.bookingNumber,
        firstName: stay.firstName,
        lastName: stay.lastName,
        roomNumber: stay.unitCode,
        email: stay.email,
        phoneNumber: stay.phone,
      }
    : { roomNumber: scannedRoom }
  const phoneOf = createPhones(localization)
  // Before it is judged: what cannot be seen fills no field.
  const answers = { ...checkout }
  for (const field of WRITTEN) answers[field] = singleLine(checkout[field])
  const filled = (Object.keys(known) as CheckoutField[]).filter((field) => known[field])
  const fields = checkoutProblems(answers, {
    known: stay ? [...SAID_BY_LINK, ...filled] : filled,
    asks,
    isPhone: (value) => phoneOf(value) !== null,
  })
  const missing = Object.keys(fields)
  if (missing.length > 0) {
    const isRoom = missing.length === 1 && fields.roomNumber !== undefined
    const code = isRoom ? 'order/room-missing' : 'order/checkout-incomplete'
    throw new AppError(code, 'The order form is not filled in.', { fields })
  }
  const written = (field: (typeof WRITTEN)[number]) => answers[field] || known[field] || null
  const phone = written('phoneNumber')
  return {
    // The booking's own number, whatever was written: the link is the better proof.
    reservationNumber: stay?.bookingNumber ?? written('reservationNumber'),
    firstName: written('firstName'),
    lastName: written('lastName'),
    unit: written('roomNumber'),
    email: written('email'),
    phone: phone === null ? null : (phoneOf(phone) ?? phone),
  }
}
