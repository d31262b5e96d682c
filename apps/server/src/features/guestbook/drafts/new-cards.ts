import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { createCard, TouchedCards } from '@innkeeper/api/guestbook/cards.ts'
import { planMove, positionsOf } from '@innkeeper/domain/guestbook/card-order.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { isHeader } from '@innkeeper/domain/guestbook/card-types.ts'
import { copyCards } from '@innkeeper/domain/guestbook/copy-card.ts'
import { MAX_CARDS } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { cardFromTemplate, newCard, type StayTimes } from '@innkeeper/domain/guestbook/new-card.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { findCards } from '../repository.ts'
import { upsertDrafts } from './card-repository.ts'
import { answerTouched, cardOf, inOrder, positionedCard } from './drafts.ts'
import { findPositionedRows, type PositionedRow } from './order-repository.ts'
import { type Rearranging, rearranging, writeChangedPositions } from './rearrange.ts'
import { moveRefusal, unknownCard } from './refusals.ts'

export type House = { localization: Localization; stayTimes: StayTimes; now: Date }

/** Behind every place there is. */
const LAST = Number.MAX_SAFE_INTEGER

export function addCard(
  tx: Tx,
  staff: Staff,
  { type, template, parentId = null, index }: BodyOf<typeof createCard>,
  { localization, stayTimes, now }: House,
): Promise<TouchedCards> {
  return rearranging(tx, staff, async (work) => {
    const beginning = { localization, stayTimes, newId }
    const card = template ? cardFromTemplate(template, beginning) : newCard(type ?? 'Content', beginning)
    const rows = await findPositionedRows(tx, work.propertyId)
    requireOneHeader(rows, [card])
    return place({ ...work, rows }, [card], now, (all) => {
      if (isHeader(card)) return { places: positionsOf(all) }
      const isAtEnd = index === undefined
      return planMove(all, { cardId: card.id, parentId, index: isAtEnd ? LAST : index })
    })
  })
}

export function copyCard(
  tx: Tx,
  staff: Staff,
  cardId: string,
  { localization, now }: House,
): Promise<TouchedCards> {
  return rearranging(tx, staff, async (work) => {
    const rows = await findCards(tx, work.propertyId)
    const live = inOrder(rows).filter(({ deletedAt }) => deletedAt === null)
    const original = live.find(({ id }) => id === cardId)
    if (!original) throw unknownCard()
    const together = live.filter(({ id, parentId }) => id === cardId || parentId === cardId)
    const copies = copyCards(together.map(cardOf), defaultLanguage(localization)?.index ?? 0, newId)
    requireOneHeader(rows, copies)
    const [first] = copies
    if (!first) throw unknownCard()
    return place({ ...work, rows }, copies, now, (all) =>
      planMove(all, { cardId: first.id, parentId: original.parentId, index: original.position + 1 }),
    )
  })
}

/** Writes new cards where they are planned to stand; all that stands behind them moves on. */
async function place(
  work: Rearranging & { rows: readonly PositionedRow[] },
  made: readonly Card[],
  now: Date,
  plan: (all: Parameters<typeof planMove>[0]) => ReturnType<typeof planMove>,
): Promise<TouchedCards> {
  const { tx, staff, propertyId, rows } = work
  if (rows.length + made.length > MAX_CARDS) {
    throw new AppError('guestbook/too-many-cards', `A guestbook has ${MAX_CARDS} cards at most.`)
  }
  // Unplaced, the first stands behind all others and what it holds within it.
  const unplaced = made.map((card, held) => ({ ...card, index: held === 0 ? LAST : held - 1 }))
  const planned = plan([...rows.map(positionedCard), ...unplaced])
  if ('refusal' in planned) throw moveRefusal(planned.refusal)
  const positionOf = new Map(planned.places.map((each) => [each.id, each]))
  const changed = { changedBy: staff.name, changedAt: now }
  await upsertDrafts(
    tx,
    propertyId,
    made.map((card) => ({
      draft: { ...card, ...positionOf.get(card.id) },
      revision: 1,
      publishedRevision: null,
    })),
    changed,
  )
  const known = new Set(rows.map(({ id }) => id))
  await writeChangedPositions(
    work,
    rows,
    planned.places.filter(({ id }) => known.has(id)),
  )
  return answerTouched(
    tx,
    propertyId,
    made.map(({ id }) => id),
  )
}

function requireOneHeader(rows: readonly PositionedRow[], made: readonly Card[]): void {
  if (!made.some(isHeader)) return
  if (rows.some(({ draft, deletedAt }) => deletedAt === null && isHeader(draft))) {
    throw new AppError('guestbook/header-exists', 'The guestbook has a header already.')
  }
}
