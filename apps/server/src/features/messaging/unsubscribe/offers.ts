import type { OwnConsentSource } from '@innkeeper/domain/guests/schema.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { sayConsent } from '../../guests/service.ts'
import { bookings } from '../../guests/tables.ts'
import { findStandings, forgetStanding, knownAs, writeStanding } from '../addresses.ts'

export type StayReference = { propertyId: string; bookingId: string }

/** What the guest of a stay said about offers; null where there is no such stay. */
export async function findOffers(tx: Tx, { propertyId, bookingId }: StayReference) {
  const [stay] = await tx
    .select({ email: bookings.email, language: bookings.language, consent: bookings.marketingConsent })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  if (!stay) return null
  const address = stay.email === null ? null : knownAs('email', stay.email)
  const standings = await findStandings(tx, propertyId, 'email', address === null ? [] : [address])
  const isUnsubscribed = address !== null && standings.get(address) === 'unsubscribed'
  return { ...stay, isRefused: isUnsubscribed || stay.consent?.isGiven === false }
}

/**
 * The guest's own word about offers: it stands in their booking, and holds for other stays with the same e-mail
 * address. Wanting them again does not heal an address that gets nothing for another reason.
 */
export async function sayOffers(
  tx: Tx,
  stay: StayReference,
  { isGiven, source, now }: { isGiven: boolean; source: OwnConsentSource; now: Date },
): Promise<void> {
  const found = await findOffers(tx, stay)
  if (!found) return
  await sayConsent(tx, stay, { isGiven, source, now })
  const { email: address } = found
  if (address === null) return
  const { propertyId } = stay
  if (isGiven) await forgetStanding(tx, propertyId, 'email', address, 'unsubscribed')
  else {
    const standing = 'unsubscribed'
    await writeStanding(tx, propertyId, { channel: 'email', address, standing, source, at: now })
  }
}
