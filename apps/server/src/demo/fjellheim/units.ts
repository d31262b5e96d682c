import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { DemoUnit } from '../demo-property.ts'
import { doorCode } from '../door-code.ts'
import { itemAt } from '../seeded-random.ts'
import { stableId } from '../stable-id.ts'
import { FJELLHEIM_ID } from './property.ts'

export const CATEGORY_NAMES = {
  single: 'Mountain single',
  double: 'Double with balcony',
  family: 'Family room',
  suite: 'Fjord suite',
} as const
export type Category = keyof typeof CATEGORY_NAMES

/** The same ten doors on each of the four floors; suites look down the valley from the corners. */
const DOORS: readonly Category[] = [
  'single',
  'single',
  'double',
  'double',
  'double',
  'double',
  'double',
  'family',
  'family',
  'suite',
]
const FLOORS = [1, 2, 3, 4] as const

export function categoryId(category: Category): string {
  return stableId(FJELLHEIM_ID, 'unit-category', category)
}

/** What stands behind this door. */
export function categoryOf(code: string): Category {
  return itemAt(DOORS, Number(code.slice(-2)) - 1)
}

export function unitId(code: string): string {
  return stableId(FJELLHEIM_ID, 'unit', code)
}

export const UNIT_CATEGORIES: UnitCategory[] = (Object.keys(CATEGORY_NAMES) as Category[]).map(
  (category) => ({ id: categoryId(category), name: CATEGORY_NAMES[category] }),
)

/** The two rooms everyone meets; no id or hash looks like a code with a space in it. */
const KNOWN_CODES: Record<string, string> = { '204': '84 16', '210': '50 93' }

export const UNITS: DemoUnit[] = FLOORS.flatMap((floor) =>
  DOORS.map((category, door) => {
    const code = String(floor * 100 + door + 1)
    return {
      id: unitId(code),
      code,
      categoryId: categoryId(category),
      floor,
      doorCode: KNOWN_CODES[code] ?? doorCode(FJELLHEIM_ID, code),
    }
  }),
)
