import type { ImportReport } from '@innkeeper/api/units.ts'
import { nameKey } from '@innkeeper/domain/single-line.ts'
import { type ImportPlan, type PlannedRow, planImport } from '@innkeeper/domain/units/import-plan.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { requireRoomForCategories } from './category-commands.ts'
import { inOneChange } from './change.ts'
import { readImportText } from './read-text.ts'
import { recordAccess } from './record-access.ts'
import { recordImport } from './record-units.ts'
import { findLinkedUnits, findUnitCategories, insertCategories, upsertUnits } from './repository.ts'
import { requireRoomForUnits } from './unit-commands.ts'
import type { StaffWork, Work } from './work.ts'

/** Enough to look at; the counts tell the rest. */
const SHOWN_ROWS = 200

export type ImportRequest = {
  text: string
  createsCategories: boolean
  categoryId: string | null
}

/** Says what an import would do. */
export async function planUnits({ tx, propertyId }: Work, request: ImportRequest): Promise<ImportReport> {
  return reportOf((await planFor(tx, propertyId, request)).plan)
}

/** Does all of it, or refuses it with the plan. */
export function importUnits(work: StaffWork, request: ImportRequest): Promise<ImportReport> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    const { plan, categories, units } = await planFor(tx, propertyId, request)
    const report = reportOf(plan)
    if (report.counts.problem > 0) {
      throw new AppError('units/import-refused', 'Some rows have problems; nothing was imported.', report)
    }
    await carryOut(tx, propertyId, plan, categories)
    await recordImport(work, report.counts)
    const before = new Map(units.map(({ code, access }) => [code, access]))
    await recordAccess(
      work,
      plan.rows.map(({ code, access }) => ({ code, before: before.get(code), after: access })),
    )
    return { ...report, isDone: true }
  })
}

async function planFor(tx: Tx, propertyId: string, request: ImportRequest) {
  const rows = readImportText(request.text)
  const units = await findLinkedUnits(tx, propertyId)
  const categories = await findUnitCategories(tx, propertyId)
  const plan = planImport(
    rows,
    { units, categories },
    {
      fallbackCategory: categories.find(({ id }) => id === request.categoryId)?.name ?? null,
      createsCategories: request.createsCategories,
    },
  )
  requireRoomForCategories(categories.length + plan.newCategories.length)
  requireRoomForUnits(units.length + plan.rows.filter(({ outcome }) => outcome === 'new').length)
  return { plan, categories, units }
}

async function carryOut(
  tx: Tx,
  propertyId: string,
  plan: ImportPlan,
  categories: readonly UnitCategory[],
): Promise<void> {
  const added = plan.newCategories.map((name) => ({ id: newId(), name }))
  await insertCategories(tx, propertyId, added)
  const idByName = new Map([...categories, ...added].map(({ id, name }) => [nameKey(name), id]))
  const changed = plan.rows.filter(({ outcome }) => outcome !== 'same' && outcome !== 'problem')
  await upsertUnits(
    tx,
    propertyId,
    changed.map(({ code, category, floor, access }) => ({
      id: newId(),
      code,
      floor,
      access,
      categoryId: idByName.get(nameKey(category)) ?? '',
    })),
  )
}

function reportOf({ rows, newCategories }: ImportPlan): ImportReport {
  const count = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const problemsFirst = [
    ...rows.filter(({ problem }) => problem !== null),
    ...rows.filter(({ problem }) => problem === null),
  ]
  return {
    isDone: false,
    counts: {
      new: count('new'),
      same: count('same'),
      moved: count('moved'),
      changed: count('changed'),
      problem: count('problem'),
    },
    newCategories,
    // What is too long is shown cut; a report stays small whatever was pasted, and tells no code that opens a door.
    rows: problemsFirst.slice(0, SHOWN_ROWS).map(({ access: _, ...row }) => ({
      ...row,
      code: row.code.slice(0, 100),
      category: row.category.slice(0, 100),
    })),
  }
}
