import type { ColumnMeaning, ImportField } from '@innkeeper/domain/guests/import/fields.ts'

/** What a new booking needs and no column gives. */
export function missingFields(meanings: readonly ColumnMeaning[], makesNumbers: boolean): ImportField[] {
  const has = (...fields: ImportField[]) => fields.some((field) => meanings.includes(field))
  const missing: ImportField[] = []
  if (!makesNumbers && !has('bookingNumber')) missing.push('bookingNumber')
  if (!has('firstName', 'fullName')) missing.push('fullName')
  if (!has('arrival')) missing.push('arrival')
  if (!has('departure')) missing.push('departure')
  return missing
}
