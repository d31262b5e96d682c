import {
  type CardPosition,
  type PositionedCard,
  positionsOf,
} from '@innkeeper/domain/guestbook/card-order.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { positionedCard } from './drafts.ts'
import { type PositionedRow, takeOrder, writePositions } from './order-repository.ts'

/** Who changes or publishes cards, as editors and the history name them. */
export type Author = Pick<Staff, 'propertyId' | 'userId' | 'name'>

/** What a change of order works on: alone, until its transaction ends. */
export type Rearranging = { tx: Tx; staff: Author; propertyId: string; orderRevision: number }

/** Runs one change of which cards there are or where they stand, and tells the editors of it. */
export async function rearranging<T>(
  tx: Tx,
  staff: Author,
  change: (work: Rearranging) => Promise<T>,
): Promise<T> {
  const { propertyId } = staff
  const orderRevision = await takeOrder(tx, propertyId)
  const answer = await change({ tx, staff, propertyId, orderRevision })
  await emit(tx, propertyId, 'cards.rearranged', { orderRevision, by: staff.userId })
  return answer
}

/** Writes the places that are not as they were. */
export function writeChangedPositions(
  { tx, propertyId }: Pick<Rearranging, 'tx' | 'propertyId'>,
  rows: readonly PositionedRow[],
  places: readonly CardPosition[],
): Promise<void> {
  const before = new Map(rows.map(({ id, parentId, position }) => [id, { parentId, position }]))
  const changed = places.filter(({ id, parentId, index }) => {
    const row = before.get(id)
    return row?.parentId !== parentId || row.position !== index
  })
  return writePositions(tx, propertyId, changed)
}

/**
 * Places without these cards; what stood in a holder that goes takes the holder's place. None is lost with what held
 * it.
 */
export function positionsWithout(rows: readonly PositionedRow[], gone: ReadonlySet<string>): CardPosition[] {
  const all = rows.map(positionedCard)
  const holders = new Map(all.filter(({ id }) => gone.has(id)).map((card) => [card.id, card.index]))
  const left = all.filter(({ id }) => !gone.has(id))
  return positionsOf(left.map((card) => outOf(card, holders)))
}

/** Fractions keep the order of what was held between the holder's neighbours until places are counted anew. */
function outOf(card: PositionedCard, holders: ReadonlyMap<string, number>): PositionedCard {
  const place = card.parentId === null ? undefined : holders.get(card.parentId)
  if (place === undefined) return card
  return { ...card, parentId: null, index: place + (card.index + 1) / 10_000 }
}
