import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { ContentPlace } from '../../platform/where-used.ts'
import { cards, guestbookVersions } from './tables.ts'

/**
 * Cards that name something as drafts or as guests see them now: a unit, a category or a target group in their
 * segmentation or in a variant of their own, a page they lead to, a product of their form. Ids are random, so finding one in the text of a card is finding a use of it.
 */
export async function findCardsNaming(
  tx: Tx,
  propertyId: string,
  id: string,
  languageIndex: number,
): Promise<ContentPlace[]> {
  const { rows: published } = await tx.execute<{ card: Card }>(sql`
    select card from ${guestbookVersions}, jsonb_array_elements(${guestbookVersions.cards}) as card
    where ${guestbookVersions.propertyId} = ${propertyId} and strpos(card::text, ${id}) > 0
      and ${guestbookVersions.version} = (
        select max(${guestbookVersions.version}) from ${guestbookVersions}
        where ${guestbookVersions.propertyId} = ${propertyId})`)
  const drafts = await tx
    .select({ card: cards.draft })
    .from(cards)
    .where(and(eq(cards.propertyId, propertyId), sql`strpos(${cards.draft}::text, ${id}) > 0`))
  const found = new Map([...published, ...drafts].map(({ card }) => [card.id, card]))
  return [...found.values()].map((card) => ({
    place: 'card',
    id: card.id,
    name: cardDisplayName(card, languageIndex),
  }))
}
