import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { choicesSchema, mappingSchema } from '@innkeeper/domain/integrations/choices.ts'
import { POSTING_STATES } from '@innkeeper/domain/integrations/posting-step.ts'
import { STAY_STEPS } from '@innkeeper/domain/integrations/stay-step.ts'
import { PMS_SYSTEMS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const staff = { access: 'staff', capability: 'settings:manage', module: 'integrations' } as const

const systemSchema = z.enum(PMS_SYSTEMS)
const secretSchema = z.string().check(z.minLength(1), z.maxLength(300))

/** The keys that each system asks for. */
const CREDENTIALS = {
  mews: z.object({
    system: z.literal('mews'),
    clientToken: secretSchema,
    accessToken: secretSchema,
    isTest: z.boolean(),
  }),
} satisfies { [S in PmsSystem]: z.ZodMiniType<{ system: S }> }
type CredentialsSchema = (typeof CREDENTIALS)[PmsSystem]
export const pmsCredentialsSchema = z.discriminatedUnion(
  'system',
  Object.values(CREDENTIALS) as [CredentialsSchema, ...CredentialsSchema[]],
)

/** Why the other system could not be asked or did not do what was wanted. */
export const TROUBLES = [
  'unauthorized',
  'refused',
  'too-many',
  'slow',
  'unavailable',
  'unreadable',
  'unknown-product',
  'unknown-reservation',
  'other-guest',
  /** What the guest sent cannot be opened here. */
  'form-unreadable',
  /** A product of the order has no number there. */
  'product-not-linked',
  /** A room upgrade is no product there. */
  'upgrade-not-linked',
  /** The category or the room has no match there, or several. */
  'room-not-matched',
] as const
/** Those that name what is missing: it stands in the sentence that tells of them, and is nobody's words. */
export const NAMING_TROUBLES: readonly (typeof TROUBLES)[number][] = [
  'product-not-linked',
  'upgrade-not-linked',
  'room-not-matched',
]
export const troubleSchema = z.object({
  failure: z.enum(TROUBLES),
  /** In the system's own words, where it has some; or the product or room that is missing. */
  said: z.nullable(z.string()),
})

export const countsSchema = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Not confirmed there, or cancelled before we knew of them. */
  skipped: z.int(),
  refused: z.int(),
})

/** Why a reservation is no booking here; what is wrong by field. */
export const refusedBookingSchema = z.object({
  number: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()),
})

const importSchema = z.object({
  isDryRun: z.boolean(),
  state: z.enum(['running', 'done', 'stopped']),
  /** Of one: how much is done. */
  progress: z.number(),
  counts: countsSchema,
  trouble: z.nullable(troubleSchema),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
})

/** One of their rooms or categories, and which of ours it is. */
const matchSchema = z.object({
  id: z.string(),
  name: z.string(),
  ours: z.nullable(z.string()),
  /** Whether somebody chose it, or the names are the same. */
  isByHand: z.boolean(),
})
const ownSchema = z.array(z.object({ id: z.string(), name: z.string() }))

export const pmsConnectionSchema = z.object({
  system: systemSchema,
  revision: z.int(),
  state: z.enum(['new', 'on', 'paused']),
  isTest: z.boolean(),
  house: z.object({ name: z.string(), timeZone: z.string(), services: z.array(z.string()) }),
  /** The property's own where it is another. */
  ownTimeZone: z.nullable(z.string()),
  choices: choicesSchema,
  units: z.array(matchSchema),
  categories: z.array(matchSchema),
  ownUnits: ownSchema,
  ownCategories: ownSchema,
  /** Where the system can say that something changed; null where nobody outside can reach this installation. */
  webhookUrl: z.nullable(z.string()),
  health: z.object({
    contactedAt: z.nullable(z.string()),
    trouble: z.nullable(troubleSchema),
    troubleSince: z.nullable(z.string()),
    nextTryAt: z.nullable(z.string()),
  }),
  lastImport: z.nullable(importSchema),
  lastDryRun: z.nullable(importSchema),
  refused: z.array(refusedBookingSchema),
  /** Check-ins, check-outs and rooms that the system did not take. */
  stays: z.array(
    z.object({
      bookingId: z.string(),
      number: z.string(),
      step: z.enum([...STAY_STEPS, 'room']),
      trouble: z.nullable(troubleSchema),
      nextTryAt: z.nullable(z.string()),
    }),
  ),
  /** Guests who registered here and not there. */
  registrations: z.array(
    z.object({
      bookingId: z.string(),
      number: z.string(),
      trouble: z.nullable(troubleSchema),
      nextTryAt: z.nullable(z.string()),
    }),
  ),
  /** Orders that are not on the bill as they should be. */
  postings: z.array(
    z.object({
      orderId: z.string(),
      number: z.int(),
      state: z.enum(POSTING_STATES),
      trouble: z.nullable(troubleSchema),
    }),
  ),
})
export type PmsConnection = z.infer<typeof pmsConnectionSchema>

