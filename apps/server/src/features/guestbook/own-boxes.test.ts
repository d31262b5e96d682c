import type { CardContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'

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
const NOBODY = { all: false, targetGroups: [], unitCategories: [], selection: [] }

type Box = { id: string; isSealed: boolean; language: string; content: Record<string, unknown> }

async function aTestProperty() {
  const propertyId = await aProperty(app.db, { localization: LANGUAGES })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const data = async (path: string) =>
    (await app.inject({ url: `/api/guest/${propertyId}/${path}` })).json().data
  return {
    propertyId,
    publish: () => app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } }),
    shared: async (linkKey: string): Promise<Box[]> => (await data(`guestbook?booking=${linkKey}`)).boxes,
    own: async (linkKey: string, query = ''): Promise<Box[]> =>
      (await data(`bookings/${linkKey}${query}`)).boxes,
    page: async (linkKey: string) => (await app.inject({ url: `/guestbook/${propertyId}/${linkKey}` })).body,
  }
}

const titlesOf = (boxes: Box[]) => boxes.map((box) => box.content.title)
const said = (title: string) => ({ title, facts: [{ label: 'Door code', value: `code of ${title}` }] })

describe('what belongs to one unit', () => {
  it('never rides in a shared answer: only its place is there, and the content comes with the booking', async () => {
    const house = await aTestProperty()
    const { id: unitId } = await aUnit(app.db, house.propertyId, '204')
    const card = await aCard(app.db, house.propertyId, {
      type: 'UnitSpecific',
      content: { 0: { default: said('Your room'), [`unit:${unitId}`]: said('Room 204') } },
    })
    const { linkKey } = await aBooking(app.db, house.propertyId, { unitId })
    await house.publish()
    await expect
      .poll(() => house.shared(linkKey))
      .toMatchObject([{ id: card.id, type: 'UnitSpecific', isSealed: true, content: {}, pictures: [] }])
    for (const text of [JSON.stringify(await house.shared(linkKey)), await house.page(linkKey)]) {
      expect(text).toContain(card.id)
      for (const secret of ['Room 204', 'Your room', 'Door code', 'code of'])
        expect(text).not.toContain(secret)
    }
    expect(await house.own(linkKey)).toMatchObject([
      { id: card.id, isSealed: false, content: said('Room 204') },
    ])
  })

  it('is the unit’s own words, else those of its category, else those for every unit', async () => {
    const house = await aTestProperty()
    const units = await Promise.all(
      ['101', '102', '103'].map((code) => aUnit(app.db, house.propertyId, code)),
    )
    const [first, second, third] = units as [(typeof units)[0], (typeof units)[0], (typeof units)[0]]
    const variants = {
      default: said('Any'),
      [`category:${first.categoryId}`]: said('Category of 101'),
      [`category:${second.categoryId}`]: said('Category of 102'),
      [`unit:${first.id}`]: said('Unit 101'),
    }
    await aCard(app.db, house.propertyId, { type: 'UnitSpecific', content: { 0: variants } })
    await house.publish()
    const titleIn = async (unitId: string) => {
      const { linkKey } = await aBooking(app.db, house.propertyId, { unitId })
      return titlesOf(await house.own(linkKey))
    }
    await expect.poll(() => titleIn(first.id)).toEqual(['Unit 101'])
    expect(await titleIn(second.id)).toEqual(['Category of 102'])
    expect(await titleIn(third.id)).toEqual(['Any'])
  })

  it('is in the asked language, else in the default', async () => {
    const house = await aTestProperty()
    const { id: unitId } = await aUnit(app.db, house.propertyId, '204')
    const content: CardContent = { 0: { default: said('Your room') }, 1: { default: said('Dit værelse') } }
    await aCard(app.db, house.propertyId, { type: 'UnitSpecific', content })
    await aCard(app.db, house.propertyId, {
      type: 'UnitSpecific',
      index: 1,
      content: { 0: { default: said('Safe') } },
    })
    const { linkKey } = await aBooking(app.db, house.propertyId, { unitId })
    await house.publish()
    await expect.poll(async () => titlesOf(await house.own(linkKey))).toEqual(['Your room', 'Safe'])
    const danish = await house.own(linkKey, '?language=1')
    expect(danish.map((box) => [box.content.title, box.language])).toEqual([
      ['Dit værelse', 'da'],
      ['Safe', 'en'],
    ])
  })

  it('also when the card was picked for single units by hand', async () => {
    const house = await aTestProperty()
    const picked = await aUnit(app.db, house.propertyId, '204')
    const other = await aUnit(app.db, house.propertyId, '205')
    const segmentation = { ...NOBODY, unitCategories: [other.categoryId], selection: [picked.id] }
    await aCard(app.db, house.propertyId, { title: 'Balcony', visibility: { segmentation } })
    const inPicked = await aBooking(app.db, house.propertyId, { unitId: picked.id })
    const inOther = await aBooking(app.db, house.propertyId, { unitId: other.id })
    await house.publish()
    await expect.poll(() => house.shared(inPicked.linkKey)).toMatchObject([{ isSealed: true, content: {} }])
    expect(titlesOf(await house.own(inPicked.linkKey))).toEqual(['Balcony'])
    // The other guest sees the same card by the category, which many share: theirs is not the same answer.
    expect(titlesOf(await house.shared(inOther.linkKey))).toEqual(['Balcony'])
    expect(await house.own(inOther.linkKey)).toEqual([])
  })

  it('takes along what a group for single units holds', async () => {
    const house = await aTestProperty()
    const { id: unitId } = await aUnit(app.db, house.propertyId, '204')
    const group = await aCard(app.db, house.propertyId, {
      type: 'Group',
      title: 'Suite',
      visibility: { segmentation: { ...NOBODY, selection: [unitId] } },
    })
    await aCard(app.db, house.propertyId, { title: 'Butler', index: 1, parentId: group.id })
    const { linkKey } = await aBooking(app.db, house.propertyId, { unitId })
    await house.publish()
    await expect
      .poll(() => house.shared(linkKey))
      .toMatchObject([
        { isSealed: true, content: {} },
        { isSealed: true, parentId: group.id, content: {} },
      ])
    expect(await house.page(linkKey)).not.toContain('Butler')
    expect(titlesOf(await house.own(linkKey))).toEqual(['Suite', 'Butler'])
    expect(await house.shared('qr')).toEqual([])
  })

  it('is gone from check-out on, and was never there for a visitor or a guest without a unit', async () => {
    const house = await aTestProperty()
    const { id: unitId } = await aUnit(app.db, house.propertyId, '204')
    const everyState = { state: ['precheckin', 'checkin', 'checkout', 'qr'] as const }
    await aCard(app.db, house.propertyId, {
      type: 'UnitSpecific',
      content: { 0: { default: said('Your room') } },
      visibility: { state: [...everyState.state] },
    })
    const here = await aBooking(app.db, house.propertyId, { unitId })
    const leaving = await aBooking(app.db, house.propertyId, { unitId, departure: '2026-11-15' })
    const gone = await aBooking(app.db, house.propertyId, {
      unitId,
      state: 'checkout',
      departure: '2026-11-14',
    })
    const roomless = await aBooking(app.db, house.propertyId)
    await house.publish()
    await expect.poll(async () => titlesOf(await house.own(here.linkKey))).toEqual(['Your room'])
    for (const { linkKey } of [leaving, gone, roomless]) {
      expect(await house.own(linkKey)).toEqual([])
      expect(await house.shared(linkKey)).toEqual([])
    }
    expect(await house.shared('qr')).toEqual([])
  })

  it('of another property’s booking is unknown', async () => {
    const [mine, theirs] = [await aTestProperty(), await aTestProperty()]
    const { id: unitId } = await aUnit(app.db, theirs.propertyId, '204')
    await aCard(app.db, mine.propertyId, {
      type: 'UnitSpecific',
      content: { 0: { default: said('Your room') } },
    })
    const { linkKey } = await aBooking(app.db, theirs.propertyId, { unitId })
    await mine.publish()
    const answer = await app.inject({ url: `/api/guest/${mine.propertyId}/bookings/${linkKey}` })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'booking/unknown'])
    expect(await mine.shared(linkKey)).toEqual([])
  })
})

