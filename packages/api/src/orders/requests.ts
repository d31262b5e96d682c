import { daySchema, momentSchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { MESSAGE_STATES } from '@innkeeper/domain/messaging/constants.ts'
import {
  CANCELLATION_REASONS,
  COMMENT_MAX,
  CONFIRMATION_CHANNELS,
  DECLINE_REASONS,
  DELIVERY_METHODS,
  PRODUCT_KINDS,
  REQUEST_SOURCES,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  STAY_TROUBLES,
} from '@innkeeper/domain/orders/constants.ts'
import { NOTICES } from '@innkeeper/domain/orders/request-decision.ts'
import { PAYMENT_SERVICES, PAYMENT_STATES } from '@innkeeper/domain/payments/constants.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { postingSchema } from '../integrations.ts'

const staff = { access: 'staff', capability: 'requests:handle', module: 'products' } as const
/** The kitchen too, for requests of its categories, and without anything of the guest but unit and comment. */
const kitchen = { ...staff, capability: 'requests:answer' } as const
const requestParams = z.object({ requestId: publicIdSchema })

export const requestListItemSchema = z.object({
  id: z.string(),
  number: z.int(),
  /** The moment it reached staff. */
  requestTime: z.string(),
  /** Empty for the kitchen, as all that is the guest's but the unit and the comment. */
  guestName: z.string(),
  unit: z.nullable(z.string()),
  /** The booking's room where the guest wrote another. */
  bookingUnit: z.nullable(z.string()),
  /** The room whose QR code the visitor came by; null with a booking's link. */
  scannedUnit: z.nullable(z.string()),
  /** Whether it is from the booking it names, in house; staff look twice where it is not. */
  isMatched: z.boolean(),
  /** The guest had given it up when the payment came: declined, and the money goes back. */
  isPaidLate: z.boolean(),
  source: z.enum(REQUEST_SOURCES),
  status: z.enum(REQUEST_STATUSES),
  reason: z.nullable(z.enum(DECLINE_REASONS)),
  type: z.enum(REQUEST_TYPES),
  deliveryMethod: z.nullable(z.enum(DELIVERY_METHODS)),
  timeRequested: z.nullable(z.string()),
  timeExpected: z.nullable(z.string()),
  comment: z.string(),
  /** Quantity and title of each line, in the property's default language, and what the guest wrote to it. */
  summary: z.array(
    z.object({
      quantity: z.int(),
      title: z.string(),
      kind: z.enum(PRODUCT_KINDS),
      comment: z.string(),
      /** The days it is for, and the time on them; none where the order's own time holds. */
      days: z.array(z.string()),
      time: z.nullable(z.string()),
    }),
  ),
  total: z.int(),
  serviceCharge: z.int(),
  currency: z.string(),
  service: z.enum(PAYMENT_SERVICES),
  payment: z.enum(PAYMENT_STATES),
  /** When an unused hold ends by itself, while one is there. */
  holdLapsesAt: z.nullable(z.string()),
  isPreview: z.boolean(),
  /** Who answered and when; by nobody where it was accepted or declined by itself. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  archivedAt: z.nullable(z.string()),
  /** Done or delivered, after it was accepted. */
  doneAt: z.nullable(z.string()),
  doneBy: z.nullable(z.string()),
  /** The house took an accepted one back; its status is then declined. */
  cancelledAt: z.nullable(z.string()),
  /** What was done already, by whom and when (spec 3 and 4); null while it waits. */
  notice: z.nullable(
    z.object({ kind: z.enum(NOTICES), by: z.nullable(z.string()), at: z.nullable(z.string()) }),
  ),
  /** For colleagues who handle guests; never the kitchen's or the guest's. */
  note: z.nullable(z.string()),
  revision: z.int(),
})
export type RequestListItem = z.infer<typeof requestListItemSchema>

export const requestSchema = z.extend(requestListItemSchema, {
  bookingNumber: z.nullable(z.string()),
  bookingId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** How the guest can be told of the answer. */
  reach: z.object({ hasPhone: z.boolean(), hasEmail: z.boolean() }),
  language: z.string(),
  lines: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      quantity: z.int(),
      kind: z.enum(PRODUCT_KINDS),
      /** Whether whoever asks answers for its category; the rest of the order is others' work. */
      isOwn: z.boolean(),
      details: z.array(z.string()),
      comment: z.string(),
      days: z.array(z.string()),
      time: z.nullable(z.string()),
      unitPrice: z.int(),
      total: z.int(),
    }),
  ),
  transactionFee: z.int(),
  vat: z.int(),
  reasonText: z.nullable(z.string()),
  /** What stands between it and its stay as both are now. */
  stayTrouble: z.nullable(z.enum(STAY_TROUBLES)),
  /** From which category of rooms to which, of a request for an upgrade. */
  upgrade: z.nullable(
    z.object({
      from: z.string(),
      to: z.string(),
      nights: z.array(z.string()),
      /** The room it was accepted with. */
      unit: z.nullable(z.string()),
      /** The guest is in the house: whoever accepts says which room they move to. */
      needsUnit: z.boolean(),
      /** Whether cancelling took the stay back to what it had before; null where nothing was cancelled. */
      isMovedBack: z.nullable(z.boolean()),
      /** The booking system that staff change the room in themselves; null where the stay is not from one. */
      changeByHandIn: z.nullable(z.string()),
    }),
  ),
  /** When it is declined by itself if nobody answers. */
  expiresAt: z.nullable(z.string()),
  confirmation: z.nullable(z.enum(CONFIRMATION_CHANNELS)),
  /** Where it is on the guest's bill in the other system; null where nobody puts it there. */
  posting: z.nullable(postingSchema),
  /** What was sent to the guest about it, newest first. */
  messages: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      channel: z.enum(['sms', 'email']),
      state: z.enum(MESSAGE_STATES),
      failure: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
})
export type OrderRequest = z.infer<typeof requestSchema>

