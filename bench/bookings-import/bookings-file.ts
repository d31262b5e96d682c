const DAY_MS = 86_400_000
const FIRST_DAY = Date.parse('2027-01-01')
const ROOMS = ['101', '102', '201', '202', '203', '204']

const dayOf = (number: number) => new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10)

/** A file of so many bookings as a booking system exports it, in pieces; every fifth guest comes again. */
export async function* bookingsFile(prefix: string, rows: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(
    'Bookingnummer;Fornavn;Efternavn;E-mail;Telefon;Ankomst;Afrejse;Værelse;Antal voksne;Børn;Rate code;Sprog;Status\n',
  )
  const PIECE = 500
  for (let from = 0; from < rows; from += PIECE) {
    const lines = Array.from({ length: Math.min(PIECE, rows - from) }, (_, index) =>
      lineOf(prefix, from + index),
    )
    yield encoder.encode(lines.join(''))
  }
}

function lineOf(prefix: string, row: number): string {
  const arrival = row % 1500
  const guest = row % 5 === 0 ? row % 1000 : row
  return [
    `${prefix}-${row}`,
    'Kristoffer',
    `Hansen ${guest}`,
    `guest${guest}@${prefix}.example`,
    `+4790${String(guest).padStart(6, '0')}`,
    dayOf(arrival),
    dayOf(arrival + 1 + (row % 4)),
    row % 3 === 0 ? (ROOMS[row % ROOMS.length] ?? '') : '',
    '2',
    String(row % 3),
    'FLEX',
    'da',
    'Bekræftet',
  ]
    .join(';')
    .concat('\n')
}
