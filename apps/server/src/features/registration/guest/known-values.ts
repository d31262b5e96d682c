import { maskedEmail, maskedPhone } from '@innkeeper/domain/messaging/thread-reading.ts'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import type { Values } from '@innkeeper/domain/registration/values.ts'
import type { BookingRow } from '../../guests/service.ts'

type Contact = Pick<BookingRow, 'firstName' | 'lastName' | 'email' | 'phone'>

/** What the booking says of its guest; of another adult the house knows nothing. */
export function knownValues(stay: Contact, person: 'main' | 'adult'): Values {
  if (person === 'adult') return {}
  const { firstName, lastName, email, phone } = stay
  const known = { firstName, lastName, email: email ?? '', phone: phone ?? '' }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value.trim() !== ''))
}

/** The same as a link may show it, as far as the form asks for it. */
export function shownKnown(stay: Contact, person: 'main' | 'adult', body: FormBody): Values {
  const asked = new Set(body.fields.filter(({ isEnabled }) => isEnabled).map(({ name }) => name))
  const known = Object.entries(knownValues(stay, person)).filter(([name]) => asked.has(name))
  return maskedContact(Object.fromEntries(known))
}

/** E-mail and phone in part, whoever wrote them: a link may have gone on to others. */
export function maskedContact(values: Values): Values {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    value && (MASKS[name]?.(value) ?? value),
  ])
  return Object.fromEntries(shown)
}

const MASKS: Readonly<Record<string, (value: string) => string>> = { email: maskedEmail, phone: maskedPhone }
