import type { ImportRow } from '@innkeeper/api/guests/import.ts'
import type { OutsideField, OutsideFields } from '@innkeeper/domain/guests/outside-change.ts'
import type { NamedHouse } from './row-house.ts'

type Difference = ImportRow['changes'][number]

/** What stands here and what the file says, as people read it. */
export function differenceOf(
  field: OutsideField,
  ours: OutsideFields,
  file: Partial<OutsideFields>,
  house: NamedHouse,
): Difference {
  return { field, ours: wordsOf(field, ours[field], house), file: wordsOf(field, file[field], house) }
}

function wordsOf(field: OutsideField, value: unknown, house: NamedHouse): string {
  if (value === null || value === undefined) return ''
  if (field === 'unitId') return house.unitName(String(value))
  if (field === 'unitCategoryId') return house.categoryName(String(value))
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .filter((one) => one !== null && one !== '')
    .join(', ')
}
