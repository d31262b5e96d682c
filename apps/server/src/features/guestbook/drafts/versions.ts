import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { upgradeCard } from '@innkeeper/domain/guestbook/card-upgrades.ts'
import type { DraftChanges } from '@innkeeper/domain/guestbook/draft-changes.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordBy } from '../../audit/service.ts'
import { findLatestVersion } from '../repository.ts'
import { guestbookVersions } from '../tables.ts'
import { changesOf, readChange } from './drafts.ts'
import { rearranging } from './rearrange.ts'
import { replaceDrafts } from './replace-drafts.ts'

const facts = {
  version: guestbookVersions.version,
  publishedAt: guestbookVersions.publishedAt,
  publishedBy: guestbookVersions.publishedByName,
  changedCards: guestbookVersions.changedCards,
}

/** As many as are kept, newest first, without their texts. */
export function findVersions(tx: Tx, propertyId: string) {
  return tx
    .select({ ...facts, cards: sql<number>`jsonb_array_length(${guestbookVersions.cards})` })
    .from(guestbookVersions)
    .where(eq(guestbookVersions.propertyId, propertyId))
    .orderBy(desc(guestbookVersions.version))
}

export async function requireVersion(tx: Tx, propertyId: string, version: number) {
  const [row] = await tx
    .select({ ...facts, cards: guestbookVersions.cards })
    .from(guestbookVersions)
    .where(and(eq(guestbookVersions.propertyId, propertyId), eq(guestbookVersions.version, version)))
  if (!row) throw new AppError('guestbook/version-unknown', 'This version is not kept.')
  return { ...row, cards: readCards(row.cards) }
}

/** Stored cards in today's shape; one that no longer parses is left out. */
export function readCards(stored: readonly unknown[]): Card[] {
  return stored.map(upgradeCard).filter((card) => card !== null)
}

/** The cards guests see, by id. */
export async function findPublishedCards(tx: Tx, propertyId: string): Promise<Map<string, Card>> {
  const latest = await findLatestVersion(tx, propertyId)
  return new Map(readCards(latest?.cards ?? []).map((card) => [card.id, card]))
}

export type DraftsAnswer = { orderRevision: number; changes: DraftChanges }

/** Makes a published version the drafts; what it does not have is deleted as a draft. */
export function restoreVersion(tx: Tx, staff: Staff, version: number, now: Date): Promise<DraftsAnswer> {
  return rearranging(tx, staff, async (work) => {
    const { cards } = await requireVersion(tx, work.propertyId, version)
    const published = await findPublishedCards(tx, work.propertyId)
    await replaceDrafts(work, { cards: inListOrder(cards), published, others: 'delete', now })
    await recordBy(tx, staff, { action: 'guestbook.restored', subject: String(version) })
    return answerDrafts(tx, work.propertyId)
  })
}

/** The list is the order; older versions counted places through the whole guestbook. */
export function inListOrder(cards: readonly Card[]): Card[] {
  return cards.map((card, index) => ({ ...card, index }))
}

export async function answerDrafts(tx: Tx, propertyId: string): Promise<DraftsAnswer> {
  const drafts = await readChange(tx, propertyId)
  return { orderRevision: drafts.orderRevision, changes: changesOf(drafts) }
}
