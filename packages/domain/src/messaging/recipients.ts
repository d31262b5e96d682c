import type { MarketingConsent } from '../guests/schema.ts'
import type { AudienceAnswer } from './audience.ts'
import type { MessageChannel, MessagePurpose, SkipReason } from './constants.ts'

/** What is known of an address of the property: a mailbox that is none, somebody who wants nothing (more). */
export const ADDRESS_STANDINGS = ['bounced', 'stopped', 'unsubscribed'] as const
export type AddressStanding = (typeof ADDRESS_STANDINGS)[number]

/** A person of a stay as a message can reach them; the addresses are in the form in which they are compared. */
export type Reachable = {
  bookingId: string
  answer: Exclude<AudienceAnswer, 'out'>
  email: string | null
  /** In international form; null without one. */
  phone: string | null
  /** What stands in the booking is no number in any form we can send to. */
  isPhoneUnreadable: boolean
  consent: MarketingConsent | null
  emailStanding: AddressStanding | null
  phoneStanding: AddressStanding | null
}

export type Wish = { channels: readonly MessageChannel[]; purpose: MessagePurpose }

/** By one channel: where it goes, or why it does not. */
export type ChannelReach =
  | { channel: MessageChannel; address: string; skipped: null }
  | { channel: MessageChannel; address: null; skipped: SkipReason }

const ADDRESS_OF = { email: 'email', sms: 'phone' } as const satisfies Record<MessageChannel, keyof Reachable>
const STANDING_OF = { email: 'emailStanding', sms: 'phoneStanding' } as const satisfies Record<
  MessageChannel,
  keyof Reachable
>

/** Why a person gets nothing by this channel; null where nothing speaks against it. */
export function whySkipped(
  person: Reachable,
  channel: MessageChannel,
  purpose: MessagePurpose,
): SkipReason | null {
  if (person.answer !== 'in') return person.answer
  if (channel === 'sms' && person.isPhoneUnreadable) return 'phone-unreadable'
  if (person[ADDRESS_OF[channel]] === null) return channel === 'sms' ? 'no-phone' : 'no-email'
  const standing = person[STANDING_OF[channel]]
  if (standing === 'bounced') return 'address-bounced'
  // Somebody who wrote STOP wants no SMS of any kind; an answer to their own question is not sent to them either.
  if (standing === 'stopped') return 'stopped'
  if (purpose !== 'marketing') return null
  if (standing === 'unsubscribed' || person.consent?.isGiven === false) return 'offers-refused'
  return person.consent?.isGiven ? null : 'offers-not-agreed'
}

/**
 * Where a message goes for each of these people, in their order. An address gets it once: for the first stay it
 * belongs to, while the others say why nothing goes there.
 */
export function reachPeople(people: readonly Reachable[], { channels, purpose }: Wish): ChannelReach[][] {
  const taken = new Set<string>()
  return people.map((person) =>
    channels.map((channel): ChannelReach => {
      const skipped = whySkipped(person, channel, purpose)
      const address = person[ADDRESS_OF[channel]]
      if (skipped !== null || address === null) {
        return { channel, address: null, skipped: skipped ?? 'no-email' }
      }
      const key = `${channel} ${address.toLowerCase()}`
      if (taken.has(key)) return { channel, address: null, skipped: 'same-address' }
      taken.add(key)
      return { channel, address, skipped: null }
    }),
  )
}
