import { bookingStateSchema } from '@innkeeper/domain/guests/schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { fateSchema, holdingKindSchema } from '@innkeeper/domain/privacy/holdings.ts'
import { LEGAL_GROUNDS, PERIODS, RECIPIENT_KINDS } from '@innkeeper/domain/privacy/processing.ts'
import { retentionSchema } from '@innkeeper/domain/privacy/retention.ts'
import { roleSchema } from '@innkeeper/domain/team/roles.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const PRIVACY = { access: 'staff', capability: 'privacy:manage', module: null, isForPeople: true } as const

/** A stay whose guest can be exported or erased. */
export const privacyStaySchema = z.object({
  id: z.string(),
  bookingNumber: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  arrival: z.string(),
  departure: z.string(),
  unit: z.nullable(z.string()),
  /** As it is now by the clock. */
  state: bookingStateSchema,
})
export type PrivacyStay = z.infer<typeof privacyStaySchema>

/** A stay that was found, with those of its people who gave such a name themselves. */
export const foundStaySchema = z.extend(privacyStaySchema, {
  /** Its guest was erased; another adult of it is there still. */
  isErased: z.boolean(),
  registered: z.array(
    z.object({
      /** Of the registration. */
      id: z.string(),
      name: z.string(),
      /** The guest of the booking, under another name; else another adult of it. */
      isBooker: z.boolean(),
    }),
  ),
})
export type FoundStay = z.infer<typeof foundStaySchema>

export const FOUND_GUESTS_MAX = 10

export const findPrivacyGuests = defineEndpoint({
  ...PRIVACY,
  method: 'GET',
  path: 'hotel/privacy/guests',
  summary:
    'Stays by the guest’s name, e-mail address, phone or booking number, or by whoever registered; those without a person are left out',
  query: z.object({ search: z.string().check(z.minLength(2), z.maxLength(100)) }),
  response: z.object({ stays: z.array(foundStaySchema) }),
})

export const getPrivacyGuest = defineEndpoint({
  ...PRIVACY,
  method: 'GET',
  path: 'hotel/privacy/guests/:bookingId',
  summary: 'A stay and the others with the same e-mail address or phone',
  params: z.object({ bookingId: publicIdSchema }),
  response: z.object({
    stay: privacyStaySchema,
    others: z.array(
      z.extend(privacyStaySchema, {
        /** Another name with the same address is somebody else. */
        likeness: z.enum(['same-person', 'same-contact']),
      }),
    ),
  }),
})

export const CHOSEN_STAYS_MAX = 50
const bookingIds = z.array(publicIdSchema).check(z.minLength(1), z.maxLength(CHOSEN_STAYS_MAX))

export const holdingSummarySchema = z.object({
  kind: holdingKindSchema,
  fate: fateSchema,
  count: z.int(),
  /** The last day a law keeps it as it is; of what is locked alone. */
  lockedUntil: z.nullable(z.string()),
})
export type HoldingSummary = z.infer<typeof holdingSummarySchema>

export const obstacleSchema = z.object({
  reason: z.enum(['unpaid', 'unanswered', 'to-do']),
  /** The number of the order. */
  order: z.int(),
})

export const previewErasure = defineEndpoint({
  ...PRIVACY,
  method: 'POST',
  path: 'hotel/privacy/preview',
  summary: 'What is stored of the guest of these stays, and what becomes of it when the guest is erased',
  isSafe: true,
  body: z.object({ bookingIds }),
  response: z.object({
    holdings: z.array(holdingSummarySchema),
    /** What has to be settled before. */
    obstacles: z.array(obstacleSchema),
    /** Stays that are going on or still to come. */
    current: z.array(z.object({ id: z.string(), state: bookingStateSchema })),
  }),
})
export type ErasurePreview = z.infer<typeof previewErasure.response>

export const exportGuest = defineEndpoint({
  ...PRIVACY,
  method: 'GET',
  path: 'hotel/privacy/export',
  summary: 'Everything that is stored of the guest of these stays, as a JSON file',
  query: z.object({
    /** Ids of bookings, with commas. */
    ids: z.string().check(z.regex(new RegExp(`^[\\w-]{22}(,[\\w-]{22}){0,${CHOSEN_STAYS_MAX - 1}}$`))),
  }),
  response: 'stream',
})

export const eraseGuest = defineEndpoint({
  ...PRIVACY,
  method: 'POST',
  path: 'hotel/privacy/erase',
  summary: 'Erase the guest of these stays for good; amounts and nights stay without the person',
  asksForProof: true,
  body: z.object({
    bookingIds,
    /** Said when asked a second time, for a guest who is in the house or still to come. */
    evenIfCurrent: z.boolean(),
  }),
  response: z.object({ erased: z.int() }),
})

export const retentionRunSchema = z.object({
  /** The property's day. */
  day: z.string(),
  startedAt: z.string(),
  /** Null while it is not through. */
  finishedAt: z.nullable(z.string()),
  guests: z.int(),
  orders: z.int(),
  messages: z.int(),
  answers: z.int(),
  /** Registrations whose own months were over. */
  registrations: z.int(),
  /** Stays that were due and had something open. */
  keptBack: z.int(),
})
export type RetentionRun = z.infer<typeof retentionRunSchema>

export const privacySettingsSchema = z.object({
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  retention: retentionSchema,
  /** The latest first. */
  runs: z.array(retentionRunSchema),
})
export type PrivacySettings = z.infer<typeof privacySettingsSchema>

export const getPrivacySettings = defineEndpoint({
  ...PRIVACY,
  method: 'GET',
  path: 'hotel/privacy/retention',
  summary: 'How long guests, messages and answers are kept, and what the last nights took away',
  response: privacySettingsSchema,
})

export const savePrivacySettings = defineEndpoint({
  ...PRIVACY,
  method: 'PUT',
  path: 'hotel/privacy/retention',
  summary: 'Change how long guests, messages and answers are kept; the next night goes by it',
  asksForProof: true,
  body: z.object({ revision: z.int(), retention: retentionSchema }),
  response: privacySettingsSchema,
})

/** The house's record of what it does with personal data (GDPR, article 30), as everything is set now. */
export const processingRecordSchema = z.object({
  madeAt: z.string(),
  controller: z.object({
    name: z.string(),
    /** As receipts name the seller. */
    legalName: z.nullable(z.string()),
    address: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
  lines: z.array(
    z.object({
      kind: holdingKindSchema,
      ground: z.enum(LEGAL_GROUNDS),
      period: z.object({ by: z.enum(PERIODS), count: z.nullable(z.int()) }),
      roles: z.array(roleSchema),
    }),
  ),
  /** Registration forms in use: by which country's law, and how many months after departure. */
  registers: z.array(z.object({ name: z.string(), country: z.string(), months: z.int() })),
  recipients: z.array(
    z.object({
      kind: z.enum(RECIPIENT_KINDS),
      /** Empty where the installation's own is meant. */
      name: z.string(),
    }),
  ),
})
export type ProcessingRecord = z.infer<typeof processingRecordSchema>

export const getProcessingRecord = defineEndpoint({
  ...PRIVACY,
  method: 'GET',
  path: 'hotel/privacy/record',
  summary: 'What the property holds of guests, why, how long, who reads it and where it goes; names no guest',
  response: processingRecordSchema,
})
