import {
  cancelBookingByNumber,
  checkInBookingByNumber,
  checkOutBookingByNumber,
  getBookingByNumber,
  listBookingChanges,
  saveBookingByNumber,
} from '@innkeeper/api/booking-api/bookings.ts'
import { createPropertyToken, listPropertyTokens, revokePropertyToken } from '@innkeeper/api/booking-api.ts'
import type { BookingCommand } from '@innkeeper/domain/booking-api/booking-command.ts'
import type { FastifyRequest } from 'fastify'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { System } from '../../platform/http/access.ts'
import { type Handler, read, respond, write } from '../../platform/http/handlers.ts'
import type { BookingCalls } from './booking-calls.ts'
import { readChanges } from './booking-changes.ts'
import type { PropertyTokens } from './property-tokens.ts'

type Dependencies = {
  db: Database
  tokens: PropertyTokens
  calls: BookingCalls
  linkOrigin(request: FastifyRequest): string
}

type CallContext = { system: System; params: { bookingNumber: string }; request: FastifyRequest }

export function bookingApiHandlers({ db, tokens, calls, linkOrigin }: Dependencies): Handler[] {
  const callOf = ({ system, params, request }: CallContext, tx: Tx) => ({
    tx,
    system,
    bookingNumber: params.bookingNumber,
    origin: linkOrigin(request),
  })
  type CommandEndpoint =
    | typeof cancelBookingByNumber
    | typeof checkInBookingByNumber
    | typeof checkOutBookingByNumber
  // The answer holds a person, so a call that is sent again is answered with the booking as it is then.
  const commanded = (endpoint: CommandEndpoint, command: BookingCommand) =>
    write(
      endpoint,
      (context, tx) => calls.command(callOf(context, tx), command),
      async (context, tx) => ({
        booking: await calls.find(callOf(context, tx)),
        outcome: 'unchanged' as const,
      }),
    )

  return [
    read(listPropertyTokens, async ({ propertyId, request }) => ({
      address: `${linkOrigin(request)}/api/hotel/bookings`,
      tokens: await tokens.list(propertyId),
    })),
    respond(createPropertyToken, ({ staff, body }) => tokens.create(staff, body)),
    write(revokePropertyToken, async ({ staff, params }, tx) => {
      await tokens.revoke(tx, staff, params.tokenId)
      return {}
    }),
    write(saveBookingByNumber, (context, tx) =>
      calls.save(callOf(context, tx), context.body, context.query.byHand),
    ),
    commanded(cancelBookingByNumber, 'cancel'),
    commanded(checkInBookingByNumber, 'check in'),
    commanded(checkOutBookingByNumber, 'check out'),
    read(getBookingByNumber, (context) =>
      db.tenant(context.propertyId, (tx) => calls.find(callOf(context, tx)), { readOnly: true }),
    ),
    read(listBookingChanges, ({ propertyId, query, request }) =>
      readChanges(db, propertyId, { ...query, origin: linkOrigin(request) }),
    ),
  ]
}
