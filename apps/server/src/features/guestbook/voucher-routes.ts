import { redeemVoucher } from '@innkeeper/api/guestbook.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import type { Clock } from '../../platform/clock/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, writeAfter } from '../../platform/http/handlers.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { GuestViews } from './guest-view.ts'
import { findShownCard } from './shown-card.ts'
import { countRedemption, insertRedemption } from './voucher-repository.ts'

type Services = { clock: Clock; guests: GuestService; properties: PropertyService; views: GuestViews }

/** A voucher that is shown to this visitor now can be redeemed: once for a booking, counted for a QR visitor. */
export function voucherHandlers({ clock, guests, properties, views }: Services): Handler[] {
  async function isShown(propertyId: string, cardId: string, booking: string | undefined, now: Date) {
    const visitor = await guests.visitorOf(propertyId, booking)
    const card = await findShownCard({ properties, views }, { propertyId, visitor, cardId, now })
    return card !== null && CARD_KINDS[card.type].isRedeemable
  }

  return [
    writeAfter(
      redeemVoucher,
      async ({ propertyId, params: { cardId }, body: { booking } }) => {
        const redeemedAt = clock.now()
        const [isShownNow, stay] = await Promise.all([
          isShown(propertyId, cardId, booking, redeemedAt),
          guests.stayOf(propertyId, booking),
        ])
        return { redeemedAt, isShownNow, stay }
      },
      async ({ propertyId, params: { cardId } }, tx, { redeemedAt, isShownNow, stay }) => {
        if (!isShownNow) {
          throw new AppError('guestbook/voucher-unknown', 'There is no such voucher for this guest now.')
        }
        const standing = stay
          ? await insertRedemption(tx, { propertyId, cardId, bookingId: stay.id, redeemedAt })
          : { redeemedAt, isFirst: true }
        if (standing.isFirst) await countRedemption(tx, propertyId, cardId, redeemedAt)
        return { redeemedAt: standing.redeemedAt.toISOString(), isFirst: standing.isFirst }
      },
    ),
  ]
}
