import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_SECRET, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'
import { makePreviewToken } from './preview-token.ts'

let app: TestApp
let hotel: string
let unit: { id: string; code: string; categoryId: string }
let staff: string
beforeAll(async () => {
  app = await openTestApp()
  hotel = await aProperty(app.db)
  unit = await aUnit(app.db, hotel, '204')
  staff = (await aSignedIn(app, hotel, ['editor'])).cookie
  const evening = { isVisible: true, start: { hours: 17, minutes: 0 }, end: { hours: 22, minutes: 0 } }
  const evenings = [evening, evening, evening, evening, evening, evening, evening] as const
  const cards = [
    { title: 'For all' },
    { title: 'Before', visibility: { state: ['precheckin' as const] } },
    { title: 'In house', visibility: { state: ['checkin' as const] } },
    { title: 'Evening', visibility: { weekdays: [...evenings] as [...typeof evenings] } },
    {
      title: 'Christmas',
      visibility: { dateRange: { enabled: true, from: '2026-12-24', to: '2026-12-26' } },
    },
    {
      title: 'Suites',
      visibility: {
        segmentation: { all: false, targetGroups: [], unitCategories: [unit.categoryId], selection: [] },
      },
    },
    {
      type: 'UnitSpecific' as const,
      content: { 0: { default: { title: 'Any room' }, [`unit:${unit.id}`]: { title: 'Door code 4711' } } },
      visibility: { state: ['checkin' as const] },
    },
  ]
  for (const [index, card] of cards.entries()) await aCard(app.db, hotel, { index, ...card })
  await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie: staff } })
})
afterAll(() => app.close())

type Preview = { moments: { date: string; weekday: number; minute: number }[] | null; roomNumber: string }
type Data = {
  guestbook: { phase: string; boxes: { content: { title: string } }[] }
  preview: Preview | null
  hasBooking: boolean
}

const open = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/guestbook/${hotel}${path}`, headers })
const dataOf = (body: string): Data => JSON.parse(/<body>(.*)<\/body>/s.exec(body)?.[1] ?? '').data
const titles = async (path: string, headers: Record<string, string> = { cookie: staff }) =>
  dataOf((await open(path, headers)).body).guestbook.boxes.map((box) => box.content.title)

describe('a preview of staff', () => {
  it('replaces the real context by what the query asks', async () => {
    expect(await titles('/preview')).toEqual(['For all'])
    expect(await titles('/preview?states=precheckin')).toEqual(['For all', 'Before'])
    expect(await titles('/preview?states=precheckin&states=checkin&times=18:00')).toEqual([
      'For all',
      'Before',
      'In house',
      'Evening',
    ])
    expect(await titles('/preview?date=2026-12-24')).toEqual(['For all', 'Christmas'])
    expect(await titles(`/preview?unitCategories=${unit.categoryId}`)).toEqual(['For all', 'Suites'])
    expect(await titles('/Preview?states=nonsense&times=99:99&date=x&weekdays=9')).toEqual(['For all'])
  })

  it('includes the content of the asked unit', async () => {
    expect(await titles(`/preview?states=checkin&unit=204`)).toEqual([
      'For all',
      'In house',
      'Suites',
      'Door code 4711',
    ])
    expect(await titles(`/preview?states=checkin&unit=${unit.id}`)).toContain('Door code 4711')
    expect(await titles('/preview?states=checkin')).not.toContain('Any room')
  })

  it('fixes the clock of the browser and is kept by nobody', async () => {
    const { body, headers, cookies } = await open('/preview?times=18:30&weekdays=1&weekdays=5', {
      cookie: staff,
    })
    const { preview, hasBooking } = dataOf(body)
    expect(preview).toEqual({
      roomNumber: '204',
      moments: [1, 5].map((weekday) => ({ date: '2026-11-15', weekday, minute: 18 * 60 + 30 })),
    })
    expect(hasBooking).toBe(false)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
    expect([cookies, headers.link]).toEqual([[], undefined])
  })

  it('is also asked for by the state, whatever booking the address carries', async () => {
    const { linkKey } = await aBooking(app.db, hotel)
    const path = `/${linkKey}?state=preview&states=precheckin`
    expect(await titles(path)).toEqual(['For all', 'Before'])
    const { cookies, headers } = await open(path, { cookie: staff })
    expect([cookies, headers.link]).toEqual([[], undefined])
  })

  it('remembers no language', async () => {
    expect((await open('/preview?language=0', { cookie: staff })).cookies).toEqual([])
  })
})

const EVERYTHING = '/preview?states=checkin&states=precheckin&unit=204&times=18:00&date=2026-12-24'

describe('anyone else’s preview', () => {
  const asVisitor = async (headers: Record<string, string>, path = EVERYTHING) => {
    const answer = await open(path, headers)
    const data = dataOf(answer.body)
    expect(data.guestbook.boxes.map((box) => box.content.title)).toEqual(['For all', 'Evening'])
    expect(data.preview).toEqual({ moments: null, roomNumber: '204' })
    expect(answer.body).not.toContain('4711')
    expect(answer.cookies).toEqual([])
  }

  it('is the visitor’s view with a sample guest and no unit’s content', async () => {
    await asVisitor({})
    await asVisitor({}, '?state=preview&states=checkin&unit=204')
  })

  it('staff of another property are anyone', async () => {
    const other = await aSignedIn(app, await aProperty(app.db), ['owner'])
    await asVisitor({ cookie: other.cookie })
  })

  it('is not answered with what staff were shown a moment before', async () => {
    await open(EVERYTHING, { cookie: staff })
    await asVisitor({})
  })

  it('is not the page of a visitor, who has no sample guest', async () => {
    await asVisitor({})
    expect(dataOf((await open('')).body).preview).toBeNull()
  })
})

describe('a preview token', () => {
  const now = Date.parse('2026-11-15T11:00:00Z')
  const withToken = (token: string) =>
    titles(`/preview?states=checkin&unit=204&token=${encodeURIComponent(token)}`, {})

  it('opens what staff may see, for its property and until it ends', async () => {
    expect(await withToken(makePreviewToken(TEST_SECRET, hotel, now + 60_000))).toContain('Door code 4711')
  })

  it('that ended, is of another property or was made up opens nothing', async () => {
    const good = makePreviewToken(TEST_SECRET, hotel, now + 60_000)
    for (const token of [
      makePreviewToken(TEST_SECRET, hotel, now),
      makePreviewToken(TEST_SECRET, 'fjellheim', now + 60_000),
      makePreviewToken('another-secret-0123456789-0123456789', hotel, now + 60_000),
      `${good}x`,
      '',
      `${good}&token=${good}`,
    ]) {
      expect(await withToken(token)).toEqual(['For all', 'Evening'])
    }
  })
})
