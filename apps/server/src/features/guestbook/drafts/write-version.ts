import type { CardPosition } from '@innkeeper/domain/guestbook/card-order.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { cards, guestbookVersions } from '../tables.ts'

type NewVersion = {
  propertyId: string
  version: number
  /** The cards guests will see, in reading order. */
  places: readonly CardPosition[]
  changedCards: number
  publishedBy: string
  publishedByName: string
  publishedAt: Date
}

/**
 * Writes what guests will see from the drafts, inside the database: the texts of a large guestbook are megabytes,
 * and sending them here and back took most of the time a publishing had.
 */
export async function writeVersion(tx: Tx, { propertyId, places, ...version }: NewVersion): Promise<void> {
  const stored = JSON.stringify(places.map(({ id, parentId }) => ({ id, parentId })))
  await tx.execute(sql`
    insert into ${guestbookVersions}
      (property_id, version, cards, places, changed_cards, published_by, published_by_name, published_at)
    select ${propertyId}, ${version.version}::integer,
      coalesce(jsonb_agg(
        ${cards.draft} || jsonb_build_object('parentId', listed.place -> 'parentId', 'index', listed.place -> 'index')
        order by listed.number), '[]'),
      ${stored}::jsonb, ${version.changedCards}::integer, ${version.publishedBy}, ${version.publishedByName},
      ${version.publishedAt.toISOString()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality as listed (place, number)
    join ${cards} on ${cards.propertyId} = ${propertyId} and ${cards.id} = listed.place ->> 'id'`)
}
