import { PAYMENT_PROVIDERS } from '@innkeeper/domain/payments/providers.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import type { WebhookSubject } from './handle-webhook.ts'

const orderSchema = z.object({ propertyId: z.string(), orderId: z.string() })
export type OrderToSettle = z.infer<typeof orderSchema>

/** Money that was decided about moves soon; what fails is tried for an hour, then reconciliation has it. */
export function settlePaymentJob(
  settlePayment: (propertyId: string, orderId: string) => Promise<void>,
): Job<OrderToSettle> {
  return defineJob({
    name: 'payments.settle',
    payload: orderSchema,
    retries: 8,
    retryDelaySeconds: 5,
    concurrency: 2,
    handler: ({ payload: { propertyId, orderId } }) => settlePayment(propertyId, orderId),
  })
}

const webhookSchema = z.object({
  propertyId: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  paymentId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
})

/** A webhook is answered at once; what it is about is asked for here. */
export function handleWebhookJob(
  handleWebhook: (subject: WebhookSubject) => Promise<void>,
): Job<WebhookSubject> {
  return defineJob({
    // As it is called in queues that wait: another name would leave their webhooks behind.
    name: 'payments.hear',
    payload: webhookSchema,
    concurrency: 2,
    handler: ({ payload }) => handleWebhook(payload),
  })
}

export function reconcileJob(
  reconcile: (propertyId: null, signal: AbortSignal) => Promise<unknown>,
): Job<Record<string, never>> {
  return defineJob({
    name: 'payments.reconcile',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    // The next minute comes anyway.
    retries: 0,
    timeLimitSeconds: 300,
    handler: async ({ signal }) => void (await reconcile(null, signal)),
  })
}

/** Providers repeat a webhook for days, none for a month. */
const WEBHOOK_DAYS = 30

export function pruneWebhooksJob(db: Database, clock: Clock): Job<Record<string, never>> {
  return defineJob({
    name: 'payments.prune-webhooks',
    payload: z.object({}),
    schedule: { cron: '50 3 * * *', timeZone: 'UTC' },
    handler: async () => {
      const before = new Date(clock.now().getTime() - WEBHOOK_DAYS * 86_400_000).toISOString()
      await db.installation((tx) =>
        tx.execute(sql`delete from payment_webhooks where received_at < ${before}::timestamptz`),
      )
    },
  })
}
