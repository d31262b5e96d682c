import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { DemoUnit } from '../demo-property.ts'
import { doorCode } from '../door-code.ts'
import { stableId } from '../stable-id.ts'
import { SHOWCASE_ID } from './property.ts'

const CABIN = stableId(SHOWCASE_ID, 'unit-category', 'cabin')

export const UNIT_CATEGORIES: UnitCategory[] = [{ id: CABIN, name: 'Cabin among the trees' }]

export function unitId(code: string): string {
  return stableId(SHOWCASE_ID, 'unit', code)
}

export const UNITS: DemoUnit[] = ['1', '2', '3'].map((code) => ({
  id: unitId(code),
  code,
  categoryId: CABIN,
  floor: null,
  doorCode: doorCode(SHOWCASE_ID, code),
}))
