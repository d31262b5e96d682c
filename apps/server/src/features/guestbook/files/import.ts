import type { GuestbookImport } from '@innkeeper/api/guestbook/files.ts'
import {
  type FileName,
  type GuestbookFile,
  MAX_CARDS,
  MAX_FILE_BYTES,
} from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { type ImportMode, type ImportPlan, planImport } from '@innkeeper/domain/guestbook/guestbook-import.ts'
import { readGuestbookFile } from '@innkeeper/domain/guestbook/read-guestbook-file.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordBy } from '../../audit/service.ts'
import { findSameFiles } from '../../media/service.ts'
import type { PropertySnapshot } from '../../properties/service.ts'
import { writeTabBarDraft } from '../drafts/order-repository.ts'
import { type Author, rearranging } from '../drafts/rearrange.ts'
import { replaceDrafts } from '../drafts/replace-drafts.ts'
import { findPublishedCards, inListOrder } from '../drafts/versions.ts'
import { type CardRow, findCards } from '../repository.ts'

/** Pages guests can open, by name. */
export type FindPageNames = (tx: Tx, propertyId: string) => Promise<FileName[]>

/** What of the property decides how the file's names are read. */
type ImportingProperty = Pick<PropertySnapshot, 'units' | 'unitCategories' | 'targetGroups'> & {
  property: Pick<PropertySnapshot['property'], 'propertyId' | 'localization'>
}

type Import = {
  file: GuestbookFile
  mode: ImportMode
  snapshot: ImportingProperty
  findPageNames: FindPageNames
}

/** The guestbook of a file's text; throws what is wrong with it. */
export function readFile(text: string): GuestbookFile {
  if (Buffer.byteLength(text) > MAX_FILE_BYTES) {
    throw new AppError('request/too-large', 'A guestbook file has 10 MB at most.')
  }
  const read = readGuestbookFile(text)
  if ('file' in read) return read.file
  throw new AppError('guestbook/import-unreadable', 'This is not a guestbook that can be read.', read.problem)
}

/** What a file would do, without doing any of it. */
export async function tryImport(tx: Tx, wish: Import): Promise<GuestbookImport> {
  const rows = await findCards(tx, wish.snapshot.property.propertyId)
  return { isApplied: false, ...(await planOf(tx, wish, rows)).report }
}

/** Makes a file's cards drafts; guests see them once they are published. */
export function applyImport(tx: Tx, author: Author, wish: Import, now: Date): Promise<GuestbookImport> {
  return rearranging(tx, author, async (work) => {
    const { propertyId } = work
    const rows = await findCards(tx, propertyId)
    const { cards, tabBar, report } = await planOf(tx, wish, rows)
    const published = await findPublishedCards(tx, propertyId)
    const others = wish.mode === 'replace' ? 'delete' : 'keep'
    await replaceDrafts(work, { cards: inListOrder(cards), published, others, now })
    if (tabBar) await writeTabBarDraft(tx, propertyId, tabBar)
    await recordBy(tx, author, { action: 'guestbook.imported', details: { cards: String(cards.length) } })
    return { isApplied: true, ...report }
  })
}

async function planOf(
  tx: Tx,
  { file, mode, snapshot, findPageNames }: Import,
  rows: readonly CardRow[],
): Promise<ImportPlan> {
  const { property, units, unitCategories, targetGroups } = snapshot
  const { propertyId } = property
  const plan = planImport(
    file,
    {
      localization: property.localization,
      units: units.map(({ id, code }) => ({ id, name: code })),
      unitCategories,
      targetGroups,
      pages: await findPageNames(tx, propertyId),
      media: await findSameFiles(tx, propertyId, file.media),
      cards: rows
        .filter(({ deletedAt }) => deletedAt === null)
        .map(({ id, draft }) => ({ id, type: draft.type })),
    },
    { mode, newId },
  )
  if (!plan) {
    throw new AppError('guestbook/import-no-language', 'The file has no language this property has.')
  }
  const brought = new Set(plan.cards.map(({ id }) => id))
  if (brought.size + rows.filter(({ id }) => !brought.has(id)).length > MAX_CARDS) {
    throw new AppError('guestbook/too-many-cards', `A guestbook has ${MAX_CARDS} cards at most.`)
  }
  return plan
}
