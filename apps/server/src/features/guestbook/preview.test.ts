import type { AddressInfo } from 'node:net'
import { type SampleGuest, sampleGuest } from '@innkeeper/domain/guestbook/sample-guest.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_SECRET, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'
import { makePreviewToken } from './preview-token.ts'

let app: TestApp
let hotel: string
let unit: { id: string; code: string; categoryId: string }
let staff: string
let sessionId: string
beforeAll(async () => {
  app = await openTestApp()
  hotel = await aProperty(app.db)
  unit = await aUnit(app.db, hotel, '204')
  staff = (await aSignedIn(app, hotel, ['editor'])).cookie
  const session = await app.inject({ url: '/api/hotel/session', headers: { cookie: staff } })
  sessionId = session.json().data.token.tokenId
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

type Preview = {
  moments: { date: string; weekday: number; minute: number }[] | null
  guest: SampleGuest | null
  access: unknown
  isDraft: boolean
  token: string | null
  as?: string
}
type Data = {
  guestbook: { phase: string; boxes: { content: { title: string } }[] }
  preview: Preview | null
  hasBooking: boolean
}

const aTokenUntil = (expiresAt: number, { secret = TEST_SECRET, propertyId = hotel } = {}) =>
  makePreviewToken(secret, { propertyId, sessionId }, expiresAt)
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

  it('stands for the phase it is asked for, and greets nobody by name without a booking', async () => {
    const asked = async (query: string) =>
      dataOf((await open(`/preview?${query}`, { cookie: staff })).body).preview
    expect(await asked('states=checkout&date=2026-12-24')).toMatchObject({
      as: 'checkout',
      guest: sampleGuest({ arrival: '2026-12-24', room: '204' }),
    })
    expect(await asked('states=qr')).toMatchObject({ as: 'qr', guest: null })
  })

  it('fixes the clock of the browser and is kept by nobody', async () => {
    const { body, headers, cookies } = await open('/preview?times=18:30&weekdays=1&weekdays=5', {
      cookie: staff,
    })
    const { preview, hasBooking } = dataOf(body)
    expect(preview).toEqual({
      guest: sampleGuest({ arrival: '2026-11-15', room: '204' }),
      access: null,
      isDraft: false,
      as: 'qr',
      token: aTokenUntil(Date.parse('2026-11-15T12:00:00Z')),
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
    expect(data.preview).toEqual({
      moments: null,
      guest: sampleGuest({ arrival: '2026-11-15', room: '204' }),
      access: null,
      isDraft: false,
      token: null,
    })
    expect(answer.body).not.toContain('Door code')
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
    expect(await withToken(aTokenUntil(now + 60_000))).toContain('Door code 4711')
  })

  it('is what the page goes on with, never a later one', async () => {
    const token = aTokenUntil(now + 60_000)
    const { body } = await open(`/preview?token=${token}`)
    expect(dataOf(body).preview?.token).toBe(token)
  })

  it('that ended, is of another property or was made up opens nothing', async () => {
    const good = aTokenUntil(now + 60_000)
    for (const token of [
      aTokenUntil(now),
      aTokenUntil(now + 60_000, { propertyId: 'fjellheim' }),
      aTokenUntil(now + 60_000, { secret: 'another-secret-0123456789-0123456789' }),
      `${good}x`,
      '',
      `${good}&token=${good}`,
    ]) {
      expect(await withToken(token)).toEqual(['For all', 'Evening'])
    }
  })
})

describe('a preview of drafts', () => {
  const saveDraft = async (title: string) => {
    const { cards } = (await app.inject({ url: '/api/hotel/cards', headers: { cookie: staff } })).json().data
    const { card, revision } = cards[0]
    await app.inject({
      method: 'PUT',
      url: `/api/hotel/cards/${card.id}`,
      headers: { cookie: staff },
      payload: { revision, content: { 0: { default: { title } } } },
    })
    return card.id as string
  }
  const aToken = async () => {
    const url = '/api/hotel/guestbook/previewToken'
    const answer = await app.inject({ method: 'POST', url, headers: { cookie: staff } })
    return answer.json().data as { token: string; expiresAt: string }
  }
  const boxes = (query: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/guest/${hotel}/guestbook/preview${query}`, headers })

  it('shows what is saved and not yet published, to staff and with a token alone', async () => {
    await saveDraft('Not yet for all')
    const { token, expiresAt } = await aToken()
    expect(expiresAt).toBe('2026-11-15T12:00:00.000Z')
    expect(await titles('/preview?draft=1')).toEqual(['Not yet for all'])
    expect(await titles(`/preview?draft=1&token=${token}`, {})).toEqual(['Not yet for all'])
    expect(await titles('/preview')).toEqual(['For all'])
    expect(await titles('/preview?draft=1', {})).toEqual(['For all', 'Evening'])
    expect(await titles('?draft=1', {})).toEqual(['For all', 'Evening'])
  })

  it('is not kept and stands in a frame of ours alone; pages of guests stand in none', async () => {
    const { headers, body } = await open('/preview?draft=1', { cookie: staff })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(dataOf(body).preview?.isDraft).toBe(true)
    expect((await open('')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('can ask for its boxes again, as nobody else can', async () => {
    const { token } = await aToken()
    await saveDraft('Saved a moment ago')
    const again = await boxes(`?draft=1&states=checkin&unit=204&token=${token}`)
    expect(again.headers['cache-control']).toBe('no-store')
    expect(again.json().data.boxes.map((box: { content: { title: string } }) => box.content.title)).toEqual([
      'Saved a moment ago',
      'In house',
      'Suites',
      'Door code 4711',
    ])
    expect((await boxes('?draft=1', { cookie: staff })).statusCode).toBe(200)
    expect((await boxes('?draft=1')).json().code).toBe('auth/required')
    expect((await boxes(`?draft=1&token=${token}x`)).json().code).toBe('auth/required')
    const other = await aSignedIn(app, await aProperty(app.db), ['owner'])
    expect((await boxes('?draft=1', { cookie: other.cookie })).json().code).toBe('auth/required')
  })

  it('looks at the guestbook as a guest does, without saying who they are', async () => {
    const { linkKey } = await aBooking(app.db, hotel, { unitId: unit.id, lastName: 'Nobody-must-know' })
    const { cookie } = await aSignedIn(app, hotel, ['manager'])
    const path = `/preview?states=precheckin&booking=${linkKey}`
    expect(await titles(path, { cookie })).toEqual(['For all', 'In house', 'Suites', 'Door code 4711'])
    expect((await open(path, { cookie })).body).not.toContain('Nobody-must-know')
    expect(await titles(`/preview?states=precheckin&booking=${'A'.repeat(22)}`, { cookie })).toEqual([
      'For all',
      'Before',
    ])
    expect(await titles(path, {})).toEqual(['For all', 'Evening'])
  })

  it('hears that drafts were saved; a guest, or a token that is none, does not', async () => {
    const { token } = await aToken()
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.http.server.address() as AddressInfo
    const hear = async (query: string) => {
      const cut = new AbortController()
      const { body } = await fetch(`http://127.0.0.1:${port}/api/guest/${hotel}/live${query}`, cut)
      let heard = ''
      const reading = body?.pipeThrough(new TextDecoderStream()).pipeTo(
        new WritableStream({
          write: (text) => {
            heard += text
          },
        }),
      )
      reading?.catch(() => undefined)
      await expect.poll(() => heard).toContain('event: hello')
      return { heard: () => heard, stop: () => cut.abort() }
    }
    const streams = await Promise.all(
      [`?draft=1&token=${token}`, '?draft=1', `?draft=1&token=${token}x`].map(hear),
    )
    await saveDraft(`Heard ${Math.random()}`)
    await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie: staff } })
    for (const { heard } of streams) await expect.poll(heard).toContain('event: guestbook.published')
    expect(streams.map(({ heard }) => heard().includes('event: card.changed'))).toEqual([true, false, false])
    for (const { stop } of streams) stop()
  })

  it('shows neither what is deleted nor what is hidden', async () => {
    const id = await saveDraft('Soon gone')
    await app.inject({ method: 'DELETE', url: `/api/hotel/cards/${id}`, headers: { cookie: staff } })
    expect(await titles('/preview?draft=1')).toEqual([])
    await app.inject({ method: 'POST', url: `/api/hotel/cards/${id}/restore`, headers: { cookie: staff } })
    expect(await titles('/preview?draft=1')).toEqual(['Soon gone'])
  })
})
