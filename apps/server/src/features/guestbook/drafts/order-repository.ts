import type { CardPosition } from '@innkeeper/domain/guestbook/card-order.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { upgradeTabBar } from '@innkeeper/domain/guestbook/tab-bar-upgrades.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { cards, guestbookDrafts, guestbookVersions, type StoredPosition } from '../tables.ts'

/** Counts the order up. The row stays locked, so orders are changed one after the other. */
export async function takeOrder(tx: Tx, propertyId: string): Promise<number> {
  const [row] = await tx
    .insert(guestbookDrafts)
    .values({ propertyId, orderRevision: 1 })
    .onConflictDoUpdate({
      target: guestbookDrafts.propertyId,
      set: { orderRevision: sql`${guestbookDrafts.orderRevision} + 1` },
    })
    .returning({ orderRevision: guestbookDrafts.orderRevision })
  if (!row) throw new Error('an upsert answers its row')
  return row.orderRevision
}

export type DraftState = { orderRevision: number; tabBar: TabBar | null }

export async function findDraftState(tx: Tx, propertyId: string): Promise<DraftState> {
  const [row] = await tx
    .select({ orderRevision: guestbookDrafts.orderRevision, tabBar: guestbookDrafts.tabBar })
    .from(guestbookDrafts)
    .where(eq(guestbookDrafts.propertyId, propertyId))
  return row ? { ...row, tabBar: upgradeTabBar(row.tabBar) } : { orderRevision: 0, tabBar: null }
}

/** Null goes back to the tab bar guests see. */
export async function writeTabBarDraft(tx: Tx, propertyId: string, tabBar: TabBar | null): Promise<void> {
  await tx
    .insert(guestbookDrafts)
    .values({ propertyId, tabBar })
    .onConflictDoUpdate({ target: guestbookDrafts.propertyId, set: { tabBar } })
}

/** Moves all these cards in one statement. */
export async function writePositions(
  tx: Tx,
  propertyId: string,
  places: readonly CardPosition[],
): Promise<void> {
  if (places.length === 0) return
  await tx.execute(sql`
    update ${cards} set parent_id = place."parentId", position = place.index
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (id text, "parentId" text, index integer)
    where ${cards.propertyId} = ${propertyId} and ${cards.id} = place.id`)
}

/** What of a card says where it stands and may stand. */
export type PositionedRow = Pick<typeof cards.$inferSelect, 'id' | 'parentId' | 'position' | 'deletedAt'> & {
  draft: Pick<Card, 'type'>
}

/** The same with what says whether guests see it as it is. */
export type RevisedRow = PositionedRow & Pick<typeof cards.$inferSelect, 'revision' | 'publishedRevision'>

/** Where all cards stand and what of them is published, without their texts. */
export function findPositionedRows(tx: Tx, propertyId: string): Promise<RevisedRow[]> {
  return tx
    .select({
      id: cards.id,
      revision: cards.revision,
      publishedRevision: cards.publishedRevision,
      parentId: cards.parentId,
      position: cards.position,
      deletedAt: cards.deletedAt,
      draft: sql<Pick<Card, 'type'>>`jsonb_build_object('type', ${cards.draft} -> 'type')`,
    })
    .from(cards)
    .where(eq(cards.propertyId, propertyId))
}

export type Publication = { version: number; publishedAt: Date; places: StoredPosition[] }

/** Number, moment and order of what guests see, without its texts. */
export async function findPublication(tx: Tx, propertyId: string): Promise<Publication | null> {
  const [row] = await tx
    .select({
      version: guestbookVersions.version,
      publishedAt: guestbookVersions.publishedAt,
      // Versions from before the order was kept apart have it in their cards.
      places: sql<StoredPosition[]>`coalesce(${guestbookVersions.places}, (
        select coalesce(jsonb_agg(jsonb_build_object('id', card -> 'id', 'parentId', card -> 'parentId') order by place), '[]')
        from jsonb_array_elements(${guestbookVersions.cards}) with ordinality as listed (card, place)))`,
    })
    .from(guestbookVersions)
    .where(eq(guestbookVersions.propertyId, propertyId))
    .orderBy(desc(guestbookVersions.version))
    .limit(1)
  return row ?? null
}
