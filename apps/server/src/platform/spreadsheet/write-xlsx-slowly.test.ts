import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { SheetColumn, SheetRow } from './port.ts'
import { writeXlsx } from './write-xlsx.ts'

const UNITS = 500
const DAYS = 365
const COLUMNS = Array.from(
  { length: 15 },
  (_, place): SheetColumn => ({
    title: `Column ${place}`,
    width: 12,
    kind: 'text',
  }),
)

/** The rows of a year, which say how many were asked for and whether somebody told them to stop. */
function year(days = DAYS) {
  const asked = { rows: 0, isClosed: false }
  async function* rows(): AsyncGenerator<SheetRow> {
    try {
      for (let row = 0; row < UNITS * days; row++) {
        asked.rows++
        yield COLUMNS.map((_, place) => `${row * 7919 * (place + 1)}`)
      }
    } finally {
      asked.isClosed = true
    }
  }
  return { asked, sheets: [{ name: 'Rooms', columns: COLUMNS, rows: rows() }] }
}

/** Until nobody asks for rows any more. */
async function quiet(asked: { rows: number }): Promise<void> {
  for (let before = -1; before !== asked.rows; ) {
    before = asked.rows
    for (let turn = 0; turn < 50; turn++) await setImmediate()
  }
}

it('a year of a large house is read only as fast as its file is taken', { timeout: 60_000 }, async () => {
  const { asked, sheets } = year()
  let [bytes, before, most] = [0, 0, 0]
  for await (const chunk of writeXlsx(sheets)) {
    bytes += chunk.byteLength
    most = Math.max(most, asked.rows - before)
    before = asked.rows
  }
  expect(asked).toEqual({ rows: UNITS * DAYS, isClosed: true })
  expect(bytes).toBeGreaterThan(5_000_000)
  expect(most).toBeLessThan(UNITS * 10)
})

it('a reader that waits is waited for', async () => {
  const { asked, sheets } = year(10_000_000)
  const chunks = writeXlsx(sheets)[Symbol.asyncIterator]()
  await chunks.next()
  await quiet(asked)
  expect(asked.rows).toBeLessThan(UNITS * 20)
  await chunks.return?.()
})

it('nobody reads on once the browser has gone', async () => {
  const { asked, sheets } = year(10_000_000)
  for await (const _ of writeXlsx(sheets)) break
  await quiet(asked)
  expect(asked.isClosed).toBe(true)
})

it('a file whose rows cannot be read ends in the error, and not as if it were whole', async () => {
  async function* rows(): AsyncGenerator<SheetRow> {
    yield ['204']
    throw new Error('the database is away')
  }
  const all = async () => {
    for await (const _ of writeXlsx([{ name: 'Rooms', columns: COLUMNS.slice(0, 1), rows: rows() }]));
  }
  await expect(all()).rejects.toThrow('the database is away')
})
