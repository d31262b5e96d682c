import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const LANGUAGES = {
  languages: {
    GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' },
    DK: { code: 'da', index: 1, order: 1, isVisible: true, title: 'Dansk' },
  },
  default: 'GB',
}

async function aTestProperty() {
  const propertyId = await aProperty(app.db, { localization: LANGUAGES })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const publish = () => app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
  const titles = async (query = '', headers = {}) => {
    const answer = await app.inject({ url: `/api/guest/${propertyId}/guestbook${query}`, headers })
    return answer.json().data.boxes.map((box: { content: { title: string } }) => box.content.title)
  }
  return { propertyId, cookie, publish, titles }
}

function saveTitle(cookie: string, card: { id: string }, revision: number, title: string) {
  const { content: _, ...rest } = card as Record<string, unknown>
  const { styles, options, visibility } = rest
  return app.inject({
    method: 'PUT',
    url: `/api/hotel/cards/${card.id}`,
    headers: { cookie },
    payload: { revision, content: { 0: { default: { title } } }, styles, options, visibility },
  })
}

describe('what a guest gets', () => {
  it('is what was published, not the draft', async () => {
    const { propertyId, cookie, publish, titles } = await aTestProperty()
    const card = await aCard(app.db, propertyId, { title: 'Breakfast' })
    expect(await titles()).toEqual([])
    await publish()
    await expect.poll(() => titles()).toEqual(['Breakfast'])
    await saveTitle(cookie, card, 1, 'Breakfast in bed')
    expect(await titles()).toEqual(['Breakfast'])
    await publish()
    await expect.poll(() => titles()).toEqual(['Breakfast in bed'])
  })

  it('a card not meant for this guest never leaves the server', async () => {
    const { propertyId, publish, titles } = await aTestProperty()
    await aCard(app.db, propertyId, { title: 'For all', index: 0 })
    await aCard(app.db, propertyId, { title: 'In house', index: 1, visibility: { state: ['checkin'] } })
    await aCard(app.db, propertyId, { title: 'Before', index: 2, visibility: { state: ['precheckin'] } })
    const inHouse = await aBooking(app.db, propertyId)
    const coming = await aBooking(app.db, propertyId, {
      state: 'precheckin',
      arrival: '2026-11-20',
      departure: '2026-11-22',
    })
    await publish()
    await expect.poll(() => titles()).toEqual(['For all'])
    expect(await titles(`?booking=${inHouse.linkKey}`)).toEqual(['For all', 'In house'])
    expect(await titles(`?booking=${coming.linkKey}`)).toEqual(['For all', 'Before'])
    for (const nobody of ['qr', 'PREVIEW', 'A'.repeat(22), '../../etc', '%00']) {
      expect(await titles(`?booking=${nobody}`)).toEqual(['For all'])
    }
    const page = await app.inject({ url: `/guestbook/${propertyId}` })
    expect(page.body).toContain('For all')
    expect(page.body).not.toContain('In house')
  })

  it('the page holds nothing of the guest and announces the booking', async () => {
    const { propertyId, publish } = await aTestProperty()
    await aCard(app.db, propertyId, { title: 'Hello, {{firstName}}' })
    const { linkKey, id } = await aBooking(app.db, propertyId, { firstName: 'Quirina' })
    await publish()
    const page = await app.inject({ url: `/guestbook/${propertyId}/${linkKey}` })
    for (const secret of ['Quirina', linkKey, id, 'astrid@guest.example'])
      expect(page.body).not.toContain(secret)
    expect(page.headers.link).toBe(
      `</api/guest/${propertyId}/bookings/${linkKey}?language=0&v=test>; rel=preload; as=fetch; crossorigin`,
    )
  })

  it('cards whose window cannot open within 24 hours stay behind, and come when it can', async () => {
    const { propertyId, publish, titles } = await aTestProperty()
    const dateRange = { enabled: true, from: '2026-11-18', to: '2026-11-18' }
    await aCard(app.db, propertyId, { title: 'Wednesday', visibility: { dateRange } })
    await publish()
    expect(await titles()).toEqual([])
    app.clock.set('2026-11-17T11:00:00Z')
    expect(await titles()).toEqual(['Wednesday'])
    app.clock.set('2026-11-15T11:00:00Z')
  })

  it('is in the asked language, the browser’s, or the default', async () => {
    const { propertyId, publish, titles } = await aTestProperty()
    await aCard(app.db, propertyId, {
      content: { 0: { default: { title: 'Hello' } }, 1: { default: { title: 'Hej' } } },
    })
    await aCard(app.db, propertyId, { title: 'English only', index: 1 })
    await publish()
    await expect.poll(() => titles('?language=1')).toEqual(['Hej', 'English only'])
    expect(await titles('', { 'accept-language': 'da-DK' })).toEqual(['Hej', 'English only'])
    expect(await titles('', { cookie: 'language=da' })).toEqual(['Hej', 'English only'])
    expect(await titles('', { 'accept-language': 'ja' })).toEqual(['Hello', 'English only'])
    expect(await titles('?language=999')).toEqual(['Hello', 'English only'])
  })

  it('a language chosen by a link is remembered, one the property does not show is not', async () => {
    const { propertyId } = await aTestProperty()
    const chosen = await app.inject({ url: `/guestbook/${propertyId}?language=1` })
    expect(chosen.cookies).toMatchObject([{ name: 'language', value: 'da', maxAge: 7 * 24 * 3600 }])
    expect(chosen.body).toContain('lang="da"')
    expect((await app.inject({ url: `/guestbook/${propertyId}?language=7` })).cookies).toEqual([])
  })

  it('a box is opened by the query or the path, and closed by an empty query', async () => {
    const { propertyId, publish } = await aTestProperty()
    const { id } = await aCard(app.db, propertyId)
    await publish()
    const open = async (path: string) =>
      /"openBox":(null|"[^"]*")/.exec(
        (await app.inject({ url: `/guestbook/${propertyId}${path}` })).body,
      )?.[1]
    await expect.poll(() => open(`?box=${id}`)).toBe(`"${id}"`)
    expect(await open(`/qr/${id}`)).toBe(`"${id}"`)
    expect(await open(`/qr/${id}?box=`)).toBe('null')
    for (const odd of [
      '?box=x',
      `?box=${'A'.repeat(22)}`,
      `?box=${id}&box=${id}`,
      `?box=${'x'.repeat(10_000)}`,
    ]) {
      expect(await open(odd)).toBe('null')
    }
  })

  it('without the module is refused, as a page no longer active', async () => {
    const propertyId = await aProperty(app.db)
    await app.db.tenant(propertyId, (tx) =>
      tx.execute("update module_configs set enabled = false where module = 'guestbook'"),
    )
    const answer = await app.inject({ url: `/api/guest/${propertyId}/guestbook` })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'module/not-available'])
    expect((await app.inject({ url: `/guestbook/${propertyId}` })).body).toContain('"inactive"')
  })

  it('of an inactive property is the service-no-longer-active view', async () => {
    const propertyId = await aProperty(app.db, { active: false })
    const page = await app.inject({ url: `/guestbook/${propertyId}` })
    expect(page.body).toContain('"inactive"')
    // It may be open again a moment later.
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await app.inject({ url: `/api/guest/${propertyId}/clientData` })).json().code).toBe(
      'property/inactive',
    )
  })
})

