import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { cards, guestbookVersions, voucherStatistics } from '../features/guestbook/tables.ts'
import { templates } from '../features/html-builder/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoPage } from './build-pages.ts'

export const FIRST_VERSION = 1

/** Drafts and the first published version are the same cards; each voucher has its record, as after publishing. */
export async function writeGuestbook(tx: Tx, propertyId: string, built: Card[]): Promise<void> {
  const rows = built.map((draft) => ({
    propertyId,
    id: draft.id,
    parentId: draft.parentId,
    position: draft.index,
    draft,
    revision: 1,
    publishedRevision: 1,
  }))
  await tx.insert(cards).values(rows)
  await tx.insert(guestbookVersions).values({ propertyId, version: FIRST_VERSION, cards: built })
  const vouchers = built.filter(({ type }) => type === 'Voucher')
  if (vouchers.length > 0) {
    await tx.insert(voucherStatistics).values(vouchers.map(({ id }) => ({ propertyId, cardId: id })))
  }
}

export async function writePages(tx: Tx, propertyId: string, pages: DemoPage[]): Promise<void> {
  if (pages.length === 0) return
  await tx
    .insert(templates)
    .values(pages.map(({ id, name, type, ...body }) => ({ propertyId, id, name, type, body })))
}
