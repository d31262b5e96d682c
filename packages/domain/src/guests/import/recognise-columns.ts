import { COLUMN_NAMES } from './column-names.ts'
import { type ColumnMeaning, customMeaning, IMPORT_FIELDS, type ImportField } from './fields.ts'

/** Letters that no mark over another letter makes. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss', œ: 'oe', đ: 'd', ł: 'l' }

/** What names of columns are compared by: capitals, accents, dots, dashes and what stands in brackets do not matter. */
export function columnKey(name: string): string {
  return name
    .replace(/([a-zà-ÿ])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøßœđł]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const FIELD_OF_NAME: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) => COLUMN_NAMES[field].split(',').map((name) => [name, field] as const)),
)

/** Parts of a path in JSON that say nothing of their own: `guest.firstName` is a first name. */
const HOLDERS = new Set(['booking', 'reservation', 'stay', 'attributes', 'customer', 'contact', 'data'])

function fieldOf(name: string): ImportField | undefined {
  const key = columnKey(name)
  const found = FIELD_OF_NAME.get(key)
  if (found || !name.includes('.')) return found
  const parts = name.split('.')
  const isHeld = parts
    .slice(0, -1)
    .every((part) => HOLDERS.has(columnKey(part)) || columnKey(part) === 'guest')
  return isHeld ? FIELD_OF_NAME.get(columnKey(parts.at(-1) ?? '')) : undefined
}

/**
 * What each column means, by its name. A field is given once: the first column that has its name. Fields of the
 * property's own are known by theirs.
 */
export function recogniseColumns(
  names: readonly string[],
  customFields: readonly { id: string; name: string }[] = [],
): ColumnMeaning[] {
  const own = new Map(customFields.map(({ id, name }) => [columnKey(name), customMeaning(id)]))
  const given = new Set<ColumnMeaning>()
  const meanings = names.map((name) => {
    const meaning = own.get(columnKey(name)) ?? fieldOf(name) ?? null
    if (meaning === null || given.has(meaning)) return null
    given.add(meaning)
    return meaning
  })
  // First and last name say more than both in one.
  const isSplit = given.has('firstName') && given.has('lastName')
  return isSplit ? meanings.map((meaning) => (meaning === 'fullName' ? null : meaning)) : meanings
}

/** What a kind of file is known again by: its columns in their order. */
export function headerSignature(names: readonly string[]): string {
  return names.map(columnKey).join('|')
}
