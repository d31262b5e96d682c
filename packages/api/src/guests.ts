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
  /** In house alone; null before, after, and where nothing of it is set. */
  access: z.nullable(stayAccessSchema),
  /** Boxes of this guest's own unit, in the asked language; they never ride in a shared answer. */
  boxes: z.array(boxSchema),
  /** Card id to the moment this booking redeemed it. */
  redeemed: z.record(z.string(), z.string()),
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

export const GUEST_LIST_SORTS = ['arrival', 'departure', 'lastName', 'unit'] as const
/** `current` is everybody who comes, is here or leaves today. */
export const GUEST_LIST_VIEWS = [
  'current',
  'arriving',
  'inHouse',
  'departing',
  'upcoming',
  'departed',
  'all',
] as const
export const GUEST_LIST_PAGE_SIZE = 50

export const guestListQuerySchema = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  view: z._default(z.enum(GUEST_LIST_VIEWS), 'all'),
  sort: z._default(z.enum(GUEST_LIST_SORTS), 'arrival'),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
})
export type GuestListQuery = z.infer<typeof guestListQuerySchema>

export const guestListItemSchema = z.object({
  id: z.string(),
  linkKey: z.string(),
  bookingNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  arrival: z.string(),
  departure: z.string(),
  unit: z.nullable(z.string()),
  unitCategory: z.nullable(z.string()),
  rateCode: z.nullable(z.string()),
  state: bookingStateSchema,
})
export type GuestListItem = z.infer<typeof guestListItemSchema>

export const listGuests = defineEndpoint({
  method: 'GET',
  path: 'hotel/guests',
  summary: 'Guests of the property, searchable and in pages',
  access: 'staff',
  capability: 'guests:manage',
  module: null,
  query: guestListQuerySchema,
  response: z.object({
    items: z.array(guestListItemSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
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
    stillToArrive: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        unit: z.nullable(z.string()),
        unitCategory: z.nullable(z.string()),
      }),
    ),
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
