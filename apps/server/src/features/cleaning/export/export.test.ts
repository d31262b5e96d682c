import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCleaningDesk, aMark, type CleaningDesk } from '../../../testing/cleaning-desk.ts'
import { TODAY, TOMORROW, YESTERDAY } from '../../../testing/cleaning-house.ts'
import { readPdfPages } from '../../../testing/read-pdf-pages.ts'

let app: TestApp
let desk: CleaningDesk
let reception: Awaited<ReturnType<CleaningDesk['member']>>
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  desk = await aCleaningDesk(app, { name: 'Fjellheim' })
  reception = await desk.member('reception')
})

type Asked = { from?: string; to?: string; order?: string; spreadsheet?: string }
async function file(format: string, { from = TODAY, to = from, ...more }: Asked = {}, by = reception) {
  const query = new URLSearchParams({ from, to, format, ...more })
  const url = `/api/hotel/roomCleaning/export?${query}`
  const answer = await app.inject({ url, headers: { cookie: by.cookie } })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}
const read = (bytes: Buffer, delimiter = ';'): Record<string, string>[] =>
  parse(bytes, { bom: true, columns: true, delimiter })
const codeOf = ({ bytes }: { bytes: Buffer }): string => JSON.parse(bytes.toString()).code

/** A room that is left late and taken again, one whose guest stays, one that a guest skips, and one that is empty. */
async function aDay() {
  const [left, stays, skips] = [await desk.unit('101'), await desk.unit('102'), await desk.unit('201', 2)]
  await desk.unit('202', 2)
  await desk.book(left, { arrival: YESTERDAY, departure: TODAY, checkOutTime: '14:00', firstName: 'Leena' })
  const next = {
    arrival: TODAY,
    departure: '2026-11-18',
    state: 'precheckin' as const,
    expectedArrival: '16:30',
  }
  await desk.book(left, { ...next, adults: 2, children: 1, firstName: 'Pekka' })
  const staying = await desk.book(stays, { firstName: 'Astrid', adults: 1 })
  await desk.choose(staying.id, 'request', '=1+1 towels, 🛁; please')
  const skipping = await desk.book(skips, { firstName: 'Solveig' })
  await desk.choose(skipping.id, 'skip')
  const anna = await desk.member('housekeeping')
  await anna.send(
    aMark(left, 'assigned', { assigneeId: anna.userId }),
    aMark(left, 'started'),
    aMark(left, 'problem', { text: 'The tap drips' }),
  )
  return { anna }
}

const LEFT = {
  ...{ date: TODAY, room: '101', floor: '1', category: 'Fjord suite', what: 'leaves, comes' },
  ...{ 'leaves by': '14:00', 'late check-out': 'yes', expected: '16:30', party: '2 adults, 1 child' },
  ...{
    wish: '',
    since: '',
    note: '',
    forced: '',
    'to clean': 'yes',
    state: 'started',
    'given to': 'Anna Lien',
  },
  ...{ started: `${TODAY} 12:00 Anna Lien`, done: '', inspected: '', problems: 'The tap drips' },
  guest: 'Leena Nilsen / Pekka Nilsen',
}