export const REQUEST_LIST_PAGE_SIZE = 50
export const requestListQuerySchema = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  /** Open ones and those decided, or the archive, or those placed in preview. */
  view: z._default(z.enum(['current', 'archive', 'preview']), 'current'),
  status: z.optional(z.enum(REQUEST_STATUSES)),
  /** What waits or is promised, what is promised but not done, what is done. */
  progress: z.optional(z.enum(['open', 'to do', 'done'])),
  type: z.optional(z.enum(REQUEST_TYPES)),
  source: z.optional(z.enum(REQUEST_SOURCES)),
  unit: z.optional(z.string().check(z.maxLength(40))),
  /** Days of the request in the property's time zone. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** `due` is the moment promised, else the one asked for; what waits for an answer comes before the rest. */
  sort: z._default(z.enum(['requestTime', 'timeRequested', 'due', 'total', 'unit']), 'requestTime'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
})
export type RequestListQuery = z.infer<typeof requestListQuerySchema>

export const listRequests = defineEndpoint({
  ...kitchen,
  method: 'GET',
  path: 'hotel/orderRequests',
  summary: 'Order requests, searchable and in pages',
  query: requestListQuerySchema,
  response: z.object({
    items: z.array(requestListItemSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** Undecided, not in preview, not archived: what the tab's title counts. */
    waiting: z.int(),
    /** Accepted and not done yet, not in preview, not archived. */
    toDo: z.int(),
    /** What the kitchen's list is limited to; null where all requests are shown. */
    categories: z.nullable(z.array(z.string())),
  }),
})

export const getRequest = defineEndpoint({
  ...kitchen,
  method: 'GET',
  path: 'hotel/orderRequests/:requestId',
  summary: 'One order request',
  params: requestParams,
  response: requestSchema,
})

export const listGuestOrders = defineEndpoint({
  access: 'staff',
  capability: 'guests:manage',
  module: 'products',
  method: 'GET',
  path: 'hotel/guests/:bookingId/orders',
  summary: 'What was ordered during one stay, newest first',
  params: z.object({ bookingId: publicIdSchema }),
  response: z.object({ items: z.array(requestListItemSchema) }),
})

const confirmationSchema = {
  confirmation: z._default(z.enum(CONFIRMATION_CHANNELS), 'none'),
}

export const acceptRequest = defineEndpoint({
  ...kitchen,
  method: 'POST',
  path: 'hotel/orderRequests/:requestId/accept',
  summary: 'Accept; one already handled answers 409 with the notice',
  params: requestParams,
  body: z.object({
    timeExpected: z.nullable(momentSchema),
    ...confirmationSchema,
    /** Whether the message names the time. */
    includesTime: z._default(z.boolean(), true),
    /** Of an upgrade: the room the guest gets, and whose stay it is where the request came without a booking. */
    unitId: z._default(z.nullable(publicIdSchema), null),
    bookingId: z._default(z.nullable(publicIdSchema), null),
  }),
  response: requestSchema,
})

const refusalBody = z.object({
  reason: z.enum(CANCELLATION_REASONS),
  /** Asked for with `other`. */
  reasonText: z._default(z.string().check(z.maxLength(COMMENT_MAX)), ''),
  ...confirmationSchema,
})

export const declineRequest = defineEndpoint({
  ...kitchen,
  method: 'POST',
  path: 'hotel/orderRequests/:requestId/decline',
  summary: 'Decline with a reason; one already handled answers 409 with the notice',
  params: requestParams,
  body: refusalBody,
  response: requestSchema,
})

export const finishRequest = defineEndpoint({
  ...kitchen,
  method: 'POST',
  path: 'hotel/orderRequests/:requestId/done',
  summary: 'An accepted request is done or delivered',
  params: requestParams,
  response: requestSchema,
})

export const reopenRequest = defineEndpoint({
  ...kitchen,
  method: 'POST',
  path: 'hotel/orderRequests/:requestId/undone',
  summary: 'It is not done after all',
  params: requestParams,
  response: requestSchema,
})

export const cancelRequest = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/orderRequests/:requestId/cancel',
  summary:
    'Cancel or refund an accepted request: what was paid goes back, what was not done is in stock again',
  params: requestParams,
  body: refusalBody,
  response: requestSchema,
})

