import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { CSV_MARK, type CsvForm } from '@innkeeper/domain/properties/spreadsheet.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import papaparse from 'papaparse'

/** The names an import of bookings knows again. */
const COLUMNS: readonly (readonly [string, (guest: GuestListItem) => string | number | null])[] = [
  ['booking number', ({ bookingNumber }) => bookingNumber],
  ['first name', ({ firstName }) => firstName],
  ['last name', ({ lastName }) => lastName],
  ['e-mail', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['arrival', ({ arrival }) => arrival],
  ['departure', ({ departure }) => departure],
  ['room', ({ unit }) => unit],
  ['room category', ({ unitCategory }) => unitCategory],
  ['rate code', ({ rateCode }) => rateCode],
  ['adults', ({ adults }) => adults],
  ['children', ({ children }) => children],
  ['expected arrival', ({ expectedArrival }) => expectedArrival],
  ['language', ({ language }) => language],
  ['status', (guest) => statusOf(guest)],
  ['registered', ({ isRegistered }) => (isRegistered ? 'yes' : 'no')],
  ['erased', ({ isErased }) => (isErased ? 'yes' : 'no')],
]

const STATUS = { precheckin: 'expected', checkin: 'in house', checkout: 'departed' } as const
const CALLED_OFF = { cancelled: 'cancelled', noShow: 'no-show' } as const

function statusOf({ state, calledOff }: GuestListItem): string {
  return calledOff ? CALLED_OFF[calledOff] : STATUS[state]
}

const written = (rows: string[][], { delimiter }: CsvForm) =>
  `${papaparse.unparse(
    rows.map((row) => row.map(formulaSafe)),
    { delimiter },
  )}\r\n`

export const csvHead = (form: CsvForm) => `${CSV_MARK}${written([COLUMNS.map(([name]) => name)], form)}`

export function csvRows(guests: readonly GuestListItem[], form: CsvForm): string {
  return written(
    guests.map((guest) => COLUMNS.map(([, cell]) => String(cell(guest) ?? ''))),
    form,
  )
}
