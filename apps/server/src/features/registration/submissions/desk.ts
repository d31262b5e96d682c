import { isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { GuestService } from '../../guests/service.ts'
import { bookings } from '../../guests/tables.ts'
import { guestLanguage } from '../../messaging/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { noForm } from '../forms/form-standing.ts'
import type { FormsOfStay } from '../guest/forms-of-stay.ts'
import { makeLink } from '../links/make-link.ts'
import { findOpenLinks } from '../links/repository.ts'
import { registrationLinks, registrationSubmissions } from '../tables.ts'

/** A guest at the desk fills a form in now, not tomorrow. */
const DESK_LINK_MS = 60 * 60_000

type Dependencies = {
  db: Database
  clock: Clock
  properties: Pick<PropertyService, 'snapshot'>
  guests: GuestService
  forms: FormsOfStay
}

/** Opens a form at the desk for a guest who is asked one, in the language of their booking. */
export function createDesk({ db, clock, properties, guests, forms }: Dependencies) {
  return async (propertyId: string, staff: Staff, bookingId: string): Promise<string> => {
    const stay = await guests.bookingOf(propertyId, bookingId)
    if (!stay || stay.erasedAt !== null || isCalledOff(stay))
      throw new AppError('booking/unknown', 'No such booking.')
    const groups = await forms.groupsOf(propertyId, stay)
    const path = await db.tenant(propertyId, async (tx) => {
      if (!(await forms.chosen(tx, propertyId, groups))) throw noForm()
      return makeDeskLink(tx, staff, bookingId, clock.now())
    })
    if (!stay.language) return path
    const { localization } = (await properties.snapshot(propertyId)).property
    return `${path}?language=${guestLanguage(localization, stay.language).index}`
  }
}

/** A link for the tablet that is turned round: for the booking's guest first, then for its other adults. */
async function makeDeskLink(tx: Tx, staff: Staff, bookingId: string, madeAt: Date): Promise<string> {
  const { propertyId } = staff
  const [main] = await tx
    .select({ id: registrationSubmissions.id })
    .from(registrationSubmissions)
    .where(
      and(
        eq(registrationSubmissions.propertyId, propertyId),
        eq(registrationSubmissions.bookingId, bookingId),
        eq(registrationSubmissions.person, 'main'),
        isNull(registrationSubmissions.lockedAt),
      ),
    )
  // One guest, one tablet: what was left half filled in opens no more.
  await tx
    .delete(registrationLinks)
    .where(
      and(
        eq(registrationLinks.propertyId, propertyId),
        eq(registrationLinks.bookingId, bookingId),
        isNotNull(registrationLinks.authorId),
        isNull(registrationLinks.usedAt),
      ),
    )
  const { path } = await makeLink(tx, {
    propertyId,
    bookingId,
    person: main ? 'adult' : 'main',
    name: '',
    madeAt,
    expiresAt: new Date(madeAt.getTime() + DESK_LINK_MS),
    by: { author: { id: staff.userId, name: staff.name } },
  })
  return path
}

/** Links guests gave to others of their stay that nobody used yet. */
export async function findOpenLinksOf(
  tx: Tx,
  propertyId: string,
  bookingId: string,
  now: Date,
): Promise<{ id: string; name: string }[]> {
  const [stay] = await tx
    .select({ id: bookings.id, linkKey: bookings.linkKey })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  const links = stay ? await findOpenLinks(tx, propertyId, stay, now) : []
  return links.map(({ id, name }) => ({ id, name }))
}
