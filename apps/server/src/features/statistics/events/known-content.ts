import { eq, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import { cards } from '../../guestbook/tables.ts'
import { templates } from '../../html-builder/tables.ts'

const KEPT_MS = 60_000
const MAX_PROPERTIES = 1000

type Dependencies = { db: Database; clock: Clock; hub: EventHub }

/** The ids of a property's boxes, the forms they open, and its custom pages: an address is kept only with these. */
export function createKnownContent({ db, clock, hub }: Dependencies) {
  const known = createPropertyCache<ReadonlySet<string>>({
    hub,
    clock,
    maxEntries: MAX_PROPERTIES,
    dropOn: ['guestbook.published', 'card.changed', 'cards.rearranged', 'template.changed'],
  })
  return (propertyId: string): Promise<ReadonlySet<string>> =>
    known.get([propertyId], async () => ({
      value: await db.tenant(propertyId, (tx) => findContent(tx, propertyId), { readOnly: true }),
      validUntil: clock.now().getTime() + KEPT_MS,
    }))
}

async function findContent(tx: Tx, propertyId: string): Promise<ReadonlySet<string>> {
  const formId = sql<string>`${cards.draft} #>> '{form,id}'`
  const rows = await unionAll(
    tx.select({ id: cards.id }).from(cards).where(eq(cards.propertyId, propertyId)),
    tx
      .select({ id: formId })
      .from(cards)
      .where(sql`${eq(cards.propertyId, propertyId)} and ${isNotNull(formId)}`),
    tx.select({ id: templates.id }).from(templates).where(eq(templates.propertyId, propertyId)),
  )
  return new Set(rows.map(({ id }) => id))
}
