import { maskedEmail } from '@innkeeper/domain/messaging/thread-reading.ts'
import { CONTACT_FIELDS, type Contact, type ContactField } from '@innkeeper/domain/survey/contact.ts'
import type { BookingRow } from '../../guests/service.ts'

type Stay = Pick<BookingRow, 'firstName' | 'lastName' | 'email' | 'unitCode' | 'arrival' | 'departure'>

/** What the booking says of whoever answers. */
export function knownContact(stay: Stay): Contact {
  const { firstName, lastName, email, unitCode, arrival, departure } = stay
  return {
    firstName,
    lastName,
    email: email ?? '',
    unit: unitCode ?? '',
    checkIn: arrival,
    checkOut: departure,
  }
}

/** The same as a link may show it: links are forwarded. */
export function shownContact(stay: Stay): Contact {
  const known = knownContact(stay)
  return { ...known, email: known.email && maskedEmail(known.email) }
}

/** The fields that may be left empty, since the house knows them. */
export const knownFields = (known: Contact): ContactField[] =>
  CONTACT_FIELDS.filter((field) => known[field].trim() !== '')

/** What was filled in, and where that was left empty what the house knows. */
export function filledContact(contact: Contact, known: Contact | null): Contact {
  if (!known) return contact
  const filled = CONTACT_FIELDS.map((field) => [
    field,
    contact[field].trim() === '' ? known[field] : contact[field],
  ])
  return Object.fromEntries(filled) as Contact
}
