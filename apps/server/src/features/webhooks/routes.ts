import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  resendDelivery,
  seeGivenUp,
  testWebhook,
} from '@innkeeper/api/webhooks.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { type Handler, read, respond, write, writeAfter } from '../../platform/http/handlers.ts'
import { recordBy } from '../audit/service.ts'
import { findDeliveries, findDelivery, markSeen, queueAgain, queueTest } from './delivery-log.ts'
import { findWebhook } from './repository.ts'
import type { WebhookSettings } from './settings.ts'

type Dependencies = {
  db: Database
  clock: Clock
  settings: WebhookSettings
  /** In the transaction that made something due. */
  ask(tx: Tx, propertyId: string): Promise<void>
}

export function webhooksHandlers({ db, clock, settings, ask }: Dependencies): Handler[] {
  return [
    read(listWebhooks, ({ propertyId }) => settings.list(propertyId)),
    respond(addWebhook, ({ staff, body }) => settings.add(staff, body)),
    writeAfter(
      changeWebhook,
      ({ body }) => settings.check(body.url),
      ({ staff, params, body }, tx, problem) =>
        settings.change(tx, staff, params.webhookId, { body, problem }),
    ),
    write(deleteWebhook, async ({ staff, params }, tx) => {
      await settings.remove(tx, staff, params.webhookId)
      return {}
    }),
    respond(renewWebhookSecret, ({ staff, params }) => settings.renewSecret(staff, params.webhookId)),
    write(testWebhook, async ({ propertyId, params: { webhookId } }, tx) => {
      await findWebhook(tx, propertyId, webhookId)
      const deliveryId = await queueTest(tx, propertyId, webhookId, clock.now())
      await emit(tx, propertyId, 'webhook.delivered', { webhookId })
      await ask(tx, propertyId)
      return { deliveryId }
    }),
    read(listDeliveries, ({ propertyId, params: { webhookId }, query }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          await findWebhook(tx, propertyId, webhookId)
          return findDeliveries(tx, propertyId, webhookId, query)
        },
        { readOnly: true },
      ),
    ),
    read(getDelivery, ({ propertyId, params: { webhookId, deliveryId } }) =>
      db.tenant(propertyId, (tx) => findDelivery(tx, propertyId, webhookId, deliveryId), { readOnly: true }),
    ),
    write(resendDelivery, async ({ propertyId, staff, params: { webhookId, deliveryId } }, tx) => {
      const { name } = await findWebhook(tx, propertyId, webhookId)
      const delivery = await queueAgain(tx, propertyId, webhookId, { id: deliveryId, now: clock.now() })
      await recordBy(tx, staff, {
        action: 'webhook.resent',
        subject: name,
        details: { event: delivery.eventId },
      })
      await emit(tx, propertyId, 'webhook.delivered', { webhookId })
      await ask(tx, propertyId)
      return delivery
    }),
    write(seeGivenUp, async ({ propertyId, params: { webhookId } }, tx) => {
      await markSeen(tx, propertyId, webhookId, clock.now())
      await emit(tx, propertyId, 'webhook.changed', { webhookId })
      await emit(tx, propertyId, 'today.changed', {})
      return findWebhook(tx, propertyId, webhookId)
    }),
  ]
}
