import type { Webhook, WebhookBody } from '@innkeeper/api/webhooks.ts'
import type { AddressProblem } from '@innkeeper/domain/webhooks/address-problem.ts'
import { OLD_SECRET_HOURS, WEBHOOKS_MAX } from '@innkeeper/domain/webhooks/events.ts'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { startReader, stopReader } from '../../platform/events/durable-reader.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import type { OutgoingPort } from '../../platform/outgoing/port.ts'
import { recordBy } from '../audit/service.ts'
import { READER } from './collect.ts'
import { giveUpWaiting } from './delivery-log.ts'
import { findWebhook, findWebhooks, lockWebhook } from './repository.ts'
import type { WebhookSecrets } from './secrets.ts'
import { webhooks } from './tables.ts'

const HOUR_MS = 3_600_000

type Dependencies = { db: Database; clock: Clock; outgoing: OutgoingPort; secrets: WebhookSecrets }

/** Where other systems want to be told what happens. */
export function createWebhookSettings({ db, clock, outgoing, secrets }: Dependencies) {
  /** Events are kept for the reader as long as somebody listens. */
  async function written(tx: Tx, propertyId: string, webhookId: string): Promise<void> {
    const [found] = await tx
      .select({ on: count() })
      .from(webhooks)
      .where(and(eq(webhooks.propertyId, propertyId), eq(webhooks.isOn, true)))
    await ((found?.on ?? 0) > 0 ? startReader : stopReader)(tx, propertyId, READER)
    await emit(tx, propertyId, 'webhook.changed', { webhookId })
  }

  return {
    list: (propertyId: string) =>
      db.tenant(
        propertyId,
        async (tx) => ({
          webhooks: await findWebhooks(tx, propertyId),
          allowsPrivate: outgoing.allowsPrivate,
        }),
        { readOnly: true },
      ),

    /** Before any transaction: names are asked for outside. */
    check: (url: string): Promise<AddressProblem | null> => outgoing.check(url),

    async add(staff: Staff, body: WebhookBody): Promise<{ webhook: Webhook; secret: string }> {
      const { propertyId } = staff
      refuseAddress(await outgoing.check(body.url))
      const id = newId()
      const { secret, sealed } = secrets.make({ propertyId, id })
      const now = clock.now()
      const webhook = await db.tenant(propertyId, async (tx) => {
        if ((await findWebhooks(tx, propertyId)).length >= WEBHOOKS_MAX)
          throw new AppError('webhooks/too-many', 'Delete one first.', { max: WEBHOOKS_MAX })
        await tx
          .insert(webhooks)
          .values({ propertyId, id, ...body, secret: sealed, createdAt: now, changedAt: now })
        await recordBy(tx, staff, { action: 'webhook.added', subject: body.name, details: { url: body.url } })
        await written(tx, propertyId, id)
        return findWebhook(tx, propertyId, id)
      })
      return { webhook, secret }
    },

    async change(
      tx: Tx,
      staff: Staff,
      id: string,
      { body, problem }: { body: WebhookBody; problem: AddressProblem | null },
    ): Promise<Webhook> {
      const { propertyId } = staff
      const known = await lockWebhook(tx, propertyId, id)
      // What stands there already may be turned off, whatever its name leads to now.
      if (body.isOn || body.url !== known.url) refuseAddress(problem)
      const isTurnedOn = body.isOn && !known.isOn
      await tx
        .update(webhooks)
        .set({
          ...body,
          changedAt: clock.now(),
          ...(isTurnedOn ? { onSince: sql`pg_current_xact_id()` } : {}),
        })
        .where(isOf(propertyId, id))
      if (!body.isOn) await giveUpWaiting(tx, propertyId, id, clock.now())
      await recordBy(tx, staff, { action: 'webhook.changed', subject: body.name, details: { url: body.url } })
      await written(tx, propertyId, id)
      return findWebhook(tx, propertyId, id)
    },

    async remove(tx: Tx, staff: Staff, id: string): Promise<void> {
      const { propertyId } = staff
      const { name } = await lockWebhook(tx, propertyId, id)
      await tx.delete(webhooks).where(isOf(propertyId, id))
      await recordBy(tx, staff, { action: 'webhook.deleted', subject: name })
      await written(tx, propertyId, id)
      await emit(tx, propertyId, 'today.changed', {})
    },

    /** The former secret signs beside the new one for a day, so that the receiver can change in its own time. */
    async renewSecret(staff: Staff, id: string): Promise<{ webhook: Webhook; secret: string }> {
      const { propertyId } = staff
      const { secret, sealed } = secrets.make({ propertyId, id })
      const oldSecretUntil = new Date(clock.now().getTime() + OLD_SECRET_HOURS * HOUR_MS)
      const webhook = await db.tenant(propertyId, async (tx) => {
        const known = await lockWebhook(tx, propertyId, id)
        const change = { secret: sealed, oldSecret: known.secret, oldSecretUntil, changedAt: clock.now() }
        await tx.update(webhooks).set(change).where(isOf(propertyId, id))
        await recordBy(tx, staff, { action: 'webhook.secret-renewed', subject: known.name })
        await emit(tx, propertyId, 'webhook.changed', { webhookId: id })
        return findWebhook(tx, propertyId, id)
      })
      return { webhook, secret }
    },
  }
}
export type WebhookSettings = ReturnType<typeof createWebhookSettings>

function isOf(propertyId: string, id: string) {
  return and(eq(webhooks.propertyId, propertyId), eq(webhooks.id, id))
}

function refuseAddress(problem: AddressProblem | null): void {
  if (problem) throw new AppError('webhooks/address-refused', 'Nothing is sent to this address.', { problem })
}
