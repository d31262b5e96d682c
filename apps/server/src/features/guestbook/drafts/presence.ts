import type { CardEditors } from '@innkeeper/api/guestbook/presence.ts'
import { EDITING_LASTS_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { cardEditors } from '../tables.ts'

/** Who edits what, in a table: another node's editors count as much as our own. */
export async function findEditors(tx: Tx, propertyId: string, now: Date): Promise<CardEditors> {
  const editors = await tx
    .select({ cardId: cardEditors.cardId, userId: cardEditors.userId, name: cardEditors.name })
    .from(cardEditors)
    .where(and(eq(cardEditors.propertyId, propertyId), gte(cardEditors.seenAt, endedBy(now))))
    .orderBy(asc(cardEditors.name), asc(cardEditors.userId), asc(cardEditors.cardId))
  return { editors }
}

/** Says that somebody edits a card; only their coming is told, not that they are still there. */
export async function keepEditing(tx: Tx, staff: Staff, cardId: string, now: Date): Promise<CardEditors> {
  const { propertyId, userId, name } = staff
  await tx
    .delete(cardEditors)
    .where(and(eq(cardEditors.propertyId, propertyId), lt(cardEditors.seenAt, endedBy(now))))
  const [entry] = await tx
    .insert(cardEditors)
    .values({ propertyId, cardId, userId, name, seenAt: now })
    .onConflictDoUpdate({
      target: [cardEditors.propertyId, cardEditors.cardId, cardEditors.userId],
      set: { seenAt: now, name },
    })
    // A row that was just inserted has never been locked by a later transaction.
    .returning({ isNew: sql<boolean>`(xmax = 0)` })
  if (entry?.isNew) await emit(tx, propertyId, 'card.editing', { cardId, userId, isEditing: true })
  return findEditors(tx, propertyId, now)
}

export async function endEditing(tx: Tx, staff: Staff, cardId: string, now: Date): Promise<CardEditors> {
  const { propertyId, userId } = staff
  const gone = await tx
    .delete(cardEditors)
    .where(
      and(
        eq(cardEditors.propertyId, propertyId),
        eq(cardEditors.cardId, cardId),
        eq(cardEditors.userId, userId),
      ),
    )
    .returning({ cardId: cardEditors.cardId })
  if (gone.length > 0) await emit(tx, propertyId, 'card.editing', { cardId, userId, isEditing: false })
  return findEditors(tx, propertyId, now)
}

function endedBy(now: Date): Date {
  return new Date(now.getTime() - EDITING_LASTS_MS)
}
