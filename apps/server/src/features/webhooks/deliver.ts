import { nextTryAt } from '@innkeeper/domain/webhooks/back-off.ts'
import { TEST_EVENT } from '@innkeeper/domain/webhooks/events.ts'
import { EVENT_HEADER, EVENT_ID_HEADER, SIGNATURE_HEADER } from '@innkeeper/domain/webhooks/signature.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { OutgoingAnswer, OutgoingPort } from '../../platform/outgoing/port.ts'
import type { PropertyService } from '../properties/service.ts'
import { type Claimed, claimDue, letGo, type Outcome, writeOutcome } from './due-deliveries.ts'
import type { WebhookSecrets } from './secrets.ts'

type Dependencies = {
  db: Database
  clock: Clock
  outgoing: OutgoingPort
  secrets: WebhookSecrets
  properties: PropertyService
}

/**
 * Sends what is due. Deliveries are claimed in one short transaction and their outcome is written in another: nothing
 * is held while somebody else's server takes its time. Whoever claimed and stopped is thought to be gone after a while,
 * so a delivery may arrive twice, with the same event id.
 */
export function createDelivering({ db, clock, outgoing, secrets, properties }: Dependencies) {
  async function send({ delivery, webhook }: Claimed): Promise<OutgoingAnswer> {
    return outgoing.post({
      url: webhook.url,
      body: delivery.body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Innkeeper-Webhooks/1',
        [SIGNATURE_HEADER]: secrets.sign(webhook, delivery.body, clock.now()),
        [EVENT_HEADER]: delivery.event,
        [EVENT_ID_HEADER]: delivery.eventId,
      },
    })
  }

  async function settle({ delivery }: Claimed, { failure, ...answer }: OutgoingAnswer): Promise<void> {
    const { propertyId, id, webhookId } = delivery
    const now = clock.now()
    const tries = delivery.tries + 1
    const next = failure === null || delivery.event === TEST_EVENT ? null : nextTryAt(tries, now)
    const state = failure === null ? 'delivered' : next ? 'waiting' : 'given up'
    // Who made a test looks at the log already.
    const seenAt = delivery.event === TEST_EVENT ? now : null
    const outcome: Outcome = { ...answer, failure, tries, state, nextTryAt: next, triedAt: now, seenAt }
    await db.tenant(propertyId, async (tx) => {
      await writeOutcome(tx, propertyId, id, outcome)
      await emit(tx, propertyId, 'webhook.delivered', { webhookId })
      if (state === 'given up') await emit(tx, propertyId, 'today.changed', {})
    })
  }

  /**
   * One after the other, about in their order. Whoever does not answer is not asked for the next at once: the rest is
   * let go, and the answer is that they are silent.
   */
  async function sendToOne(claimed: readonly Claimed[], signal: AbortSignal | undefined): Promise<boolean> {
    for (const [place, one] of claimed.entries()) {
      const answer = signal?.aborted ? null : await send(one)
      if (answer) await settle(one, answer)
      if (answer && answer.status !== null) continue
      const rest = claimed.slice(answer ? place + 1 : place).map(({ delivery }) => delivery.id)
      await db.tenant(one.delivery.propertyId, (tx) => letGo(tx, one.delivery.propertyId, rest))
      return true
    }
    return false
  }

  return async function deliver(propertyId: string, signal?: AbortSignal): Promise<void> {
    const isOpen = properties.modulesOf(await properties.snapshot(propertyId)).includes('integrations')
    if (!isOpen) return
    const silent = new Set<string>()
    while (!signal?.aborted) {
      const claimed = await db.tenant(propertyId, (tx) => claimDue(tx, propertyId, clock.now(), [...silent]))
      if (claimed.length === 0) return
      const byWebhook = Map.groupBy(claimed, ({ webhook }) => webhook.id)
      const sending = [...byWebhook].map(async ([webhookId, ofOne]) => {
        // What was let go would be claimed again at once: the next run has it.
        if (await sendToOne(ofOne, signal)) silent.add(webhookId)
      })
      await Promise.all(sending)
    }
  }
}
