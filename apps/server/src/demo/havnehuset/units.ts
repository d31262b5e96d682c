import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { DemoUnit } from '../demo-property.ts'
import { doorCode } from '../door-code.ts'
import { stableId } from '../stable-id.ts'
import { HAVNEHUSET_ID } from './property.ts'

export const HARBOUR = stableId(HAVNEHUSET_ID, 'unit-category', 'harbour')
export const COURTYARD = stableId(HAVNEHUSET_ID, 'unit-category', 'courtyard')

export const UNIT_CATEGORIES: UnitCategory[] = [
  { id: HARBOUR, name: 'Harbour view' },
  { id: COURTYARD, name: 'Courtyard' },
]

export function unitId(code: string): string {
  return stableId(HAVNEHUSET_ID, 'unit', code)
}

export const UNITS: DemoUnit[] = ['1', '2', '3', '4', '5', '6'].map((code, place) => ({
  id: unitId(code),
  code,
  categoryId: place < 4 ? HARBOUR : COURTYARD,
  floor: Math.floor(place / 2),
  doorCode: doorCode(HAVNEHUSET_ID, code),
}))
