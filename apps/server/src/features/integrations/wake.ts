import type { BookingChangeKind } from '@innkeeper/domain/guests/schema.ts'
import type { Logger } from 'pino'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Connections } from './connections.ts'

type Dependencies = {
  db: Database
  hub: EventHub
  log: Pick<Logger, 'warn'>
  connections: Pick<Connections, 'read'>
  enqueueSettle(tx: Tx, propertyId: string): Promise<void>
}

const TOLD: readonly (BookingChangeKind | undefined)[] = ['checked-in', 'checked-out', 'undone']

/**
 * Tells the other system soon after something happened here. What is to be told is derived, so a wake that is lost
 * costs minutes and nothing else.
 */
export function createWake({ db, hub, log, connections, enqueueSettle }: Dependencies) {
  const underWay = new Set<Promise<void>>()

  function wake(propertyId: string): void {
    const waking = db
      .tenant(propertyId, async (tx) => {
        const row = await connections.read(tx, propertyId)
        if (row?.state === 'on') await enqueueSettle(tx, propertyId)
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the other system is told a little later'))
      .finally(() => underWay.delete(waking))
    underWay.add(waking)
  }

  hub.on('booking.changed', ({ propertyId, payload: { kind } }) => {
    if (TOLD.includes(kind)) wake(propertyId)
  })
  hub.on('registration.changed', ({ propertyId }) => wake(propertyId))
  hub.on('order.placed', ({ propertyId }) => wake(propertyId))
  // Not of our own postings, which name no category.
  hub.on('order.changed', ({ propertyId, payload: { categories } }) => {
    if (categories?.length !== 0) wake(propertyId)
  })
  return { stop: async () => void (await Promise.all(underWay)) }
}
