/** What a column of a file can mean. */
export const IMPORT_FIELDS = [
  'bookingNumber',
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'language',
  'arrival',
  'departure',
  'unit',
  'unitCategory',
  'rateCode',
  'adults',
  'children',
  'expectedArrival',
  'checkInTime',
  'checkOutTime',
  'status',
  'returningGuest',
  'unitkey',
  'qrcodeurl',
  'lastUpdate',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** A field of the property's own, by its id. */
export type CustomMeaning = `custom:${string}`
/** What one column means; null for a column that is left out. */
export type ColumnMeaning = ImportField | CustomMeaning | null

const CUSTOM = 'custom:'

export function customMeaning(id: string): CustomMeaning {
  return `${CUSTOM}${id}`
}

/** The id of a field of the property's own, or null for another meaning. */
export function customIdOf(meaning: ColumnMeaning): string | null {
  return meaning?.startsWith(CUSTOM) ? meaning.slice(CUSTOM.length) : null
}

export function isImportField(value: string): value is ImportField {
  return (IMPORT_FIELDS as readonly string[]).includes(value)
}

export function isColumnMeaning(value: string): value is Exclude<ColumnMeaning, null> {
  const id = customIdOf(value as ColumnMeaning)
  return id === null ? isImportField(value) : /^[A-Za-z0-9_-]{1,60}$/.test(id)
}

/** Fields that two columns give at the same time: a booking has one of each. */
export function meaningsTwice(meanings: readonly ColumnMeaning[]): ColumnMeaning[] {
  const seen = new Set<ColumnMeaning>()
  return meanings.filter((meaning) => meaning !== null && (seen.has(meaning) || !seen.add(meaning)))
}
