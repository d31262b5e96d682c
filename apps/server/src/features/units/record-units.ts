import type { ImportReport } from '@innkeeper/api/units.ts'
import { recordBy } from '../audit/service.ts'
import { findUnitCategories, type UnitRow } from './repository.ts'
import type { StaffWork } from './work.ts'

type Deed = Parameters<typeof recordBy>[2]

/** Writes down what was done to a unit or a category of units. */
export function recordUnit({ tx, propertyId, staff }: StaffWork, ...deeds: Deed[]): Promise<void> {
  return recordBy(tx, { propertyId, ...staff }, ...deeds)
}

const floorWords = ({ floor }: UnitRow) => (floor === null ? '' : String(floor))

/** Another name, category or floor, each with what it was. */
export async function recordUnitChange(work: StaffWork, before: UnitRow, after: UnitRow): Promise<void> {
  const categories = await findUnitCategories(work.tx, work.propertyId)
  const categoryOf = ({ categoryId }: UnitRow) => categories.find(({ id }) => id === categoryId)?.name ?? ''
  const parts = [
    { changed: 'code', before: before.code, after: after.code },
    { changed: 'category', before: categoryOf(before), after: categoryOf(after) },
    { changed: 'floor', before: floorWords(before), after: floorWords(after) },
  ]
  await recordUnit(
    work,
    ...parts
      .filter((part) => part.before !== part.after)
      .map((details) => ({ action: 'unit.changed' as const, subject: after.code, details })),
  )
}

export async function recordCategoryName(work: StaffWork, before: string, after: string): Promise<void> {
  if (before === after) return
  await recordUnit(work, { action: 'unit-category.renamed', subject: after, details: { before, after } })
}

/** One entry for an import, with how many units it added and changed. */
export async function recordImport(work: StaffWork, counts: ImportReport['counts']): Promise<void> {
  const [added, changed] = [counts.new, counts.moved + counts.changed]
  if (added + changed === 0) return
  const details = { added: String(added), updated: String(changed) }
  await recordUnit(work, { action: 'unit.imported', details })
}
