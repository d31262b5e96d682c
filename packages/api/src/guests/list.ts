import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import {
  GUEST_LIST_SORTS,
  GUEST_LIST_VIEWS,
  GUEST_STANDINGS,
} from '@innkeeper/domain/guests/list-segments.ts'
import { bookingStateSchema } from '@innkeeper/domain/guests/schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { csvQuerySchema } from '../properties.ts'
import { GUESTS } from './guest-page.ts'

export const GUEST_LIST_PAGE_SIZE = 50
/** As many as an address can name. */
export const MAX_CHOSEN_GUESTS = 100

const cursorSchema = z.string().check(z.maxLength(800), z.regex(/^[\w-]+$/))

const filters = {
  /** Words of name, unit, booking number, phone and e-mail, in any order; accents and spaces do not matter. */
  search: z._default(z.string().check(z.maxLength(100)), ''),
  view: z._default(z.enum(GUEST_LIST_VIEWS), 'all'),
  /** Where a booking stands; for the view of all. */
  standing: z.optional(z.enum(GUEST_STANDINGS)),
  unitCategoryId: z.optional(publicIdSchema),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
  /** Arrivals, departures, or both of this day, as the view says. */
  day: z.optional(daySchema),
  /** Without it each view has the order of what matters now. */
  sort: z.optional(z.enum(GUEST_LIST_SORTS)),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
}

export const guestListQuerySchema = z.object({
  ...filters,
  /** Goes on behind this place, as `next` of another page says it. */
  after: z.optional(cursorSchema),
  /** The page that ends before this place, as `previous` says it. */
  before: z.optional(cursorSchema),
})
export type GuestListQuery = z.infer<typeof guestListQuerySchema>

export const guestListItemSchema = z.object({
  id: z.string(),
  revision: z.int(),
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
  /** As it is now by the clock. */
  state: bookingStateSchema,
  /** A booking that is not to be. */
  calledOff: z.nullable(z.enum(['cancelled', 'noShow'])),
  expectedArrival: z.nullable(z.string()),
  adults: z.nullable(z.int()),
  children: z.nullable(z.int()),
  language: z.nullable(z.string()),
  /** Somebody else has the same unit on the same nights. */
  sharesUnit: z.boolean(),
  /** The person was taken out of it; what is left is for statistics. */
  isErased: z.boolean(),
  /** Whether the guest filled in the registration form. */
  isRegistered: z.boolean(),
})
export type GuestListItem = z.infer<typeof guestListItemSchema>

export const listGuests = defineEndpoint({
  ...GUESTS,
  method: 'GET',
  path: 'hotel/guests',
  summary: 'Guests of the property, searchable, opening on what matters now, in pages without a count',
  query: guestListQuerySchema,
  response: z.object({
    items: z.array(guestListItemSchema),
    /** The kinds of units the list can be narrowed to. */
    categories: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The property's date, YYYY-MM-DD. */
    today: z.string(),
    /** Where the next page goes on; null on the last one. */
    next: z.nullable(z.string()),
    /** Where the page before ends; null on the first one. */
    previous: z.nullable(z.string()),
  }),
})

export const exportGuests = defineEndpoint({
  ...GUESTS,
  method: 'GET',
  path: 'hotel/guests.csv',
  summary: 'The same guests as CSV, all pages',
  query: z.object({
    ...filters,
    /** These alone, with commas between them. */
    ids: z.optional(
      z.string().check(z.maxLength(MAX_CHOSEN_GUESTS * 23), z.regex(/^[\w-]{22}(,[\w-]{22})*$/)),
    ),
    ...csvQuerySchema.shape,
  }),
  response: 'stream',
})
