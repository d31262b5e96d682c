import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import { COMMENT_MAX } from '@innkeeper/domain/orders/constants.ts'
import { UPGRADES_MAX } from '@innkeeper/domain/room-upgrades/constants.ts'
import {
  integrationIdSchema,
  roomTypeSchema,
  roomUpgradeSchema,
  roomWordsSchema,
} from '@innkeeper/domain/room-upgrades/schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { boxPictureSchema } from './guestbook.ts'
import { guestOrderSchema, stayOrderSchema } from './orders/checkout.ts'

const guest = { access: 'guest', module: 'roomUpgrades' } as const
const hotelParams = z.object({ hotel: propertyIdSchema })
const lineText = (max: number) => z.string().check(z.maxLength(max))
const languageQuery = z.object({
  language: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999))),
})

/** A room as guests see it. */
export const guestRoomSchema = z.extend(roomWordsSchema, { pictures: z.array(boxPictureSchema) })
export type GuestRoom = z.infer<typeof guestRoomSchema>

export const guestUpgradeSchema = z.object({
  id: z.string(),
  room: guestRoomSchema,
  /** For each night; the lowest where nights differ. */
  pricePerNight: z.int(),
  isFrom: z.boolean(),
  /** For the nights of the stay that are left; null without a booking. */
  stay: z.nullable(z.object({ nights: z.int(), total: z.int() })),
  isFullyBooked: z.boolean(),
  /** Confirmed at once while one is free; otherwise staff answer first. */
  isAutomaticallyAccepted: z.boolean(),
  /** How many are free in all the nights; null without a booking. */
  left: z.nullable(z.int()),
})
export type GuestUpgrade = z.infer<typeof guestUpgradeSchema>

export const upgradesSchema = z.object({
  /**
   * Whether another room can be asked for. Once the stay is over or called off its page says so; calls answer
   * `booking/unknown` then.
   */
  isOpen: z.boolean(),
  currency: z.string(),
  language: z.object({ code: z.string(), index: z.int() }),
  /** Null without a booking. */
  guest: z.nullable(z.object({ firstName: z.string(), email: z.nullable(z.string()) })),
  stay: z.nullable(
    z.object({
      arrival: daySchema,
      departure: daySchema,
      /** The first night that is still to come; of a stay without any, its first. */
      firstNight: daySchema,
      /** The stay's own times, else the property's. */
      checkInTime: z.string(),
      checkOutTime: z.string(),
      /** Names this stay in the live stream's `stay.changed` without opening it. */
      watchId: z.string(),
    }),
  ),
  /** The guest's own category; null without a booking, or where it is not known. */
  own: z.nullable(guestRoomSchema),
  upgrades: z.array(guestUpgradeSchema),
  /** A request of the stay that waits or was accepted. */
  requested: z.nullable(z.object({ upgradeId: z.string(), order: stayOrderSchema })),
  /** All requests of the stay, newest first, whatever became of them. */
  asked: z.array(z.object({ upgradeId: z.string(), watchId: z.string() })),
})
export type Upgrades = z.infer<typeof upgradesSchema>

export const getUpgrades = defineEndpoint({
  ...guest,
  method: 'GET',
  path: 'guest/:hotel/roomUpgrades/:bookingId',
  summary: 'The upgrades of the stay a link opens, with what they cost for it',
  params: z.extend(hotelParams, { bookingId: lineText(100) }),
  query: languageQuery,
  response: upgradesSchema,
})

export const listUpgrades = defineEndpoint({
  ...guest,
  method: 'GET',
  path: 'guest/:hotel/roomUpgrades',
  summary: 'All upgrades, without the prices of a stay',
  params: hotelParams,
  query: languageQuery,
  response: upgradesSchema,
})

export const requestUpgrade = defineEndpoint({
  ...guest,
  method: 'POST',
  path: 'guest/:hotel/roomUpgrades/:roomUpgradeId/requests',
  summary: 'Ask for an upgrade; asks for an idempotency key. Without a booking it answers nothing about any',
  params: z.extend(hotelParams, { roomUpgradeId: publicIdSchema }),
  body: z.object({
    booking: z.optional(lineText(100)),
    language: z.optional(z.int().check(z.gte(0), z.lte(999))),
    /** What the guest was shown; another one is answered with 409 `order/price-changed`. Without a booking there is none. */
    total: z.nullable(z.int().check(z.gte(0))),
    reservationNumber: z._default(lineText(60), ''),
    firstName: z._default(lineText(100), ''),
    lastName: z._default(lineText(100), ''),
    email: z._default(lineText(200), ''),
    phoneNumber: z._default(lineText(40), ''),
    comments: z._default(lineText(COMMENT_MAX), ''),
    preview: z.optional(lineText(400)),
    cameFrom: z.optional(lineText(60)),
  }),
  limits: { bodyBytes: 16 * 1024, callsPerMinute: 30 },
  response: guestOrderSchema,
})