describe('a group that opens later', () => {
  it('keeps what it holds until it can open', async () => {
    const house = await aTestProperty()
    const dateRange = { enabled: true, from: '2026-12-01', to: null }
    const group = await aCard(app.db, house.propertyId, { type: 'Group', visibility: { dateRange } })
    const held = await aCard(app.db, house.propertyId, { title: 'Advent', index: 1, parentId: group.id })
    await aCard(app.db, house.propertyId, { title: 'Breakfast', index: 2 })
    await house.publish()
    await expect.poll(async () => titlesOf(await house.shared('qr'))).toEqual(['Breakfast'])
    const opened = await app.inject({ url: `/guestbook/${house.propertyId}?box=${held.id}` })
    expect(opened.body).not.toContain('Advent')
  })
})

describe('a booking id', () => {
  it.each(['preview', 'PREVIEW', 'Preview', 'qr', 'QR', '%20qr%20'])('%s is not fetched', async (id) => {
    const { propertyId } = await aTestProperty()
    expect((await app.inject({ url: `/api/guest/${propertyId}/bookings/${id}` })).json().code).toBe(
      'booking/unknown',
    )
    const page = await app.inject({ url: `/guestbook/${propertyId}/${id}` })
    expect(page.headers.link).toBeUndefined()
    expect(page.body).toContain('"hasBooking":false')
    expect(page.body).toContain('"isUnknownStay":false')
  })

  it('that opens no stay is told with the page, and nothing is asked for with it', async () => {
    const { propertyId } = await aTestProperty()
    const elsewhere = await aBooking(app.db, await aProperty(app.db))
    for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', elsewhere.linkKey, 'x', '%00']) {
      const page = await app.inject({ url: `/guestbook/${propertyId}/${id}` })
      expect(page.headers.link, id).toBeUndefined()
      expect(page.body, id).toContain('"isUnknownStay":true')
      expect(page.body, id).toContain('"hasBooking":false')
    }
  })
})
