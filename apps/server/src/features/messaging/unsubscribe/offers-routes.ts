import { chooseOffers, getOffersChoice } from '@innkeeper/api/messaging/offers.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, writeAfter } from '../../../platform/http/handlers.ts'
import type { GuestService } from '../../guests/service.ts'
import { findOffers, sayOffers } from './offers.ts'

type Services = { db: Database; clock: Clock; guests: Pick<GuestService, 'stayOf'> }

/** What the guest of a stay says about offers in the privacy settings of the guestbook. */
export function offersHandlers({ db, clock, guests }: Services): Handler[] {
  return [
    read(getOffersChoice, async ({ propertyId, query }) => {
      const stay = await guests.stayOf(propertyId, query.booking)
      if (!stay) throw unknown()
      const offers = await db.tenant(propertyId, (tx) => findOffers(tx, { propertyId, bookingId: stay.id }), {
        readOnly: true,
      })
      if (!offers) throw unknown()
      return { wantsOffers: offers.isRefused ? false : (offers.consent?.isGiven ?? null) }
    }),
    writeAfter(
      chooseOffers,
      ({ propertyId, body }) => guests.stayOf(propertyId, body.booking),
      async ({ propertyId, body: { wantsOffers } }, tx, stay) => {
        if (!stay) throw unknown()
        const said = { isGiven: wantsOffers, source: 'guestbook', now: clock.now() } as const
        await sayOffers(tx, { propertyId, bookingId: stay.id }, said)
        return { wantsOffers }
      },
    ),
  ]
}

const unknown = () => new AppError('booking/unknown', 'No such booking.')
