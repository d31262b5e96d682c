import { isEmail } from '@innkeeper/domain/contact-shapes.ts'
import {
  type ChannelReach,
  type Reachable,
  reachPeople,
  type Wish,
} from '@innkeeper/domain/messaging/recipients.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { createPhones } from '../../../platform/phone-numbers.ts'
import { findStandings, knownAs } from '../addresses.ts'
import type { Candidate } from './candidates.ts'
import { guestLanguage } from './guest-language.ts'

/** Somebody an audience means, and how they are reached by each channel. */
export type Person = { guest: Candidate; language: { index: number; code: string }; reach: ChannelReach[] }

type Reaching = {
  wish: Wish
  localization: Localization
  /** An address gets a message once, unless it is about each stay. */
  reach?: typeof reachPeople
}

/** How each of these people is reached; numbers in another form are read as those of the property's country. */
export async function reachCandidates(
  tx: Tx,
  propertyId: string,
  candidates: readonly Candidate[],
  { wish, localization, reach = reachPeople }: Reaching,
): Promise<Person[]> {
  const phones = createPhones(localization)
  const contacts = candidates.map(({ email, phone }) => {
    const isAddress = email !== null && isEmail(email.trim())
    return { email: isAddress ? knownAs('email', email) : null, phone: phone ? phones(phone) : null }
  })
  const known = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))]
  const emails = await findStandings(tx, propertyId, 'email', known(contacts.map(({ email }) => email)))
  const numbers = await findStandings(tx, propertyId, 'sms', known(contacts.map(({ phone }) => phone)))
  const people = candidates.map((guest, place): Reachable => {
    const { email = null, phone = null } = contacts[place] ?? {}
    return {
      bookingId: guest.id,
      answer: guest.answer,
      email,
      phone,
      isPhoneUnreadable: Boolean(guest.phone?.trim()) && phone === null,
      consent: guest.consent,
      emailStanding: email === null ? null : (emails.get(email) ?? null),
      phoneStanding: phone === null ? null : (numbers.get(phone) ?? null),
    }
  })
  const reaches = reach(people, wish)
  return candidates.map((guest, place) => ({
    guest,
    language: guestLanguage(localization, guest.language),
    reach: reaches[place] ?? [],
  }))
}
