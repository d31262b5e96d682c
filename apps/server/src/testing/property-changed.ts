import type { Tx } from '../platform/db/port.ts'
import { emit } from '../platform/events/outbox.ts'
import type { TestApp } from './app.ts'

/**
 * Changes the property and waits until the app has heard of it, which has let go of what it kept by then. Any other
 * transaction that is open at the same server can hold that up.
 */
export async function propertyChanged(
  app: TestApp,
  propertyId: string,
  change: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { promise: heard, resolve } = Promise.withResolvers<void>()
  const off = app.hub.on('property.changed', (event) => event.propertyId === propertyId && resolve())
  await app.db.tenant(propertyId, async (tx) => {
    await change(tx)
    await emit(tx, propertyId, 'property.changed', { revision: 2 })
  })
  await heard
  off()
}
