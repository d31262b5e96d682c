import { COPY_UNTIL_HEADER } from '@innkeeper/api/copy-until.ts'
import { type GuestBooking, getBooking } from '@innkeeper/api/guests.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import { stateEndsAt } from '@innkeeper/domain/guests/phase.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, respond } from '../../platform/http/handlers.ts'
import { languagePreference } from '../../platform/http/language-preference.ts'
import { type BookingRow, type GuestService, watchIdOf } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { GuestViews } from './guest-view.ts'
import { findRedemptions } from './voucher-repository.ts'

type Services = { db: Database; guests: GuestService; properties: PropertyService; views: GuestViews }

/** The stay a link opens, with the boxes of its own unit: the one answer of the guestbook that nobody shares. */
export function stayHandlers({ db, guests, properties, views }: Services): Handler[] {
  return [
    respond(getBooking, async ({ params, query, propertyId, request }, reply) => {
      const stay = await guests.stayOf(propertyId, params.bookingId)
      if (!stay) throw new AppError('booking/unknown', 'No such booking.')
      const [{ property }, visitor, access] = await Promise.all([
        properties.snapshot(propertyId),
        guests.visitorIn(propertyId, stay),
        guests.accessOf(propertyId, stay),
      ])
      const language = chooseLanguage(property.localization, languagePreference(request, query.language))
      const view = language && (await views.viewFor(propertyId, visitor, language))
      const hasVouchers = view?.cards.some((card) => CARD_KINDS[card.type].isRedeemable)
      const redeemed = hasVouchers
        ? await db.tenant(propertyId, (tx) => findRedemptions(tx, propertyId, stay.id), { readOnly: true })
        : {}
      reply.header(COPY_UNTIL_HEADER, stateEndsAt(stay, property))
      return presentStay(stay, { access, boxes: view?.presentOwn() ?? [], redeemed })
    }),
  ]
}

/** What a link opens and nothing more: a link gets forwarded. */
function presentStay(
  row: BookingRow,
  own: Pick<GuestBooking, 'access' | 'boxes' | 'redeemed'>,
): GuestBooking {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    arrival: row.arrival,
    departure: row.departure,
    state: row.state,
    unit: row.unitCode === null ? null : { code: row.unitCode, type: row.unitCategoryName },
    language: row.language,
    checkInTime: row.checkInTime,
    checkOutTime: row.checkOutTime,
    unitKey: row.state === 'checkin' ? (row.attributes.unitkey ?? null) : null,
    watchId: watchIdOf(row.linkKey),
    isRegistered: row.registeredAt !== null,
    ...own,
  }
}