describe('editing cards', () => {
  it('a stale save is refused with the current version, and nothing is lost', async () => {
    const { propertyId, cookie } = await aTestProperty()
    const card = await aCard(app.db, propertyId)
    expect((await saveTitle(cookie, card, 1, 'Anna was here')).statusCode).toBe(200)
    const late = await saveTitle(cookie, card, 1, 'Ola was here')
    expect([late.statusCode, late.json().code]).toEqual([409, 'guestbook/stale-revision'])
    expect(late.json().details.current).toMatchObject({
      revision: 2,
      card: { content: { 0: { default: { title: 'Anna was here' } } } },
    })
  })

  it('two saves at once: one wins', async () => {
    const { propertyId, cookie } = await aTestProperty()
    const card = await aCard(app.db, propertyId)
    const answers = await Promise.all(['a', 'b', 'c'].map((title) => saveTitle(cookie, card, 1, title)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
  })

  it('a card of another property is unknown, for reading and for saving', async () => {
    const mine = await aTestProperty()
    const other = await aTestProperty()
    const card = await aCard(app.db, other.propertyId, { title: 'Theirs' })
    const url = `/api/hotel/cards/${card.id}`
    expect((await app.inject({ url, headers: { cookie: mine.cookie } })).json().code).toBe(
      'guestbook/card-unknown',
    )
    expect((await saveTitle(mine.cookie, card, 1, 'Mine now')).json().code).toBe('guestbook/card-unknown')
    const kept = await app.inject({ url, headers: { cookie: other.cookie } })
    expect(kept.json().data).toMatchObject({
      revision: 1,
      card: { content: { 0: { default: { title: 'Theirs' } } } },
    })
  })

  it('the list tells what is new, changed and published', async () => {
    const { propertyId, cookie, publish } = await aTestProperty()
    const card = await aCard(app.db, propertyId)
    const states = async () => {
      const { cards } = (await app.inject({ url: '/api/hotel/cards', headers: { cookie } })).json().data
      return cards.map(({ isPublished, isChanged }: Record<string, boolean>) => [isPublished, isChanged])
    }
    expect(await states()).toEqual([[false, true]])
    await publish()
    expect(await states()).toEqual([[true, false]])
    await saveTitle(cookie, card, 1, 'Changed')
    expect(await states()).toEqual([[true, true]])
  })

  it('only the last 50 published versions are kept', async () => {
    const { propertyId, publish } = await aTestProperty()
    await aCard(app.db, propertyId)
    for (let version = 1; version <= 52; version++) {
      await app.db.tenant(propertyId, (tx) => tx.execute('update cards set revision = revision + 1'))
      expect((await publish()).json().data.version).toBe(version)
    }
    const { rows } = await app.db.tenant(propertyId, (tx) =>
      tx.execute('select min(version) as oldest from guestbook_versions'),
    )
    expect(rows).toEqual([{ oldest: 3 }])
  })
})
