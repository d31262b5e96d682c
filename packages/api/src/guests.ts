import { bookingStateSchema } from '@innkeeper/domain/guests/schema.ts'
import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { boxSchema } from './guestbook.ts'

/** What opens the door and the network, of the guest's own unit or else of the property. */
export const stayAccessSchema = z.object({
  doorCode: z.nullable(z.string()),
  wifiName: z.nullable(z.string()),
  wifiPassword: z.nullable(z.string()),
})
export type StayAccess = z.infer<typeof stayAccessSchema>

/** What a link opens and nothing more: a link gets forwarded. */
export const guestBookingSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  arrival: z.string(),
  departure: z.string(),
  state: bookingStateSchema,
  unit: z.nullable(z.object({ code: z.string(), type: z.nullable(z.string()) })),
  language: z.nullable(z.string()),
  /** The booking's own times, where they differ from the property's. */
  checkInTime: z.nullable(z.string()),
  checkOutTime: z.nullable(z.string()),
  /** What opens the unit as another system says it (spec 3, `unitkey`); in house alone. */
  unitKey: z.nullable(z.string()),
  /** Names this stay in the live stream's `stay.changed` without opening it. */
  watchId: z.string(),
  /** In house alone; null before, after, and where nothing of it is set. */
  access: z.nullable(stayAccessSchema),
  /** Boxes of this guest's own unit, in the asked language; they never ride in a shared answer. */
  boxes: z.array(boxSchema),
  /** Card id to the moment this booking redeemed it. */
  redeemed: z.record(z.string(), z.string()),
  /** Whether the guest of the booking has sent the registration form. */
  isRegistered: z.boolean(),
})
export type GuestBooking = z.infer<typeof guestBookingSchema>

export const getBooking = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/bookings/:bookingId',
  summary: 'The stay a link opens',
  access: 'guest',
  module: 'guestbook',
  params: z.object({ hotel: propertyIdSchema, bookingId: z.string().check(z.maxLength(100)) }),
  query: z.object({ language: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999))) }),
  response: guestBookingSchema,
})

const dueGuestSchema = z.object({
  id: z.string(),
  revision: z.int(),
  name: z.string(),
  unit: z.nullable(z.string()),
  unitCategory: z.nullable(z.string()),
  /** The person was taken out of the booking. */
  isErased: z.boolean(),
})

export const getToday = defineEndpoint({
  method: 'GET',
  path: 'hotel/today',
  summary: 'Arrivals, departures and guests in house today',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  response: z.object({
    /** The property's date, YYYY-MM-DD. */
    date: z.string(),
    timeZone: z.string(),
    arrivals: z.object({ total: z.int(), here: z.int() }),
    departures: z.object({ total: z.int(), out: z.int() }),
    inHouse: z.int(),
    /** Rooms with somebody in them tonight or until they leave today, of how many there are. */
    rooms: z.object({ taken: z.int(), total: z.int() }),
    /** Today's arrivals who are not here yet, for who may see guests. */
    stillToArrive: z.array(
      z.extend(dueGuestSchema, {
        expectedArrival: z.nullable(z.string()),
        /** The registration form is filled in. */
        isRegistered: z.boolean(),
        /** Somebody else is in the unit still, or has it on the same nights. */
        isUnitTaken: z.boolean(),
        /** Nothing is missing: there is a name and a unit that is free. */
        canCheckIn: z.boolean(),
        /** Whether the unit is clean; null without a unit, and where the property does not use the cleaning list. */
        isRoomReady: z.nullable(z.boolean()),
      }),
    ),
    /** Today's departures who are still here. */
    stillToLeave: z.array(dueGuestSchema),
  }),
})

/** What a room asks of whoever cleans it today; a room may be left and taken on the same day. */
export const roomTodaySchema = z.object({
  unit: z.string(),
  unitCategory: z.nullable(z.string()),
  /** Somebody leaves today; `out` once they have. */
  departure: z.nullable(z.enum(['due', 'out'])),
  /** Somebody comes today; `here` once they have. */
  arrival: z.nullable(z.enum(['due', 'here'])),
  isStaying: z.boolean(),
})
export type RoomToday = z.infer<typeof roomTodaySchema>

export const getRoomsToday = defineEndpoint({
  method: 'GET',
  path: 'hotel/today/rooms',
  summary: 'Rooms that are left, taken or stayed in today, without any guest',
  access: 'staff',
  capability: 'cleaning:read',
  module: null,
  response: z.object({ rooms: z.array(roomTodaySchema) }),
})
