import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import {
  CLEANING_CHOICES,
  EXPORT_FORMATS,
  LIST_ORDERS,
  MARKS_PER_CALL,
  PROBLEM_PICTURES_MAX,
  PROBLEM_TEXT_MAX,
} from '@innkeeper/domain/cleaning/constants.ts'
import { MARK_KINDS, TASK_STATES } from '@innkeeper/domain/cleaning/marks.ts'
import { cleaningSettingsSchema } from '@innkeeper/domain/cleaning/settings-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { csvQuerySchema } from '../properties.ts'

const READS = { access: 'staff', capability: 'cleaning:read', module: 'roomCleaning' } as const
const MARKS = { access: 'staff', capability: 'cleaning:mark', module: 'roomCleaning' } as const
const MANAGED = { access: 'staff', capability: 'settings:manage', module: 'roomCleaning' } as const

const personSchema = z.object({ id: z.string(), name: z.string() })
const momentSchema = z.nullable(z.object({ at: z.string(), by: z.string() }))
const partySchema = z.object({ adults: z.nullable(z.int()), children: z.nullable(z.int()) })

/** Name and booking for who may see guests; null for everybody else. */
const guestSchema = z.nullable(z.object({ bookingId: z.string(), name: z.string() }))

export const cleaningTaskSchema = z.object({
  state: z.enum(TASK_STATES),
  assignee: z.nullable(personSchema),
  started: momentSchema,
  done: momentSchema,
  inspected: momentSchema,
  /** Of this day, and of days before until somebody mended them. */
  problems: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      pictureIds: z.array(z.string()),
      at: z.string(),
      by: z.string(),
      solved: momentSchema,
    }),
  ),
})
export type CleaningTask = z.infer<typeof cleaningTaskSchema>

export const cleaningRoomSchema = z.object({
  unit: z.object({
    id: z.string(),
    code: z.string(),
    floor: z.nullable(z.int()),
    category: z.nullable(z.string()),
  }),
  /** Who leaves that day; `by` is their check-out time, `isLate` a later one than the house's. */
  departure: z.nullable(
    z.object({ isOut: z.boolean(), by: z.string(), isLate: z.boolean(), guest: guestSchema }),
  ),
  /** Who comes that day. */
  arrival: z.nullable(
    z.object({
      isHere: z.boolean(),
      /** The hour the guest named, else their own check-in time; null where neither is known. */
      expected: z.nullable(z.string()),
      isEarly: z.boolean(),
      party: partySchema,
      guest: guestSchema,
      /** When they were told that the room is ready. */
      toldAt: z.nullable(z.string()),
      /** Whether they can be told: there is an address, and somebody who may write to guests asks. */
      canBeTold: z.boolean(),
    }),
  ),
  /** Who stays over: the night before and the night after. `night` is how many they slept so far. */
  stay: z.nullable(z.object({ night: z.int(), nights: z.int(), party: partySchema, guest: guestSchema })),
  /** What the guest who stays wants. */
  wish: z.nullable(z.object({ choice: z.enum(CLEANING_CHOICES), at: z.string(), note: z.string() })),
  isForced: z.boolean(),
  isToClean: z.boolean(),
  task: cleaningTaskSchema,
})
export type CleaningRoom = z.infer<typeof cleaningRoomSchema>

export const getCleaningList = defineEndpoint({
  ...READS,
  method: 'GET',
  path: 'hotel/roomCleaning',
  summary:
    'Every room on one day: who leaves, comes and stays, what guests want, and how far the cleaning is',
  query: z.object({ date: z.optional(daySchema), order: z._default(z.enum(LIST_ORDERS), 'floor') }),
  response: z.object({
    date: z.string(),
    today: z.string(),
    timeZone: z.string(),
    rooms: z.array(cleaningRoomSchema),
    /** Whom a room can be given to. */
    people: z.array(personSchema),
    settings: z.pick(cleaningSettingsSchema, { isInspected: true, tellsGuest: true, isDaily: true }),
  }),
})
export type CleaningList = z.infer<(typeof getCleaningList)['response']>

