import type { TouchedCards } from '@innkeeper/api/guestbook/cards.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordBy } from '../../audit/service.ts'
import { presentStaffCard } from '../presenter.ts'
import { type CardRow, findCards } from '../repository.ts'
import { setVouchersActive } from '../voucher-repository.ts'
import { markDeleted, removeCards, upsertDrafts } from './card-repository.ts'
import { deletedWith, placesAfterReturn, vouchersAmong } from './deletion.ts'
import { answerTouched, changesOf, readDrafts } from './drafts.ts'
import { writeTabBarDraft } from './order-repository.ts'
import { positionsWithout, type Rearranging, rearranging, writeChangedPositions } from './rearrange.ts'
import { unknownCard } from './refusals.ts'
import { replaceDrafts } from './replace-drafts.ts'
import { answerDrafts, type DraftsAnswer, findPublishedCards, inListOrder } from './versions.ts'

type Wish = { cardId: string; revision: number; now: Date; languageIndex: number }

/** Takes one card back to what guests see, where it stands now; one that guests never saw is gone. */
export function discardCard(
  tx: Tx,
  staff: Staff,
  { cardId, revision, now, languageIndex }: Wish,
): Promise<TouchedCards> {
  return rearranging(tx, staff, async (work) => {
    const { propertyId } = work
    const rows = await findCards(tx, propertyId)
    const row = rows.find(({ id }) => id === cardId)
    if (!row) throw unknownCard()
    if (row.revision !== revision) {
      throw new AppError('guestbook/stale-revision', 'Somebody saved this card meanwhile.', {
        current: presentStaffCard(row, false),
      })
    }
    await recordBy(tx, staff, {
      action: 'card.discarded',
      subject: cardDisplayName(row.draft, languageIndex),
    })
    const card = (await findPublishedCards(tx, propertyId)).get(cardId)
    if (!card) return removeNew(work, rows, row)
    const place = { parentId: row.parentId, index: row.position }
    const draft = { ...card, ...place }
    const changed = { changedBy: staff.name, changedAt: now }
    await upsertDrafts(
      tx,
      propertyId,
      [{ draft, revision: row.revision + 1, publishedRevision: row.revision + 1 }],
      changed,
    )
    if (row.deletedAt === null) return answerTouched(tx, propertyId, [cardId])
    const back = deletedWith(rows, row)
    const ids = back.map(({ id }) => id)
    await markDeleted(tx, propertyId, ids, null)
    await setVouchersActive(tx, propertyId, vouchersAmong(back), true)
    await writeChangedPositions(work, rows, placesAfterReturn(rows, row))
    return answerTouched(tx, propertyId, ids)
  })
}

/** What a new holder held is not lost with it. */
async function removeNew(work: Rearranging, rows: readonly CardRow[], row: CardRow): Promise<TouchedCards> {
  const { tx, propertyId } = work
  await writeChangedPositions(work, rows, positionsWithout(rows, new Set([row.id])))
  await removeCards(tx, propertyId, [row.id])
  return answerTouched(tx, propertyId, [])
}

/** Takes everything back to what guests see: texts, order, deletions, new cards and the tab bar. */
export function discardDrafts(tx: Tx, staff: Staff, now: Date): Promise<DraftsAnswer> {
  return rearranging(tx, staff, async (work) => {
    const { propertyId } = work
    const { total } = changesOf(await readDrafts(tx, propertyId))
    const published = await findPublishedCards(tx, propertyId)
    const cards = inListOrder([...published.values()])
    await replaceDrafts(work, { cards, published, others: 'remove', now })
    await writeTabBarDraft(tx, propertyId, null)
    await recordBy(tx, staff, { action: 'guestbook.discarded', details: { changes: String(total) } })
    return answerDrafts(tx, propertyId)
  })
}