const staff = { access: 'staff', capability: 'content:edit', module: 'roomUpgrades' } as const
const upgradeParams = z.object({ roomUpgradeId: publicIdSchema })

export const staffUpgradeSchema = z.object({
  upgrade: roomUpgradeSchema,
  /** The coming nights: how many rooms there are and how many are taken. */
  nights: z.array(z.object({ night: daySchema, rooms: z.int(), taken: z.int() })),
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
})
export type StaffUpgrade = z.infer<typeof staffUpgradeSchema>

export const listRoomUpgrades = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/roomUpgrades',
  summary: 'All room upgrades, in the order guests see them',
  response: z.object({ items: z.array(staffUpgradeSchema) }),
})

/** What a change leaves out stays as it is, so nothing has a value of its own here. */
const upgradeContentSchema = z.extend(z.omit(roomUpgradeSchema, { id: true, version: true }), {
  integrationId: integrationIdSchema,
})

export const createRoomUpgrade = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/roomUpgrades',
  summary: 'Add a room upgrade from one category to another',
  body: z.object({ from: publicIdSchema, to: publicIdSchema }),
  response: staffUpgradeSchema,
})

export const saveRoomUpgrade = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/roomUpgrades/:roomUpgradeId',
  summary: 'Change a room upgrade; a stale revision is refused with the upgrade as it is',
  params: upgradeParams,
  body: z.object({ revision: z.int(), change: z.partial(upgradeContentSchema) }),
  response: staffUpgradeSchema,
})

export const deleteRoomUpgrade = defineEndpoint({
  ...staff,
  method: 'DELETE',
  path: 'hotel/roomUpgrades/:roomUpgradeId',
  summary: 'Delete a room upgrade; what was requested of it stays',
  params: upgradeParams,
  response: z.object({}),
})

export const orderRoomUpgrades = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/roomUpgrades/order',
  summary: 'Put the upgrades in this order; those left out follow',
  body: z.object({ upgradeIds: z.array(publicIdSchema).check(z.maxLength(UPGRADES_MAX)) }),
  response: z.object({ items: z.array(staffUpgradeSchema) }),
})

export const listRoomTypes = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/roomTypes',
  summary: 'How each category of rooms is shown to guests',
  response: z.object({
    items: z.array(
      z.object({ categoryId: z.string(), name: z.string(), type: roomTypeSchema, revision: z.int() }),
    ),
  }),
})

export const saveRoomType = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/roomTypes/:categoryId',
  summary: 'Change the words and pictures of a category of rooms',
  params: z.object({ categoryId: publicIdSchema }),
  body: z.object({ revision: z.int(), type: roomTypeSchema }),
  response: z.object({ categoryId: z.string(), name: z.string(), type: roomTypeSchema, revision: z.int() }),
})

/** Rooms of the category that a request asks for, for whoever accepts it. */
export const listUpgradeUnits = defineEndpoint({
  method: 'GET',
  path: 'hotel/orderRequests/:requestId/units',
  summary:
    'The rooms a requested upgrade can be given, which of them are free in all its nights, and what they cost',
  access: 'staff',
  capability: 'requests:handle',
  module: 'roomUpgrades',
  params: z.object({ requestId: publicIdSchema }),
  /** Whose stay it is, where the request came without a booking; until that is said, every room counts as free. */
  query: z.object({ bookingId: z.optional(publicIdSchema) }),
  response: z.object({
    items: z.array(z.object({ id: z.string(), code: z.string(), isFree: z.boolean() })),
    /** What accepting it for this stay means; null until somebody has said whose it is. */
    stay: z.nullable(
      z.object({
        nights: z.array(daySchema),
        total: z.int(),
        /** The guest is in the house: they keep their key until a room is chosen. */
        needsUnit: z.boolean(),
        /** The code with which accepting is refused for this stay. */
        refusal: z.nullable(z.string()),
      }),
    ),
  }),
})
export type UpgradeUnits = z.infer<typeof listUpgradeUnits.response>
