import type { MadeLink } from '@innkeeper/api/registration/guest.ts'
import { hasPlaceForAdult } from '@innkeeper/domain/registration/people-limit.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { Opened } from '../guest/opened.ts'
import { shownPeople } from '../guest/people.ts'
import { findRegistered } from '../guest/repository.ts'
import { makeLink } from './make-link.ts'
import { countOpenLinks, deleteExpiredLinks, deleteOpenLink, findOpenLinks } from './repository.ts'

/** Of one booking, unused; one more is made by replacing another. */
const OPEN_LINKS_MAX = 10

type Dependencies = { db: Database; clock: Clock; properties: PropertyService }
type Wanted = { name: string; replaces: string | undefined; deviceHash: string }

/** When the stay is over, its links are. */
export function linkEndsAt(departure: string, timeZone: string): Date {
  return new Date(instantOfLocal(`${addDays(departure, 1)}T00:00`, timeZone) ?? 0)
}

/** Links that a guest gives to others of the booking. */
export function createGuestLinks({ db, clock, properties }: Dependencies) {
  return async (
    { propertyId, stay, link }: Opened,
    { name, replaces, deviceHash }: Wanted,
  ): Promise<MadeLink> => {
    // One person's link opens nothing else of the booking, so it makes none either.
    if (link) throw new AppError('booking/unknown', 'No such booking.')
    const called = singleLine(name)
    if (called === '') throw new AppError('request/invalid', 'Say whom the link is for.')
    const { property } = await properties.snapshot(propertyId)
    const now = clock.now()
    return db.tenant(propertyId, async (tx) => {
      await oneAtATime(tx, `registration links ${propertyId} ${stay.id}`)
      await deleteExpiredLinks(tx, propertyId, stay.id, now)
      if (replaces) await deleteOpenLink(tx, { propertyId, bookingId: stay.id, id: replaces })
      const registered = await findRegistered(tx, propertyId, stay.id)
      const open = await countOpenLinks(tx, propertyId, stay, now)
      const others = registered.filter(({ person }) => person === 'adult').length
      if (open >= OPEN_LINKS_MAX || !hasPlaceForAdult(stay.adults, others + open))
        throw new AppError('registration/too-many-people', 'So many people have a link already.')
      const { path } = await makeLink(tx, {
        propertyId,
        bookingId: stay.id,
        person: 'adult',
        name: called,
        madeAt: now,
        expiresAt: linkEndsAt(stay.departure, property.timeZone),
        by: { linkKey: stay.linkKey, deviceHash },
      })
      const people = shownPeople(registered, await findOpenLinks(tx, propertyId, stay, now), deviceHash)
      return { path, people }
    })
  }
}
export type GuestLinks = ReturnType<typeof createGuestLinks>