export const pmsSchema = z.object({
  connection: z.nullable(pmsConnectionSchema),
  /** A demo is connected to nothing. */
  isDemo: z.boolean(),
})
export type Pms = z.infer<typeof pmsSchema>

export const getPms = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/integrations/pms',
  summary: 'The connection to the property management system, and how it is',
  response: pmsSchema,
})

export const connectPms = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/integrations/pms/connection',
  summary: 'Connect after a test call; keys are stored encrypted and never answered',
  asksForProof: true,
  body: pmsCredentialsSchema,
  response: pmsSchema,
})

export const disconnectPms = defineEndpoint({
  ...staff,
  method: 'DELETE',
  path: 'hotel/integrations/pms/connection',
  summary: 'Forget the keys; bookings stay as they are',
  asksForProof: true,
  response: pmsSchema,
})

export const lookAtPms = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/integrations/pms/look',
  summary: 'Read rooms and categories of the other system again',
  response: pmsSchema,
})

export const savePms = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/integrations/pms/settings',
  summary: 'What is taken over, and which of their rooms is which of ours',
  body: z.object({ revision: z.int(), choices: choicesSchema, mapping: mappingSchema }),
  response: pmsSchema,
})

export const importFromPms = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/integrations/pms/imports',
  summary: 'Bring bookings in, or only say what that would do',
  body: z.object({ isDryRun: z.boolean() }),
  response: pmsSchema,
})

export const pausePms = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/integrations/pms/pause',
  summary: 'Ask no more until it is resumed',
  response: pmsSchema,
})

export const resumePms = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/integrations/pms/resume',
  summary: 'Ask again, beginning with what was changed meanwhile',
  response: pmsSchema,
})

export const askPmsNow = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/integrations/pms/ask',
  summary: 'Ask for changes now instead of in a few minutes',
  response: pmsSchema,
})

export const tellPmsAgain = defineEndpoint({
  ...staff,
  capability: 'guests:manage',
  method: 'POST',
  path: 'hotel/integrations/pms/stays/:bookingId/again',
  summary: 'Tell the other system of a check-in, a check-out, a room or a registration once more',
  params: z.object({ bookingId: publicIdSchema }),
  response: z.object({}),
})

export const listPmsProducts = defineEndpoint({
  ...staff,
  capability: 'content:edit',
  module: null,
  method: 'GET',
  path: 'hotel/integrations/pms/products',
  summary: 'What can be put on a guest’s bill in the other system; none where nothing is connected',
  response: z.object({
    system: z.nullable(systemSchema),
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        group: z.string(),
        price: z.nullable(z.object({ minor: z.int(), currency: z.string() })),
      }),
    ),
  }),
})

export const postAgain = defineEndpoint({
  ...staff,
  capability: 'requests:handle',
  method: 'POST',
  path: 'hotel/integrations/pms/postings/:requestId/again',
  summary: 'Put an order on the guest’s bill, or take it off, once more',
  params: z.object({ requestId: publicIdSchema }),
  response: z.object({}),
})

/** Where an order is on the guest's bill there; null where nobody puts it there. */
export const postingSchema = z.object({
  system: systemSchema,
  state: z.enum(POSTING_STATES),
  trouble: z.nullable(troubleSchema),
})
export type BillPosting = z.infer<typeof postingSchema>
