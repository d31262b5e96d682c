import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { CardRow } from '../repository.ts'
import { cards } from '../tables.ts'

/** Nobody else saves a card until the transaction ends. */
export async function lockCards(tx: Tx, propertyId: string): Promise<void> {
  await tx.execute(
    sql`select 1 from ${cards} where ${cards.propertyId} = ${propertyId} order by id for update`,
  )
}

export type DraftRow = Pick<CardRow, 'revision' | 'publishedRevision'> & { draft: Card }

/** Writes whole drafts with their places, new ones and known ones, in one statement. What was deleted is back. */
export async function upsertDrafts(
  tx: Tx,
  propertyId: string,
  rows: readonly DraftRow[],
  changed: { changedBy: string; changedAt: Date },
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(cards)
    .values(
      rows.map(({ draft, revision, publishedRevision }) => ({
        propertyId,
        id: draft.id,
        parentId: draft.parentId,
        position: draft.index,
        draft,
        revision,
        publishedRevision,
        ...changed,
      })),
    )
    .onConflictDoUpdate({
      target: [cards.propertyId, cards.id],
      set: {
        parentId: sql`excluded.parent_id`,
        position: sql`excluded.position`,
        draft: sql`excluded.draft`,
        revision: sql`excluded.revision`,
        publishedRevision: sql`excluded.published_revision`,
        changedBy: sql`excluded.changed_by`,
        changedAt: sql`excluded.changed_at`,
        deletedAt: null,
      },
    })
}

/** Null takes the deletion back. */
export async function markDeleted(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(cards)
    .set({ deletedAt })
    .where(and(eq(cards.propertyId, propertyId), inArray(cards.id, [...ids])))
}

/** For good; what still stands in one of them goes with it. */
export async function removeCards(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(cards).where(and(eq(cards.propertyId, propertyId), inArray(cards.id, [...ids])))
}

/** Cards that guests never saw and nobody took back in time. */
export async function removeForgotten(tx: Tx, propertyId: string, before: Date): Promise<void> {
  await tx
    .delete(cards)
    .where(
      and(eq(cards.propertyId, propertyId), isNull(cards.publishedRevision), lt(cards.deletedAt, before)),
    )
}

/** Touches only what changed: a row that is written again is written whole, with all its texts. */
export async function markPublished(tx: Tx, propertyId: string): Promise<void> {
  await tx
    .update(cards)
    .set({ publishedRevision: sql`${cards.revision}` })
    .where(
      and(
        eq(cards.propertyId, propertyId),
        sql`${cards.publishedRevision} is distinct from ${cards.revision}`,
      ),
    )
}
