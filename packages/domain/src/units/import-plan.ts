import { nameKey } from '../single-line.ts'
import { ACCESS_FIELDS, ACCESS_LIMITS, type Access, NO_ACCESS } from './access.ts'
import { NAME_MAX_LENGTH, UNIT_CODE_MAX_LENGTH } from './constants.ts'
import { floorOf } from './floors.ts'
import type { ImportRow } from './import-rows.ts'
import type { Unit, UnitCategory } from './schema.ts'

export const IMPORT_PROBLEMS = [
  'no-code',
  'code-too-long',
  'no-category',
  'category-unknown',
  'category-too-long',
  'access-too-long',
  'floor-unknown',
  'twice',
] as const
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number]

/**
 * What happens to a row: a new unit, one that is there already, one that changes its category, one that only gets
 * another floor, door code or Wi-Fi, or nothing yet.
 */
export const IMPORT_OUTCOMES = ['new', 'same', 'moved', 'changed', 'problem'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

export type PlannedRow = Omit<ImportRow, 'access' | 'floor'> & {
  /** What the unit has afterwards. */
  access: Access
  floor: number | null
  outcome: ImportOutcome
  problem: ImportProblem | null
  /** Row in which the same code stood first, for `twice`. */
  firstRow: number | null
}

export type ImportPlan = {
  rows: PlannedRow[]
  /** Names of categories that come into being, in the order they are met. */
  newCategories: string[]
}

export type ImportChoices = {
  /** For rows that name no category. */
  fallbackCategory: string | null
  createsCategories: boolean
}

type Known = { units: readonly (Unit & { access?: Access })[]; categories: readonly UnitCategory[] }

/** Says for every row what would happen. The dry run shows it, the import does it; a plan with problems is not done. */
export function planImport(rows: readonly ImportRow[], known: Known, choices: ImportChoices): ImportPlan {
  const names = new Map(known.categories.map(({ id, name }) => [id, name]))
  const units = new Map(known.units.map((unit) => [unit.code, unit]))
  const spelling = new Map(known.categories.map(({ name }) => [nameKey(name), name]))
  const firstRows = new Map<string, number>()
  const newCategories: string[] = []

  const planned = rows.map((source): PlannedRow => {
    const named = source.category || (choices.fallbackCategory ?? '')
    const category = spelling.get(nameKey(named)) ?? named
    const before = units.get(source.code)
    const had = before?.access ?? NO_ACCESS
    const access = { ...had, ...source.access }
    const floorBefore = before?.floor ?? null
    const written = floorOf(source.floor ?? '')
    const floor = source.floor === undefined ? floorBefore : (written ?? null)
    const row = { ...source, category, access, floor, firstRow: firstRows.get(source.code) ?? null }
    const mayUse = spelling.has(nameKey(category)) || choices.createsCategories
    const problem = problemOf(row, mayUse) ?? (written === undefined ? 'floor-unknown' : null)
    if (problem) return { ...row, outcome: 'problem', problem }
    firstRows.set(row.code, row.row)
    if (!spelling.has(nameKey(category))) {
      spelling.set(nameKey(category), category)
      newCategories.push(category)
    }
    if (!before) return { ...row, outcome: 'new', problem: null }
    const isMoved = names.get(before.categoryId) !== category
    const isChanged = floor !== floorBefore || ACCESS_FIELDS.some((field) => access[field] !== had[field])
    return { ...row, outcome: isMoved ? 'moved' : isChanged ? 'changed' : 'same', problem: null }
  })
  return { rows: planned, newCategories }
}

function problemOf(row: Omit<PlannedRow, 'outcome' | 'problem'>, mayUse: boolean): ImportProblem | null {
  if (row.code === '') return 'no-code'
  if (row.code.length > UNIT_CODE_MAX_LENGTH) return 'code-too-long'
  if (row.firstRow !== null) return 'twice'
  if (row.category === '') return 'no-category'
  if (row.category.length > NAME_MAX_LENGTH) return 'category-too-long'
  if (ACCESS_FIELDS.some((field) => (row.access[field]?.length ?? 0) > ACCESS_LIMITS[field]))
    return 'access-too-long'
  return mayUse ? null : 'category-unknown'
}
