import type { FastifyRequest } from 'fastify'
import type { Tries } from '../../platform/auth/tries.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Gatekeeper } from '../../platform/http/access.ts'
import type { PropertyService } from '../properties/service.ts'
import { createBookingCalls } from './booking-calls.ts'
import { bookingApiProcessing } from './processing.ts'
import { createPropertyTokens } from './property-tokens.ts'
import { bookingApiHandlers } from './routes.ts'
import { createSystemAccess } from './system-access.ts'

type Dependencies = {
  db: Database
  clock: Clock
  tries: Tries
  properties: PropertyService
  linkOrigin(request: FastifyRequest): string
}

type Services = {
  /** What every endpoint for other systems asks before it answers. */
  systemAccess: Pick<Gatekeeper, 'systemOf' | 'countedSystem'>
}

/** Calls about bookings for other systems of the property, and the tokens that open them. */
export function createBookingApiFeature(dependencies: Dependencies): Feature<Services> {
  const { db, linkOrigin } = dependencies
  const tokens = createPropertyTokens(dependencies)
  const calls = createBookingCalls(dependencies)
  return {
    name: 'booking-api',
    handlers: bookingApiHandlers({ db, tokens, calls, linkOrigin }),
    processing: bookingApiProcessing(dependencies),
    services: { systemAccess: createSystemAccess(dependencies) },
  }
}