describe('the list as a spreadsheet', () => {
  it('is read back from CSV with all that the list says of each room', async () => {
    await aDay()
    const { headers, bytes } = await file('csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain(`room-cleaning-${desk.propertyId}-${TODAY}.csv`)
    const rows = read(bytes)
    expect(rows.map(({ room }) => room)).toEqual(['101', '102', '201', '202'])
    expect(rows[0]).toEqual(LEFT)
    expect(rows[1]).toMatchObject({ what: 'stays', wish: 'clean', party: '1 adult', 'to clean': 'yes' })
    // A spreadsheet shows it and never reckons it.
    expect(rows[1]?.note).toBe("'=1+1 towels, 🛁; please")
    expect(rows[2]).toMatchObject({ wish: 'skip', since: `${TODAY} 12:00`, 'to clean': '' })
    expect(rows[3]).toMatchObject({ what: '', 'to clean': '', state: 'open' })
    const comma = await file('csv', { spreadsheet: 'comma' })
    expect(read(comma.bytes, ',')[0]).toEqual(LEFT)
  })

  it('is read back from XLSX with days and floors as such, and texts as texts', async () => {
    await aDay()
    const { headers, bytes } = await file('xlsx')
    expect(headers['content-type']).toContain('spreadsheetml')
    const [sheet] = await readExcel(bytes)
    const [head = [], ...rows] = sheet?.data ?? []
    expect(head.map((title) => String(title).toLowerCase())).toEqual(Object.keys(LEFT))
    expect(rows[0]?.slice(0, 5)).toEqual([new Date(TODAY), '101', 1, 'Fjord suite', 'leaves, comes'])
    expect(rows[1]).toContain('=1+1 towels, 🛁; please')
    expect(rows).toHaveLength(4)
  })

  it('has every day that was asked for, in the order that was asked for', async () => {
    await aDay()
    const { bytes } = await file('csv', { from: YESTERDAY, to: TOMORROW, order: 'urgency' })
    const rows = read(bytes)
    expect([...new Set(rows.map(({ date }) => date))]).toEqual([YESTERDAY, TODAY, TOMORROW])
    expect(rows).toHaveLength(12)
  })

  it('names no guest to those who clean', async () => {
    const { anna } = await aDay()
    const { bytes } = await file('csv', {}, anna)
    expect(bytes.toString()).not.toMatch(/Leena|Pekka|Astrid|Solveig|guest/)
    const [sheet] = await readExcel((await file('xlsx', {}, anna)).bytes)
    expect(sheet?.data[0]).not.toContain('Guest')
  })

  it('takes a year and no more', async () => {
    await desk.unit('101')
    const year = await file('csv', { from: '2026-01-01', to: '2026-12-31' })
    expect(read(year.bytes)).toHaveLength(365)
    expect(codeOf(await file('csv', { from: '2026-01-01', to: '2027-01-02' }))).toBe('cleaning/days-too-many')
    expect(codeOf(await file('xlsx', { from: '2016-01-01' }))).toBe('cleaning/day-too-far')
    expect(codeOf(await file('csv', { from: TODAY, to: '2036-01-01' }))).toBe('cleaning/day-too-far')
    expect(codeOf(await file('csv', { from: TOMORROW, to: TODAY }))).toBe('request/invalid')
  })

  it('is written down', async () => {
    await aDay()
    for (const format of ['csv', 'xlsx', 'pdf']) await file(format)
    const { rows } = await app.db.tenant(desk.propertyId, (tx) =>
      tx.execute(
        sql`select subject, details from audit_entries where action = 'export.made' order by at, id`,
      ),
    )
    expect(rows.map(({ subject, details }) => [subject, details])).toEqual(
      expect.arrayContaining(
        ['CSV', 'XLSX', 'PDF'].map((format) => ['Room cleaning', { format, count: '4' }]),
      ),
    )
  })
})

describe('the list on paper', () => {
  it('has each room that is cleaned under its floor, the counts on top, and no guest', async () => {
    await aDay()
    const { headers, bytes } = await file('pdf')
    expect(headers['content-type']).toBe('application/pdf')
    const [page = '', ...more] = await readPdfPages(bytes)
    expect(more).toEqual([])
    for (const words of [
      'Sunday 15 November 2026',
      'Fjellheim',
      '2 to clean · 1 leave · 1 arrive · 1 stay · 1 late check-out · 1 asked for · 1 skipped',
      'Floor 1',
      'leaves by 14:00 (late) · arrives 16:30',
      'stays, night 2 of 6',
      '2+1',
      '=1+1 towels',
      'The tap drips',
      'Anna Lien',
      'The guest skips: 201',
      'Nothing to do: 202',
      'Page 1 / 1',
    ])
      expect(page.replace(/ +/g, ' ')).toContain(words)
    expect(page).not.toMatch(/Leena|Pekka|Astrid|Solveig|Floor 2/)
  })

  it('of a usual hotel is one page, and a large one goes on under the same head', async () => {
    const book = async (count: number, floor: number) => {
      for (let number = 1; number <= count; number++) {
        const unit = await desk.unit(`${floor}${String(number).padStart(2, '0')}`, floor)
        await desk.book(unit, { arrival: YESTERDAY, departure: TODAY, firstName: '' })
        await desk.book(unit, { arrival: TODAY, state: 'precheckin', expectedArrival: '15:30', adults: 2 })
      }
    }
    for (const floor of [1, 2, 3, 4, 5]) await book(9, floor)
    expect(await readPdfPages((await file('pdf')).bytes)).toHaveLength(1)
    for (const floor of [6, 7, 8]) await book(9, floor)
    const pages = await readPdfPages((await file('pdf')).bytes)
    expect(pages).toHaveLength(2)
    expect(pages[1]).toContain('Wish and note')
    expect(pages[1]).toContain('809')
    expect(pages[1]).toContain('Page 2 / 2')
  })

  it('says so where nothing is to be cleaned', async () => {
    await desk.unit('101')
    const [page] = await readPdfPages((await file('pdf')).bytes)
    expect(page).toContain('Nothing is to be cleaned on this day.')
    expect(page).toContain('Nothing to do: 101')
  })

  it('is of one day', async () => {
    expect(codeOf(await file('pdf', { from: TODAY, to: TOMORROW }))).toBe('cleaning/days-too-many')
  })
})
