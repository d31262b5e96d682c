import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from '../../../testing/builders.ts'
import { bookings } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const TODAY = '2026-11-15'
type Page = { items: GuestListItem[]; next: string | null; previous: string | null; today: string }

/** Reception of a property of its own; `names` answers who a question finds, in order. */
async function aHouse() {
  const propertyId = await aProperty(app.db)
  const { cookie } = await aSignedIn(app, propertyId, ['reception'])
  const page = async (query: Record<string, string> = {}): Promise<Page> => {
    const url = `/api/hotel/guests?${new URLSearchParams(query)}`
    const answer = await app.inject({ url, headers: { cookie } })
    return answer.json().data
  }
  const names = async (query: Record<string, string> = {}) =>
    (await page(query)).items.map(({ lastName }) => lastName)
  const book = (lastName: string, change: Parameters<typeof aBooking>[2] = {}) =>
    aBooking(app.db, propertyId, { lastName, firstName: '', email: null, phone: null, ...change })
  return { propertyId, cookie, page, names, book }
}

const coming = (arrival: string, departure = '2026-12-24') =>
  ({ state: 'precheckin', arrival, departure }) as const
const here = (arrival: string, departure: string) => ({ state: 'checkin', arrival, departure }) as const
const gone = (arrival: string, departure: string) => ({ state: 'checkout', arrival, departure }) as const

async function aBusyHouse() {
  const house = await aHouse()
  const { book } = house
  await book('Oldest', gone('2020-01-01', '2020-01-03'))
  await book('Left yesterday', gone('2026-11-10', '2026-11-14'))
  await book('Left today', gone('2026-11-10', TODAY))
  await book('Leaves today', { ...here('2026-11-11', TODAY), checkOutTime: '23:00' })
  await book('Stays', here('2026-11-12', '2026-11-20'))
  await book('Came today', here(TODAY, '2026-11-18'))
  await book('Comes today', coming(TODAY))
  await book('Overdue', coming('2026-11-14'))
  await book('Comes tomorrow', coming('2026-11-16'))
  await book('Cancelled', { ...coming(TODAY), cancelledAt: new Date(0) })
  await book('No-show', { ...coming('2026-11-14'), noShowAt: new Date(0) })
  return house
}

describe('the list of guests', () => {
  it('opens each view on what matters now, never on the oldest', async () => {
    const { names } = await aBusyHouse()
    expect(await names({ view: 'arriving' })).toEqual([
      'Comes today',
      'Overdue',
      'Came today',
      'Comes tomorrow',
    ])
    expect(await names({ view: 'inHouse' })).toEqual(['Came today', 'Leaves today', 'Stays'])
    expect(await names({ view: 'departing' })).toEqual([
      ...['Leaves today', 'Left today', 'Came today', 'Stays', 'Left yesterday', 'Oldest'],
    ])
    expect(await names({ view: 'all' })).toEqual([
      ...['Came today', 'Cancelled', 'Comes today', 'Comes tomorrow'],
      ...['Overdue', 'No-show', 'Stays', 'Leaves today', 'Left yesterday', 'Left today', 'Oldest'],
    ])
  })

  it('says how a booking stands by the clock, and what was called off', async () => {
    const { page, book } = await aHouse()
    await book('Forgotten', here('2026-11-10', '2026-11-12'))
    await book('Called off', { ...coming(TODAY), cancelledAt: new Date(0) })
    const { items, today } = await page()
    expect(today).toBe(TODAY)
    expect(items.map(({ lastName, state, calledOff }) => [lastName, state, calledOff])).toEqual([
      ['Called off', 'precheckin', 'cancelled'],
      ['Forgotten', 'checkout', null],
    ])
  })

  it('is narrowed by standing, category, language and day', async () => {
    const { propertyId, names, book } = await aBusyHouse()
    const unit = await aUnit(app.db, propertyId, '204')
    await book('In the suite', { ...here('2026-11-12', '2026-11-21'), unitId: unit.id, language: 'et' })
    expect(await names({ standing: 'cancelled' })).toEqual(['Cancelled'])
    expect(await names({ standing: 'noShow' })).toEqual(['No-show'])
    expect(await names({ standing: 'precheckin' })).toEqual(['Comes today', 'Comes tomorrow', 'Overdue'])
    expect(await names({ standing: 'checkout' })).toEqual(['Left today', 'Left yesterday', 'Oldest'])
    expect(await names({ unitCategoryId: unit.categoryId })).toEqual(['In the suite'])
    expect(await names({ language: 'et', view: 'inHouse' })).toEqual(['In the suite'])
    expect(await names({ day: '2026-11-14', view: 'departing' })).toEqual(['Left yesterday'])
    expect(await names({ day: '2026-11-14' })).toEqual(['No-show', 'Overdue', 'Left yesterday'])
    expect(await names({ day: '2026-11-12', view: 'arriving' })).toEqual(['In the suite', 'Stays'])
  })

  it('is sorted as asked, rooms as people count', async () => {
    const { propertyId, names, book } = await aHouse()
    for (const code of ['10', '9', 'A2']) {
      const unit = await aUnit(app.db, propertyId, code)
      await book(`In ${code}`, { ...here('2026-11-12', '2026-11-20'), unitId: unit.id })
    }
    await book('Nowhere', here('2026-11-11', '2026-11-17'))
    expect(await names({ view: 'inHouse' })).toEqual(['In 9', 'In 10', 'In A2', 'Nowhere'])
    expect(await names({ view: 'inHouse', sort: 'unit', order: 'desc' })).toEqual([
      ...['Nowhere', 'In A2', 'In 10', 'In 9'],
    ])
    expect(await names({ sort: 'departure' })).toEqual(['Nowhere', 'In 10', 'In 9', 'In A2'])
    expect(await names({ sort: 'lastName', order: 'desc' })).toEqual(['Nowhere', 'In A2', 'In 9', 'In 10'])
  })

  it('marks who shares a unit on the same nights', async () => {
    const { propertyId, page, book } = await aHouse()
    const unit = await aUnit(app.db, propertyId, '12')
    const inIt = (stay: object) => ({ ...stay, unitId: unit.id })
    await book('One', inIt(here('2026-11-12', '2026-11-20')))
    await book('Other', inIt(coming('2026-11-19', '2026-11-22')))
    await book('Next', inIt(coming('2026-11-22', '2026-11-24')))
    await book('Not to be', { ...inIt(coming('2026-11-22', '2026-11-24')), cancelledAt: new Date(0) })
    const sharing = (await page()).items.filter(({ sharesUnit }) => sharesUnit)
    expect(sharing.map(({ lastName }) => lastName).sort()).toEqual(['One', 'Other'])
  })
})

