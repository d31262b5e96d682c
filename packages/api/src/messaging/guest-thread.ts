import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import { plainText } from '@innkeeper/domain/messaging/plain-text.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ENTRY_TEXT_MAX } from './threads.ts'

const hotel = z.object({ hotel: propertyIdSchema })
const linkKey = z.optional(publicIdSchema)
const GUEST = { access: 'guest', module: 'messagingEmail' } as const

export const guestEntrySchema = z.object({
  id: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  picture: z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  at: z.string(),
})

/** What a guest sees of the thread of their stay. */
export const guestThreadSchema = z.object({
  /** `locked`: more was written than this device may read; a code opens it. `none`: nothing was written yet. */
  access: z.enum(['open', 'locked', 'none']),
  entries: z.array(guestEntrySchema),
  unread: z.int(),
  readByStaffAt: z.nullable(z.string()),
  /** Names the thread on the live stream without opening it. */
  watchId: z.nullable(z.string()),
  mayPicture: z.boolean(),
  /** A visitor without a booking says who they are and where. */
  asksForName: z.boolean(),
  staffed: z.object({ isNow: z.boolean(), next: z.nullable(z.string()) }),
  /** Masked addresses a code can be sent to. */
  codeTo: z.array(z.object({ by: z.enum(['email', 'sms']), to: z.string() })),
})
export type GuestThread = z.infer<typeof guestThreadSchema>

export const getGuestThread = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/thread',
  summary: 'What this guest and the house wrote to each other, for devices that may read it',
  params: hotel,
  query: z.object({ booking: linkKey }),
  response: guestThreadSchema,
})

export const writeToHouse = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/thread',
  summary: 'Write to the house',
  // All guests on the Wi-Fi of a house have one address.
  limits: { bodyBytes: 20_000, callsPerMinute: 90 },
  params: hotel,
  body: z.object({
    booking: linkKey,
    text: z.string().check(z.overwrite(plainText), z.minLength(1), z.maxLength(ENTRY_TEXT_MAX)),
    clientKey: publicIdSchema,
    visitor: z.optional(
      z.object({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
        room: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      }),
    ),
  }),
  response: guestThreadSchema,
})

export const sendPictureToHouse = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/thread/picture',
  summary: 'Send the house a picture, from a stay',
  isUpload: true,
  limits: { bodyBytes: 20_000_000, callsPerMinute: 20 },
  params: hotel,
  query: z.object({ booking: publicIdSchema, clientKey: publicIdSchema }),
  response: guestThreadSchema,
})

export const readHouseAnswers = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/thread/read',
  summary: 'Say that the guest has read what the house wrote',
  limits: { bodyBytes: 1000, callsPerMinute: 90 },
  params: hotel,
  body: z.object({ booking: linkKey, upTo: publicIdSchema }),
  response: z.object({}),
})

/** For devices that may read the thread it stands in. */
export const getGuestThreadPicture = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/thread/pictures/:entryId',
  summary: 'A picture this guest sent',
  params: z.extend(hotel, { entryId: publicIdSchema }),
  query: z.object({ booking: publicIdSchema }),
  response: 'stream',
})

export const sendThreadCode = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/thread/code',
  summary: 'Send a code to the guest, who may then read the thread on this device',
  limits: { bodyBytes: 1000, callsPerMinute: 20 },
  params: hotel,
  body: z.object({ booking: publicIdSchema, by: z.enum(['email', 'sms']) }),
  response: z.object({}),
})

export const openThreadByCode = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/thread/open',
  summary: 'Show the code and read the thread on this device',
  limits: { bodyBytes: 1000, callsPerMinute: 30 },
  params: hotel,
  body: z.object({ booking: publicIdSchema, code: z.string().check(z.regex(/^\d{6}$/)) }),
  response: guestThreadSchema,
})
