import { chooseCleaning, getCleaning } from '@innkeeper/api/cleaning/guest.ts'
import { tomorrowAt } from '@innkeeper/domain/cleaning/window.ts'
import { plainText } from '@innkeeper/domain/messaging/plain-text.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { clientNetwork } from '../../../platform/auth/client-network.ts'
import type { Tries } from '../../../platform/auth/tries.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, respond } from '../../../platform/http/handlers.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { readSettings } from '../settings/read-settings.ts'
import { findChoice } from './choices.ts'
import { type CleaningWindowFor, createChoose } from './choose.ts'
import { presentStay } from './present-stay.ts'

/** In a minute: of one booking, and of a network, in which a house full of guests decides before the window closes. */
const CHOSEN = { booking: 20, network: 100 }

export type GuestDependencies = {
  db: Database
  clock: Clock
  tries: Tries
  guests: GuestService
  properties: PropertyService
  cleaningWindowFor: CleaningWindowFor
}

/** What guests call: what they can decide about tomorrow, and deciding it. */
export function guestCleaningHandlers(dependencies: GuestDependencies): Handler[] {
  const { db, clock, tries, guests, properties } = dependencies
  const choose = createChoose(dependencies)

  async function stayOf(propertyId: string, linkKey: string): Promise<BookingRow> {
    const stay = await guests.stayOf(propertyId, linkKey)
    if (!stay) throw new AppError('booking/unknown', 'No such booking.')
    return stay
  }

  return [
    read(getCleaning, async ({ propertyId, params }) => {
      const stay = await stayOf(propertyId, params.bookingId)
      const { timeZone } = (await properties.snapshot(propertyId)).property
      const tomorrow = tomorrowAt(clock.now().getTime(), timeZone)
      const day = { propertyId, bookingId: stay.id, day: tomorrow }
      const [settings, chosen] = await db.tenant(
        propertyId,
        async (tx) => [await readSettings(tx, propertyId), await findChoice(tx, day)] as const,
        { readOnly: true },
      )
      return presentStay(stay, tomorrow, { settings, chosen })
    }),
    // No key: the same choice is the same, so what a device sends again, even hours later, does no harm.
    respond(chooseCleaning, async ({ propertyId, params: { bookingId }, body, request }) => {
      const now = clock.now()
      const stay = await stayOf(propertyId, bookingId)
      // Whoever has the link of a stay is no stranger: in the last minute a whole house decides.
      await tries.takeOfKnown([
        { key: `cleaning|booking|${propertyId}|${stay.id}`, most: CHOSEN.booking },
        { key: `cleaning|network|${clientNetwork(request.ip)}`, most: CHOSEN.network },
      ])
      const { timeZone } = (await properties.snapshot(propertyId)).property
      const { cardId, date, choice } = body
      const chosenAt = new Date(now.getTime() - Math.min(body.agoMs, DAY_MS))
      const note = choice === 'request' ? plainText(body.note) : ''
      return choose({ propertyId, timeZone, stay, cardId, date, chosen: { choice, note }, chosenAt, now })
    }),
  ]
}
