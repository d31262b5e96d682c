import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { cards, guestbookVersions } from './tables.ts'

/** Language indexes that cards are written in, those of kept versions among them: one can go back to them. */
export async function languagesOfCards(tx: Tx, propertyId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ index: string }>(sql`
    select jsonb_object_keys(${cards.draft} -> 'content') as index
      from ${cards} where ${cards.propertyId} = ${propertyId}
    union
    select jsonb_object_keys(card -> 'content')
      from ${guestbookVersions}, jsonb_array_elements(${guestbookVersions.cards}) as card
      where ${guestbookVersions.propertyId} = ${propertyId}
        and jsonb_typeof(card -> 'content') = 'object'`)
  return rows.map(({ index }) => Number(index))
}
