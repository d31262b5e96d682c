import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { PropertyService } from '../properties/service.ts'
import { guestFinder } from './find-guests.ts'
import { createBookingImport, type ImportDependencies } from './import/routes.ts'
import { guestListHandlers } from './list/routes.ts'
import { guestsPersonalData } from './personal-data.ts'
import { guestsHandlers } from './routes.ts'
import { createGuestService, type GuestService } from './service.ts'
import { checkOutJob } from './stay/check-out-by-clock.ts'
import { type StayDependencies, stayHandlers } from './stay/routes.ts'
import { createStayCookie, type StayCookie } from './stay-cookie.ts'
import { countBookingsOfCategory, countBookingsOfUnit, countCurrentStays } from './unit-stays.ts'

type Dependencies = StayDependencies &
  ImportDependencies & {
    db: Database
    clock: Clock
    hub: EventHub
    properties: PropertyService
    isHttps: boolean
  }

type Services = {
  guests: GuestService
  stayCookie: StayCookie
  /** The key of the booking this browser opened last, where it opens a stay still. */
  bookingOf(request: FastifyRequest, propertyId: string): Promise<string | null>
  /** The state of the stay this browser opened last; `qr` where there is none. */
  visitorStateOf(request: FastifyRequest, propertyId: string): Promise<CardState>
  countBookingsOfUnit: typeof countBookingsOfUnit
  countBookingsOfCategory: typeof countBookingsOfCategory
  countCurrentStays: typeof countCurrentStays
}

/** Guests, their bookings, and whose stay a browser has opened. */
export function createGuestsFeature(dependencies: Dependencies): Feature<Services> {
  const guests = createGuestService(dependencies)
  const stayCookie = createStayCookie(dependencies.isHttps)
  const bookingImport = createBookingImport(dependencies)

  async function keptStay(request: FastifyRequest, propertyId: string) {
    const linkKey = stayCookie.keyOf(request, propertyId)
    const { state } = await guests.visitorOf(propertyId, linkKey)
    return { linkKey, state }
  }

  return {
    name: 'guests',
    handlers: [
      ...guestsHandlers(dependencies),
      ...guestListHandlers(dependencies),
      ...stayHandlers(dependencies),
      ...bookingImport.handlers,
    ],
    jobs: [checkOutJob(dependencies), ...bookingImport.jobs],
    finders: [guestFinder],
    personalData: guestsPersonalData,
    services: {
      guests,
      stayCookie,
      async bookingOf(request, propertyId) {
        const { linkKey, state } = await keptStay(request, propertyId)
        // No booking is in the state of a visitor without one.
        return state === 'qr' ? null : linkKey
      },
      visitorStateOf: async (request, propertyId) => (await keptStay(request, propertyId)).state,
      countBookingsOfUnit,
      countBookingsOfCategory,
      countCurrentStays,
    },
  }
}
