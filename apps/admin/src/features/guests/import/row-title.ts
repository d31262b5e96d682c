import type { BookingImport, ImportRow } from '@innkeeper/api/guests/import.ts'
import type { ImportField } from '@innkeeper/domain/guests/import/fields.ts'

/** Whom a row is about, and when and where, as far as its cells say. */
export function rowTitle(
  { cells, bookingNumber, guest }: Pick<ImportRow, 'cells' | 'bookingNumber' | 'guest'>,
  meanings: BookingImport['meanings'],
): { name: string; about: string } {
  const cellOf = (field: ImportField) => {
    const column = meanings.indexOf(field)
    return column === -1 ? '' : (cells?.[column] ?? '').trim()
  }
  const name = guest || cellOf('fullName') || `${cellOf('firstName')} ${cellOf('lastName')}`.trim()
  const number = bookingNumber ?? cellOf('bookingNumber')
  const nights = [cellOf('arrival'), cellOf('departure')].filter(Boolean).join(' – ')
  const about = [number, nights, cellOf('unit')].filter(Boolean)
  return name
    ? { name, about: about.join(' · ') }
    : { name: number || '–', about: about.slice(1).join(' · ') }
}
