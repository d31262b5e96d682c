import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { createSecretBox } from '../../platform/auth/secrets.ts'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { OutgoingPort } from '../../platform/outgoing/port.ts'
import type { PropertyService } from '../properties/service.ts'
import { createCollector } from './collect.ts'
import { createDelivering } from './deliver.ts'
import { pruneDeliveriesJob, sweepJob, workJob } from './jobs.ts'
import { webhooksPersonalData } from './personal-data.ts'
import { webhooksProcessing } from './processing.ts'
import { webhooksHandlers } from './routes.ts'
import { createWebhookSecrets } from './secrets.ts'
import type { WebhooksServices } from './service.ts'
import { createWebhookSettings } from './settings.ts'
import { webhooks } from './tables.ts'
import { TOLD_EVENTS } from './told-event.ts'

/** Safety net below the event that drops it. */
const LISTENING_MS = 600_000
const MAX_PROPERTIES = 5000

type Dependencies = {
  db: Database
  clock: Clock
  log: Logger
  hub: EventHub
  jobs: Jobs
  outgoing: OutgoingPort
  secret: string
  origin: string
  properties: PropertyService
}

/** Tells other systems of the property what happens. */
export function createWebhooksFeature(dependencies: Dependencies): Feature<WebhooksServices> {
  const { db, clock, log, hub, jobs, secret } = dependencies
  const secrets = createWebhookSecrets(createSecretBox(secret))
  const settings = createWebhookSettings({ ...dependencies, secrets })
  const collect = createCollector(dependencies)
  const deliver = createDelivering({ ...dependencies, secrets })
  const work = async (propertyId: string, signal?: AbortSignal) => {
    await collect(propertyId, signal)
    await deliver(propertyId, signal)
  }
  const workOne = workJob(work)
  const ask = async (tx: Tx, propertyId: string) =>
    void (await jobs.enqueue(tx, workOne, { propertyId }, { singletonKey: propertyId }))
  const askSoon = (propertyId: string) => db.tenant(propertyId, (tx) => ask(tx, propertyId))

  const listening = createPropertyCache<boolean>({
    hub,
    clock,
    maxEntries: MAX_PROPERTIES,
    dropOn: ['webhook.changed'],
  })
  const isListening = (propertyId: string) =>
    listening.get([propertyId], async () => {
      const validUntil = clock.now().getTime() + LISTENING_MS
      return { value: await isAnyOn(db, propertyId), validUntil }
    })

  /** Nobody waits for it, and what is missed here the minute finds. */
  const heard = ({ propertyId }: { propertyId: string }) => {
    const asked = isListening(propertyId).then((isOn) => (isOn ? askSoon(propertyId) : undefined))
    asked.catch((error: unknown) => {
      if (!isDatabaseAway(error)) log.warn({ err: error }, 'webhooks wait for the next minute')
    })
  }
  for (const name of TOLD_EVENTS) hub.on(name, heard)

  return {
    name: 'webhooks',
    handlers: webhooksHandlers({ db, clock, settings, ask }),
    jobs: [workOne, sweepJob({ db, clock, ask: askSoon }), pruneDeliveriesJob(db, clock)],
    personalData: webhooksPersonalData,
    processing: webhooksProcessing(db),
    services: { work },
  }
}

function isAnyOn(db: Database, propertyId: string): Promise<boolean> {
  return db.tenant(
    propertyId,
    async (tx) => {
      const rows = await tx
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(eq(webhooks.propertyId, propertyId), eq(webhooks.isOn, true)))
        .limit(1)
      return rows.length > 0
    },
    { readOnly: true },
  )
}