export const newMarkSchema = z.object({
  /** Made by the device: the same mark sent twice is one. */
  id: publicIdSchema,
  unitId: publicIdSchema,
  date: daySchema,
  kind: z.enum(MARK_KINDS),
  /** How long ago it was made, by the device's own clock, whatever that shows. */
  agoMs: z.int().check(z.gte(0)),
  assigneeId: z.optional(z.nullable(publicIdSchema)),
  text: z.optional(z.string().check(z.maxLength(PROBLEM_TEXT_MAX))),
  pictureIds: z.optional(z.array(publicIdSchema).check(z.maxLength(PROBLEM_PICTURES_MAX))),
  problemId: z.optional(publicIdSchema),
})
export type NewMark = z.input<typeof newMarkSchema>

export const markRooms = defineEndpoint({
  ...MARKS,
  method: 'POST',
  path: 'hotel/roomCleaning/marks',
  summary: 'Add what was done in rooms; each mark counts once, and one that is refused stops no other',
  body: z.object({ marks: z.array(newMarkSchema).check(z.minLength(1), z.maxLength(MARKS_PER_CALL)) }),
  response: z.object({
    /** Where the rooms of these marks stand now. */
    rooms: z.array(z.object({ unitId: z.string(), date: z.string(), task: cleaningTaskSchema })),
    refused: z.array(z.object({ id: z.string(), code: z.string() })),
  }),
})

export const addProblemPicture = defineEndpoint({
  ...MARKS,
  method: 'POST',
  path: 'hotel/roomCleaning/pictures',
  summary: 'Upload a picture of a problem; a mark then names it',
  isUpload: true,
  /** Named by the device, so that a picture sent twice is one. */
  query: z.object({ id: publicIdSchema }),
  response: z.object({ id: z.string() }),
})

export const getProblemPicture = defineEndpoint({
  ...READS,
  method: 'GET',
  path: 'hotel/roomCleaning/pictures/:pictureId',
  summary: 'A picture of a problem',
  params: z.object({ pictureId: publicIdSchema }),
  response: 'stream',
})

export const tellRoomReady = defineEndpoint({
  access: 'staff',
  capability: 'messages:send',
  module: 'roomCleaning',
  method: 'POST',
  path: 'hotel/roomCleaning/tellGuest',
  summary: 'Tell the guest who waits for a room that it is ready, once',
  body: z.object({ unitId: publicIdSchema, date: daySchema }),
  response: z.object({ toldAt: z.string() }),
})

export const exportCleaningList = defineEndpoint({
  ...READS,
  method: 'GET',
  path: 'hotel/roomCleaning/export',
  summary: 'The list as CSV or XLSX for up to a year, or as PDF for one day',
  query: z.extend(
    z.object({
      from: daySchema,
      to: daySchema,
      format: z.enum(EXPORT_FORMATS),
      order: z._default(z.enum(LIST_ORDERS), 'floor'),
    }),
    csvQuerySchema.shape,
  ),
  response: 'stream',
})

const settingsPageSchema = z.object({
  settings: cleaningSettingsSchema,
  currency: z.string(),
  revision: z.int(),
})

export const getCleaningSettings = defineEndpoint({
  ...MANAGED,
  method: 'GET',
  path: 'hotel/roomCleaning/settings',
  summary: 'How the house cleans, and what it reckons a skipped cleaning saves',
  response: settingsPageSchema,
})

export const changeCleaningSettings = defineEndpoint({
  ...MANAGED,
  method: 'PUT',
  path: 'hotel/roomCleaning/settings',
  summary: 'Change how the house cleans',
  body: z.object({ settings: cleaningSettingsSchema, revision: z.int() }),
  response: settingsPageSchema,
})
