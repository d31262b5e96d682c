import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { cards } from '../../guestbook/tables.ts'
import { templates } from '../../html-builder/tables.ts'
import { deals } from '../tables.ts'
import type { Origin } from './origin.ts'

/** What is there still, by id. */
type Names = ReadonlyMap<string, string>

export async function findDealNames(tx: Tx, propertyId: string, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: deals.id, name: deals.name })
    .from(deals)
    .where(and(eq(deals.propertyId, propertyId), inArray(deals.id, [...ids])))
  return new Map(rows.flatMap(({ id, name }) => (name === '' ? [] : [[id, name] as const])))
}

/** A template by its name, a card by what lists call it in the default language. */
export async function findOriginNames(
  tx: Tx,
  propertyId: string,
  { origins, defaultIndex }: { origins: readonly Origin[]; defaultIndex: number },
): Promise<(origin: Origin) => string | null> {
  const idsOf = (isCard: boolean) =>
    origins.flatMap(({ kind, id }) => (kind === 'other' || (kind === 'card') !== isCard ? [] : [id]))
  const [templateIds, cardIds] = [idsOf(false), idsOf(true)]
  const ofTemplates =
    templateIds.length === 0
      ? []
      : await tx
          .select({ id: templates.id, name: templates.name })
          .from(templates)
          .where(and(eq(templates.propertyId, propertyId), inArray(templates.id, templateIds)))
  const ofCards =
    cardIds.length === 0
      ? []
      : await tx
          .select({ id: cards.id, card: cards.draft })
          .from(cards)
          .where(and(eq(cards.propertyId, propertyId), inArray(cards.id, cardIds)))
  const names = new Map([
    ...ofTemplates.map(({ id, name }) => [id, name] as const),
    ...ofCards.map(({ id, card }) => [id, cardDisplayName(card, defaultIndex)] as const),
  ])
  return ({ id }) => names.get(id) ?? null
}