describe('a search', () => {
  async function aSearchedHouse() {
    const house = await aHouse()
    const unit = await aUnit(app.db, house.propertyId, '204')
    await house.book('Nygård', {
      firstName: 'Åse-Marie',
      bookingNumber: 'FH-2026-00123',
      email: 'ase.nygard@Firma.example',
      phone: '+358 40 111 2223',
      unitId: unit.id,
    })
    await house.book('Laine', { firstName: 'Pekka', phone: '040 777 1234', bookingNumber: 'X9' })
    return house
  }

  it.each([
    ['nygard'],
    ['NYGÅRD åse'],
    ['marie ny'],
    ['204'],
    ['fh-2026-00123'],
    ['FH202600123'],
    ['123'],
    ['+358 40 111 2223'],
    ['00358401112223'],
    ['040 1112223'],
    ['0401112'],
    ['ase.nygard@firma.example'],
    ['ASE.NYGARD@fir'],
    ['@firma.example'],
    ['204 nygard 123'],
  ])('%s finds the one who is meant', async (search) => {
    const { names } = await aSearchedHouse()
    expect(await names({ search })).toEqual(['Nygård'])
  })

  it.each([
    ['+358 40 777 1234', ['Laine']],
    ['%', []],
    ["';drop table bookings--", []],
    ['nygard pekka', []],
    ['gard', []],
  ])('%s', async (search, found) => {
    const { names } = await aSearchedHouse()
    expect((await names({ search })).toSorted()).toEqual([...found].sort())
  })

  it('follows what is changed, in a booking and in a unit', async () => {
    const { propertyId, names, book } = await aHouse()
    const unit = await aUnit(app.db, propertyId, '204')
    const { id } = await book('Berg', { unitId: unit.id })
    await app.db.tenant(propertyId, async (tx) => {
      await tx.execute(`update bookings set last_name = 'Dal', phone = '+4722334455' where id = '${id}'`)
      await tx.execute(`update units set code = 'Loft' where id = '${unit.id}'`)
    })
    expect(await names({ search: 'berg' })).toEqual([])
    expect(await names({ search: '204' })).toEqual([])
    expect(await names({ search: 'dal loft 22334455' })).toEqual(['Dal'])
  })

  it('reaches the index of words, which row level security keeps everybody else from', async () => {
    const { propertyId } = await aHouse()
    const planAs = (role: string) =>
      app.db.tenant(propertyId, async (tx) => {
        await tx.execute(`set local role ${role}`)
        await tx.execute('set local enable_seqscan = off')
        return JSON.stringify(
          (await tx.execute("explain select id from bookings where words @@ 'a'::tsquery")).rows,
        )
      })
    expect(await planAs('innkeeper_search')).toContain('bookings_words')
    expect(await planAs('innkeeper_tenant')).not.toContain('bookings_words')
  })

  it('puts who is in the house first, then who comes next', async () => {
    const { names, book } = await aHouse()
    await book('Berg left', gone('2026-10-01', '2026-10-05'))
    await book('Berg next', coming('2026-11-20'))
    await book('Berg here', here('2026-11-10', '2026-11-20'))
    expect(await names({ search: 'berg' })).toEqual(['Berg here', 'Berg next', 'Berg left'])
  })
})

