import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { ADDRESS_PROBLEMS } from '@innkeeper/domain/webhooks/address-problem.ts'
import {
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX,
} from '@innkeeper/domain/webhooks/events.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const MANAGED = { access: 'staff', capability: 'settings:manage', module: 'integrations' } as const
const byId = z.object({ webhookId: publicIdSchema })
const ofDelivery = z.object({ webhookId: publicIdSchema, deliveryId: publicIdSchema })

export const webhookEventSchema = z.enum(WEBHOOK_EVENTS)
/** Details of `webhooks/address-refused`. */
export const addressRefusalSchema = z.object({ problem: z.enum(ADDRESS_PROBLEMS) })

export const webhookSchema = z.object({
  id: publicIdSchema,
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEventSchema),
  isOn: z.boolean(),
  /** Until when deliveries are signed with the former secret as well. */
  oldSecretUntil: z.nullable(z.string()),
  /** When something last arrived there. */
  deliveredAt: z.nullable(z.string()),
  waiting: z.int(),
  /** Deliveries given up that nobody has seen to. */
  givenUp: z.int(),
})
export type Webhook = z.infer<typeof webhookSchema>

const webhookBodySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(WEBHOOK_NAME_MAX)),
  url: z.string().check(z.trim(), z.maxLength(2000)),
  events: z.array(webhookEventSchema).check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length)),
  isOn: z.boolean(),
})
export type WebhookBody = z.infer<typeof webhookBodySchema>

export const listWebhooks = defineEndpoint({
  ...MANAGED,
  method: 'GET',
  path: 'hotel/webhooks',
  summary: 'Where other systems are told what happens',
  response: z.object({
    webhooks: z.array(webhookSchema),
    /** Whether the operator allows addresses of private networks. */
    allowsPrivate: z.boolean(),
  }),
})

export const addWebhook = defineEndpoint({
  ...MANAGED,
  isForPeople: true,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/webhooks',
  summary: 'Adds a web address that is told what happens; its secret is answered this once',
  body: webhookBodySchema,
  response: z.object({ webhook: webhookSchema, secret: z.string() }),
})

export const changeWebhook = defineEndpoint({
  ...MANAGED,
  isForPeople: true,
  asksForProof: true,
  method: 'PUT',
  path: 'hotel/webhooks/:webhookId',
  summary: 'Changes a webhook, or turns it on or off',
  params: byId,
  body: webhookBodySchema,
  response: webhookSchema,
})

export const deleteWebhook = defineEndpoint({
  ...MANAGED,
  isForPeople: true,
  method: 'DELETE',
  path: 'hotel/webhooks/:webhookId',
  summary: 'Deletes a webhook with its deliveries',
  params: byId,
  response: z.object({}),
})

export const renewWebhookSecret = defineEndpoint({
  ...MANAGED,
  isForPeople: true,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/webhooks/:webhookId/secret',
  summary: 'A new secret, answered this once; the former one signs beside it for 24 hours',
  params: byId,
  response: z.object({ webhook: webhookSchema, secret: z.string() }),
})

export const testWebhook = defineEndpoint({
  ...MANAGED,
  method: 'POST',
  path: 'hotel/webhooks/:webhookId/test',
  summary: 'Sends a test delivery',
  params: byId,
  response: z.object({ deliveryId: publicIdSchema }),
})

export const deliverySchema = z.object({
  id: publicIdSchema,
  eventId: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  occurredAt: z.string(),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  triedAt: z.nullable(z.string()),
  nextTryAt: z.nullable(z.string()),
  status: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  failure: z.nullable(z.enum(DELIVERY_FAILURES)),
  /** The first words of the last answer. */
  response: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof deliverySchema>

export const listDeliveries = defineEndpoint({
  ...MANAGED,
  method: 'GET',
  path: 'hotel/webhooks/:webhookId/deliveries',
  summary: 'What was sent to a webhook in the last 30 days, the newest first',
  params: byId,
  query: z.object({
    /** The id of the last one shown. */
    before: z.optional(publicIdSchema),
    state: z.optional(z.enum(DELIVERY_STATES)),
  }),
  response: z.object({ deliveries: z.array(deliverySchema), hasMore: z.boolean() }),
})

export const getDelivery = defineEndpoint({
  ...MANAGED,
  method: 'GET',
  path: 'hotel/webhooks/:webhookId/deliveries/:deliveryId',
  summary: 'One delivery with what was sent',
  params: ofDelivery,
  response: z.object({ ...deliverySchema.shape, body: z.string() }),
})

export const resendDelivery = defineEndpoint({
  ...MANAGED,
  method: 'POST',
  path: 'hotel/webhooks/:webhookId/deliveries/:deliveryId/resend',
  summary: 'Sends a delivery again, with its former event id',
  params: ofDelivery,
  response: deliverySchema,
})

export const seeGivenUp = defineEndpoint({
  ...MANAGED,
  method: 'POST',
  path: 'hotel/webhooks/:webhookId/seen',
  summary: 'Somebody saw to the deliveries that were given up: Today no longer tells of them',
  params: byId,
  response: webhookSchema,
})
