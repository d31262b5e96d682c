import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { properties } from '../../properties/tables.ts'
import type { CardRow } from '../repository.ts'
import { cards } from '../tables.ts'

export async function findLocalization(tx: Tx, propertyId: string): Promise<Localization | null> {
  const [row] = await tx
    .select({ localization: properties.localization })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  return row?.localization ?? null
}

/** A card that is not deleted, which nobody else saves until the transaction ends. */
export async function lockCard(tx: Tx, propertyId: string, cardId: string): Promise<CardRow | null> {
  const [row] = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.propertyId, propertyId), eq(cards.id, cardId), isNull(cards.deletedAt)))
    .for('update')
  return row ?? null
}

/** Writes what guests never see of a locked card: its revision stays, so nothing waits to be published for it. */
export async function writeMarks(tx: Tx, propertyId: string, draft: Card): Promise<void> {
  await tx
    .update(cards)
    .set({ draft })
    .where(and(eq(cards.propertyId, propertyId), eq(cards.id, draft.id)))
}
