import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from '../properties/tables.ts'
import { cards, guestbookVersions } from './tables.ts'

export type CardRow = typeof cards.$inferSelect
export type VersionRow = Pick<typeof guestbookVersions.$inferSelect, 'version' | 'cards' | 'publishedAt'>

export function findCards(tx: Tx, propertyId: string): Promise<CardRow[]> {
  return tx
    .select()
    .from(cards)
    .where(eq(cards.propertyId, propertyId))
    .orderBy(asc(cards.position), asc(cards.id))
}

export async function findCard(tx: Tx, propertyId: string, cardId: string): Promise<CardRow | null> {
  const [row] = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.propertyId, propertyId), eq(cards.id, cardId)))
  return row ?? null
}

/** Saves a draft unless somebody saved since `revision`; null then. */
export async function updateDraft(
  tx: Tx,
  propertyId: string,
  change: { draft: Card; revision: number; changedBy: string; changedAt: Date },
): Promise<CardRow | null> {
  const [row] = await tx
    .update(cards)
    .set({
      draft: change.draft,
      revision: sql`${cards.revision} + 1`,
      changedBy: change.changedBy,
      changedAt: change.changedAt,
    })
    .where(
      and(
        eq(cards.propertyId, propertyId),
        eq(cards.id, change.draft.id),
        eq(cards.revision, change.revision),
      ),
    )
    .returning()
  return row ?? null
}

/** Takes the next version number; the row lock lets one publisher at a time through. */
export async function takeNextVersion(tx: Tx, propertyId: string): Promise<number> {
  const [row] = await tx
    .update(properties)
    .set({ guestbookVersion: sql`${properties.guestbookVersion} + 1` })
    .where(eq(properties.propertyId, propertyId))
    .returning({ version: properties.guestbookVersion })
  if (!row) throw new Error('a publishing property has a row')
  return row.version
}

export async function deleteVersionsUpTo(tx: Tx, propertyId: string, version: number): Promise<void> {
  await tx
    .delete(guestbookVersions)
    .where(and(eq(guestbookVersions.propertyId, propertyId), lte(guestbookVersions.version, version)))
}

export async function findLatestVersion(tx: Tx, propertyId: string): Promise<VersionRow | null> {
  const [row] = await tx
    .select({
      version: guestbookVersions.version,
      cards: guestbookVersions.cards,
      publishedAt: guestbookVersions.publishedAt,
    })
    .from(guestbookVersions)
    .where(eq(guestbookVersions.propertyId, propertyId))
    .orderBy(desc(guestbookVersions.version))
    .limit(1)
  return row ?? null
}