describe('the pages of the list', () => {
  const days = ['2026-10-30', '2026-11-14', TODAY, '2026-11-16', '2026-12-01']

  async function aFullHouse(count: number) {
    const house = await aHouse()
    await app.db.tenant(house.propertyId, (tx) =>
      tx.insert(bookings).values(
        Array.from({ length: count }, (_, at) => ({
          propertyId: house.propertyId,
          id: newId(),
          linkKey: newId(),
          bookingNumber: `N${at}`,
          // Many of one name on one day: the id alone tells them apart.
          lastName: ['Berg', 'Nilsen', 'Åberg'][at % 3] ?? '',
          firstName: at % 2 ? 'Anna' : '',
          arrival: days[at % days.length] ?? TODAY,
          departure: '2026-12-03',
          state: (['precheckin', 'checkin', 'checkout'] as const)[at % 3] ?? 'checkin',
          cancelledAt: at % 11 === 0 ? new Date(0) : null,
        })),
      ),
    )
    return house
  }

  type House = Awaited<ReturnType<typeof aHouse>>
  async function walk(house: House, query: Record<string, string>, between: () => Promise<unknown>) {
    const seen: string[] = []
    const pages: string[][] = []
    let page = await house.page(query)
    for (;;) {
      const ids = page.items.map(({ id }) => id)
      seen.push(...ids)
      pages.push(ids)
      if (!page.next) break
      await between()
      page = await house.page({ ...query, after: page.next })
    }
    return { seen, pages, last: page }
  }

  it.each([
    { view: 'all' },
    { view: 'all', sort: 'lastName', order: 'desc' },
    { view: 'all', sort: 'departure' },
    { view: 'departing' },
    { view: 'all', search: 'n' },
    { view: 'inHouse' },
  ])('show everybody once while others come: %o', async (query) => {
    const house = await aFullHouse(173)
    const before = new Set((await walk(house, query, async () => undefined)).seen)
    let at = 0
    const { seen } = await walk(house, query, () =>
      house.book('Nilsen', { ...coming(days[at++ % days.length] ?? TODAY), firstName: 'Newcomer' }),
    )
    expect(new Set(seen).size).toBe(seen.length)
    expect([...before].filter((id) => !seen.includes(id))).toEqual([])
  })

  it('lead back the way they came', async () => {
    const house = await aFullHouse(173)
    const { pages, last } = await walk(house, { view: 'all' }, async () => undefined)
    let page = last
    for (const ids of pages.slice(1, -1).toReversed()) {
      page = await house.page({ view: 'all', before: page.previous ?? '' })
      expect(page.items.map(({ id }) => id)).toEqual(ids)
    }
    const first = await house.page({ view: 'all', before: page.previous ?? '' })
    expect([first.items.map(({ id }) => id), first.previous]).toEqual([pages[0], null])
  })

  it('refuse a place that is none', async () => {
    const { cookie } = await aHouse()
    const answer = await app.inject({ url: '/api/hotel/guests?after=nonsense', headers: { cookie } })
    expect(answer.json().code).toBe('request/invalid')
  })

  it('become a file that no spreadsheet runs, of all of them or of those chosen, and are in the audit log', async () => {
    const house = await aFullHouse(30)
    const chosen = await house.book('=cmd()', { firstName: '+Eve', bookingNumber: '-1' })
    const csv = async (query: string) =>
      (await app.inject({ url: `/api/hotel/guests.csv?${query}`, headers: { cookie: house.cookie } })).body
    const all = (await csv('view=all&spreadsheet=comma')).trimEnd().split('\r\n')
    expect(all).toHaveLength(32)
    expect(all[0]).toBe(
      '\uFEFFbooking number,first name,last name,e-mail,phone,arrival,departure,room,room category,rate code,adults,children,expected arrival,language,status,registered,erased',
    )
    const [, line] = (await csv(`ids=${chosen.id}&spreadsheet=comma`)).trimEnd().split('\r\n')
    expect(line).toMatch(/^'-1,'\+Eve,'=cmd\(\),/)
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ details: { count: string } }>(
        sql`select details from audit_entries where action = 'export.made' order by at`,
      ),
    )
    expect(rows.map(({ details }) => details.count)).toEqual(['31', '1'])
  })
})
