import { isDeepStrictEqual } from 'node:util'
import { positionsOf } from '@innkeeper/domain/guestbook/card-order.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { type CardRow, findCards } from '../repository.ts'
import { setVouchersActive } from '../voucher-repository.ts'
import { type DraftRow, lockCards, markDeleted, removeCards, upsertDrafts } from './card-repository.ts'
import { vouchersAmong } from './deletion.ts'
import { positionedCard } from './drafts.ts'
import type { Rearranging } from './rearrange.ts'
import { writeChangedPositions } from './rearrange.ts'

type Wish = {
  /** The cards there shall be, with their places among one another. */
  cards: readonly Card[]
  /** What guests see, by id: a draft that equals it counts as unchanged. */
  published: ReadonlyMap<string, Card>
  /** What becomes of all others: deleted as drafts, removed for good, or kept before the new ones. */
  others: 'delete' | 'remove' | 'keep'
  now: Date
}

/** Makes these cards the drafts, in as many statements for three cards as for three hundred. */
export async function replaceDrafts(
  work: Rearranging,
  { cards, published, others, now }: Wish,
): Promise<void> {
  const { tx, staff, propertyId } = work
  await lockCards(tx, propertyId)
  const rows = await findCards(tx, propertyId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wanted = new Set(cards.map(({ id }) => id))
  const rest = rows.filter(({ id }) => !wanted.has(id))
  const left = others === 'remove' ? [] : rest
  const positionOf = positionsBeside(cards, left, others === 'keep')
  const written = cards
    .map((card) => ({ ...card, ...positionOf.get(card.id) }))
    .map((card) => draftRow(card, byId.get(card.id), published.get(card.id)))
    .filter(({ draft, revision }) => isNews(draft, revision, byId.get(draft.id)))
  await upsertDrafts(tx, propertyId, written, { changedBy: staff.name, changedAt: now })
  await writeChangedPositions(
    work,
    left,
    left.flatMap(({ id }) => positionOf.get(id) ?? []),
  )
  if (others === 'remove')
    await removeCards(
      tx,
      propertyId,
      rest.map(({ id }) => id),
    )
  if (others === 'delete') await deleteRest(work, rest, now)
  const back = rows.filter(({ id, deletedAt }) => deletedAt !== null && wanted.has(id))
  await setVouchersActive(tx, propertyId, vouchersAmong(back), true)
}

async function deleteRest(
  { tx, propertyId }: Rearranging,
  rest: readonly CardRow[],
  now: Date,
): Promise<void> {
  const gone = rest.filter(({ deletedAt }) => deletedAt === null)
  await markDeleted(
    tx,
    propertyId,
    gone.map(({ id }) => id),
    now,
  )
  await setVouchersActive(tx, propertyId, vouchersAmong(gone), false)
}

/** The others stand before the wished ones or behind them; headers first in any case. */
function positionsBeside(cards: readonly Card[], left: readonly CardRow[], isLeftFirst: boolean) {
  const apart = cards.length + left.length
  const wished = cards.map(({ id, type, parentId, index }) => ({ id, type, parentId, index }))
  const behind = <P extends { index: number }>(places: P[]) =>
    places.map((place) => ({ ...place, index: place.index + apart }))
  const others = left.map(positionedCard)
  const all = isLeftFirst ? [...others, ...behind(wished)] : [...wished, ...behind(others)]
  return new Map(positionsOf(all).map((place) => [place.id, place]))
}

/** A draft that says what guests see is as published as it can be; any other that differs is a new revision. */
function draftRow(draft: Card, row: CardRow | undefined, published: Card | undefined): DraftRow {
  if (!row) return { draft, revision: 1, publishedRevision: null }
  const revision = saysSame(row.draft, draft) ? row.revision : row.revision + 1
  const isAsPublished =
    published !== undefined && row.publishedRevision !== null && saysSame(published, draft)
  return { draft, revision, publishedRevision: isAsPublished ? revision : row.publishedRevision }
}

function isNews(draft: Card, revision: number, row: CardRow | undefined): boolean {
  if (!row || row.deletedAt !== null || row.revision !== revision) return true
  return row.parentId !== draft.parentId || row.position !== draft.index || row.publishedRevision !== revision
}

/** Whether two cards say the same, wherever they stand; what is undefined is as absent as what is not there. */
export function saysSame(one: Card, other: Card): boolean {
  const [said, compared] = [one, other].map(({ index: _, parentId: __, ...card }) => card)
  return isDeepStrictEqual(said, compared) || isDeepStrictEqual(stored(said), stored(compared))
}

const stored = (value: unknown) => JSON.parse(JSON.stringify(value))
