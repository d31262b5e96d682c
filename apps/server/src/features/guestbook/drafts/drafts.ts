import type { CardOrder, TouchedCards } from '@innkeeper/api/guestbook/cards.ts'
import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { type PositionedCard, positionsOf } from '@innkeeper/domain/guestbook/card-order.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { countChanges, type DraftChanges, movedCards } from '@innkeeper/domain/guestbook/draft-changes.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { presentStaffCard, presentState } from '../presenter.ts'
import { type CardRow, findCards } from '../repository.ts'
import {
  type DraftState,
  findDraftState,
  findPositionedRows,
  findPublication,
  type PositionedRow,
  type Publication,
  type RevisedRow,
} from './order-repository.ts'

/** The drafts of a property, and what of them guests see already. */
export type Drafts = DraftState & { rows: CardRow[]; publication: Publication | null; moved: Set<string> }

export async function readDrafts(tx: Tx, propertyId: string): Promise<Drafts> {
  const rows = inOrder(await findCards(tx, propertyId))
  const publication = await findPublication(tx, propertyId)
  const state = await findDraftState(tx, propertyId)
  return { ...state, rows, publication, moved: movedRows(rows, publication) }
}

/** The card of a row; where it stands is in the row. */
export function cardOf({ draft, parentId, position }: CardRow): Card {
  return { ...draft, parentId, index: position }
}

export function positionedCard({ id, draft, parentId, position, deletedAt }: PositionedRow): PositionedCard {
  return { id, type: draft.type, parentId, index: position, isDeleted: deletedAt !== null }
}

/** Rows in the order guests read them, places counted anew: what is stored may have gaps. */
export function inOrder<Row extends PositionedRow>(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return positionsOf(rows.map(positionedCard)).flatMap(({ id, parentId, index }) => {
    const row = byId.get(id)
    return row ? [{ ...row, parentId, position: index }] : []
  })
}

/** Cards that stand elsewhere than guests see them. */
function movedRows(rows: readonly PositionedRow[], publication: Publication | null): Set<string> {
  const published = new Map(
    publication?.places.map(({ id, parentId }, index) => [id, { parentId, index }] as const),
  )
  return movedCards(
    rows.flatMap(({ id, parentId, position, deletedAt }) => {
      const before = published.get(id)
      if (!before || deletedAt !== null) return []
      return [{ id, now: { parentId, index: position }, published: before }]
    }),
  )
}

export function presentDrafts({ rows, moved }: Drafts): StaffCard[] {
  return rows.map((row) => presentStaffCard(row, moved.has(row.id)))
}

/** What publishing would change, read without any text. */
export type DraftChange = DraftState & { rows: RevisedRow[]; moved: Set<string> }

export async function readChange(tx: Tx, propertyId: string): Promise<DraftChange> {
  const rows = inOrder(await findPositionedRows(tx, propertyId))
  const publication = await findPublication(tx, propertyId)
  const state = await findDraftState(tx, propertyId)
  return { ...state, rows, moved: movedRows(rows, publication) }
}

export function changesOf({ rows, moved, tabBar }: DraftChange): DraftChanges {
  return countChanges(
    rows.map((row) => presentState(row, moved.has(row.id))),
    tabBar !== null,
  )
}

/** Where everything stands, read without any text. */
export async function readOrder(tx: Tx, propertyId: string): Promise<CardOrder> {
  const rows = inOrder(await findPositionedRows(tx, propertyId))
  const { orderRevision } = await findDraftState(tx, propertyId)
  return presentOrder({ orderRevision, rows, moved: movedRows(rows, await findPublication(tx, propertyId)) })
}

/** One card; where it stands is asked without reading the texts of all. */
export async function presentCard(tx: Tx, row: CardRow): Promise<StaffCard> {
  const { order } = await readOrder(tx, row.propertyId)
  const place = order.find(({ id }) => id === row.id)
  if (!place) throw new Error('a card that was read stands somewhere')
  return presentStaffCard({ ...row, parentId: place.parentId, position: place.index }, place.isMoved)
}

type Ordered = { orderRevision: number; rows: readonly PositionedRow[]; moved: ReadonlySet<string> }

function presentOrder({ orderRevision, rows, moved }: Ordered): CardOrder {
  return {
    orderRevision,
    order: rows.map(({ id, parentId, position }) => ({
      id,
      parentId,
      index: position,
      isMoved: moved.has(id),
    })),
  }
}

/** What a command answers: the cards it made or changed, and where everything stands. */
export async function answerTouched(
  tx: Tx,
  propertyId: string,
  cardIds: readonly string[],
): Promise<TouchedCards> {
  const drafts = await readDrafts(tx, propertyId)
  const touched = new Set(cardIds)
  return {
    ...presentOrder(drafts),
    cards: presentDrafts(drafts).filter(({ card }) => touched.has(card.id)),
  }
}
