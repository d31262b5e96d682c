import type { MarketingConsent, OwnConsentSource } from '@innkeeper/domain/guests/schema.ts'
import type { Tx } from '../../platform/db/port.ts'
import { changeBooking, lockBooking } from './write-booking.ts'

type Said = { isGiven: boolean; source: OwnConsentSource; now: Date }

/** Writes down whether the guest wants offers, by their own word; who says the same again keeps when it was said. */
export async function sayConsent(
  tx: Tx,
  { propertyId, bookingId }: { propertyId: string; bookingId: string },
  { isGiven, source, now }: Said,
): Promise<MarketingConsent | null> {
  const booking = await lockBooking(tx, propertyId, bookingId)
  if (booking.erasedAt !== null || booking.marketingConsent?.isGiven === isGiven)
    return booking.marketingConsent
  const marketingConsent: MarketingConsent = { version: 1, isGiven, source, at: now.toISOString() }
  const by = { source: 'guest', actorId: null, actorName: null } as const
  const written = await changeBooking(tx, booking, { marketingConsent }, { kind: 'changed', by })
  return written.marketingConsent
}
