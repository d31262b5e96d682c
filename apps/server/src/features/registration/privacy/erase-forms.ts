import { keptByLaw } from '@innkeeper/domain/registration/kept-fields.ts'
import { keptUntil } from '@innkeeper/domain/registration/kept-until.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { findPicturesOf } from '../pictures/of-submissions.ts'
import type { PictureRemoval } from '../pictures/removal.ts'
import type { SealedForm, SealedForms } from '../sealed-forms.ts'
import type { SubmissionRow } from '../tables.ts'
import { deleteSubmissions, findToday, lockRow } from './repository.ts'

type Dependencies = { sealedForms: SealedForms; removePicture: PictureRemoval['removePicture'] }

/**
 * Takes persons out of their forms: name, picture and all that the law does not ask for at once. The rest stays locked
 * as long as the law has the house keep it; what no law keeps is gone.
 */
export function createEraseForms({ sealedForms, removePicture }: Dependencies) {
  /** Under a new key of its own; what cannot be opened stays as it is. */
  function resealed(row: SubmissionRow): Partial<SealedForm> {
    const filled = sealedForms.openIfReadable(row)
    return filled ? sealedForms.seal(row, keptByLaw(filled, row)) : {}
  }

  async function removePictures(tx: Tx, propertyId: string, rows: readonly SubmissionRow[]): Promise<void> {
    const ids = rows.map(({ id }) => id)
    for (const picture of await findPicturesOf(tx, propertyId, ids)) await removePicture(tx, picture)
  }

  /** Whatever a law says: their time is over. */
  async function remove(tx: Tx, propertyId: string, rows: readonly SubmissionRow[]): Promise<void> {
    await removePictures(tx, propertyId, rows)
    const ids = rows.map(({ id }) => id)
    await deleteSubmissions(tx, propertyId, ids)
  }

  return {
    remove,
    /** The last day on which a law keeps any of them locked; null where all are gone. */
    async erase(
      tx: Tx,
      propertyId: string,
      rows: readonly SubmissionRow[],
      now: Date,
    ): Promise<string | null> {
      const [kept, over] = parted(rows, await findToday(tx, propertyId, now))
      await remove(tx, propertyId, over)
      await removePictures(tx, propertyId, kept)
      for (const row of kept) await lockRow(tx, row, { lockedAt: now, ...resealed(row) })
      return lastDayOf(kept)
    },
  }
}
export type EraseForms = ReturnType<typeof createEraseForms>

const lastDay = ({ departure, keptMonths }: SubmissionRow) => keptUntil(departure, keptMonths)

export const lastDayOf = (kept: readonly SubmissionRow[]): string | null =>
  kept.map(lastDay).sort().at(-1) ?? null

/** Those a law still keeps, and those whose time is over. */
export function parted(rows: readonly SubmissionRow[], today: string): [SubmissionRow[], SubmissionRow[]] {
  const isKept = (row: SubmissionRow) => lastDay(row) >= today
  return [rows.filter(isKept), rows.filter((row) => !isKept(row))]
}