export const saveRequestNote = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/orderRequests/:requestId/note',
  summary: 'Write a note for colleagues who handle guests; empty takes it away',
  params: requestParams,
  body: z.object({ note: z.string().check(z.maxLength(COMMENT_MAX)) }),
  response: requestSchema,
})

export const archiveRequest = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/orderRequests/:requestId/archive',
  summary: 'Archive one that was accepted or declined',
  params: requestParams,
  response: requestSchema,
})

export const unarchiveRequest = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/orderRequests/:requestId/unarchive',
  summary: 'Take an archiving back, within ten seconds',
  params: requestParams,
  response: requestSchema,
})

export const handleRequests = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/orderRequests/bulk',
  summary: 'Accept, decline or archive several; each answers for itself',
  body: z.object({
    ids: z.array(publicIdSchema).check(z.minLength(1), z.maxLength(100)),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('accept'), ...confirmationSchema }),
      z.object({
        kind: z.literal('decline'),
        reason: z.enum(CANCELLATION_REASONS),
        reasonText: z._default(z.string().check(z.maxLength(COMMENT_MAX)), ''),
        ...confirmationSchema,
      }),
      z.object({ kind: z.literal('archive') }),
      z.object({ kind: z.literal('unarchive') }),
    ]),
  }),
  response: z.object({
    done: z.array(z.string()),
    refused: z.array(z.object({ id: z.string(), code: z.string() })),
  }),
})
