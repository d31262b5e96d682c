import { emailOf, phoneOf } from '@innkeeper/domain/privacy/same-person.ts'
import type { Person } from '../../platform/personal-data.ts'
import { nameOf, type StayRow } from './find-stays.ts'

/** The guest of these stays, with every way in which they are named. */
export function personOf(propertyId: string, stays: readonly StayRow[]): Person {
  // A first name alone is everybody's.
  const names = stays.filter(({ firstName, lastName }) => firstName !== '' && lastName !== '').map(nameOf)
  const reached = stays.flatMap(({ email, phone }) => [email, phone])
  return {
    propertyId,
    bookingIds: stays.map(({ id }) => id),
    isEverybody: false,
    bookingNumbers: distinct(stays.map(({ bookingNumber }) => bookingNumber)),
    emails: distinct(stays.map(emailOf)),
    phones: distinct(stays.map(phoneOf)),
    texts: distinct([...names, ...reached]),
  }
}

function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null && text !== ''))] as string[]
}
