import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export const setUpFactsSchema = z.object({
  pictures: z.int(),
  ownCards: z.int(),
  rooms: z.int(),
  hasPrintedQrCodes: z.boolean(),
  productsOnCards: z.int(),
  hasChosenPayments: z.boolean(),
  sendsMail: z.boolean(),
  colleagues: z.int(),
  isOpenedOnPhone: z.boolean(),
})

const setUp = { access: 'staff', capability: 'settings:manage', module: null } as const
const setUpSchema = z.object({
  facts: setUpFactsSchema,
  /** Whether this person closed the line on Today. */
  isHidden: z.boolean(),
})

export const getSetUp = defineEndpoint({
  ...setUp,
  method: 'GET',
  path: 'hotel/setUp',
  summary: 'What a new property has done of the list to begin with',
  response: setUpSchema,
})

export const hideSetUp = defineEndpoint({
  ...setUp,
  method: 'PUT',
  path: 'hotel/setUp/hidden',
  summary: 'Closes the line of the list on Today for this person, or shows it again',
  body: z.object({ isHidden: z.boolean() }),
  response: z.object({ isHidden: z.boolean() }),
})

export const todayNotesSchema = z.object({
  /** Messages to guests that nobody will get, newest first; for who writes to guests. */
  failedMessages: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(['sms', 'email']),
      failure: z.nullable(z.string()),
      at: z.string(),
      /** The request it was about, and whose it is. */
      requestId: z.nullable(z.string()),
      guestName: z.string(),
      unit: z.nullable(z.string()),
    }),
  ),
  /** Guests who wrote and wait for an answer, and since when the first of them does; for who writes to guests. */
  waitingThreads: z.nullable(z.object({ count: z.int(), since: z.string() })),
  /** Invitations that could not be delivered; for who manages the team. */
  failedInvitations: z.array(z.object({ id: z.string(), email: z.string() })),
  /** Webhooks that something could not be delivered to for a day; for who manages the settings. */
  failedWebhooks: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  /** Counted products that are nearly gone, fewest first; for who answers requests or edits products. */
  lowStock: z.array(
    z.object({ productId: z.string(), name: z.string(), stock: z.int(), soldInAWeek: z.int() }),
  ),
  /** What colleagues did in the last seven days that others should know, newest first. */
  news: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('published'),
        id: z.string(),
        at: z.string(),
        by: z.nullable(z.string()),
        changedCards: z.nullable(z.int()),
      }),
      z.object({ kind: z.literal('joined'), id: z.string(), at: z.string(), name: z.string() }),
    ]),
  ),
})
export type TodayNotes = z.infer<typeof todayNotesSchema>

export const getTodayNotes = defineEndpoint({
  method: 'GET',
  path: 'hotel/today/notes',
  summary: 'What should not wait and what is new, as far as the role sees it',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  response: todayNotesSchema,
})

export const closeFailedMessage = defineEndpoint({
  method: 'POST',
  path: 'hotel/today/failedMessages/:messageId/close',
  summary: 'Somebody saw to a message that failed: it is no longer shown to anybody',
  access: 'staff',
  capability: 'messages:send',
  module: null,
  params: z.object({ messageId: publicIdSchema }),
  response: z.object({}),
})
