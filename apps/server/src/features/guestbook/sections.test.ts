import type { CardContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const localization = {
  languages: {
    GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' },
    DK: { code: 'da', index: 1, order: 1, isVisible: true, title: 'Dansk' },
  },
  default: 'GB',
}
const eat = { title: 'Eat', note: 'Kitchen until 22:00' }
const outside = { title: 'Outside', note: '' }

type Sent = { content: { title?: string; section?: { title: string } } }

it('guests get the section a card begins in their language, else in the default one', async () => {
  const propertyId = await aProperty(app.db, { localization })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const dinner: CardContent = {
    0: { default: { title: 'Dinner', section: eat } },
    1: { default: { title: 'Middag' } },
  }
  const walks: CardContent = {
    0: { default: { title: 'Walks', section: outside } },
    1: { default: { section: { title: 'Ude', note: '' } } },
  }
  await aCard(app.db, propertyId, { content: dinner, index: 0 })
  await aCard(app.db, propertyId, { content: walks, index: 1 })
  await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
  const sent = async (language: number) => {
    const answer = await app.inject({ url: `/api/guest/${propertyId}/guestbook?language=${language}` })
    const boxes = answer.json().data.boxes as Sent[]
    return boxes.map(({ content }) => [content.title, content.section])
  }
  await expect
    .poll(() => sent(0))
    .toEqual([
      ['Dinner', eat],
      ['Walks', outside],
    ])
  expect(await sent(1)).toEqual([
    ['Middag', eat],
    ['Walks', { title: 'Ude', note: '' }],
  ])
})

it('the section of what belongs to one unit comes with the booking', async () => {
  const propertyId = await aProperty(app.db, { localization })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const { id: unitId } = await aUnit(app.db, propertyId, '204')
  const section = { title: 'Your room', note: '' }
  await aCard(app.db, propertyId, {
    type: 'UnitSpecific',
    content: { 0: { default: { section }, [`unit:${unitId}`]: { title: 'Room 204' } } },
  })
  const { linkKey } = await aBooking(app.db, propertyId, { unitId })
  await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
  const data = async (path: string) =>
    (await app.inject({ url: `/api/guest/${propertyId}/${path}` })).json().data
  await expect
    .poll(async () => (await data(`guestbook?booking=${linkKey}`)).boxes)
    .toMatchObject([{ content: {} }])
  expect((await data(`bookings/${linkKey}`)).boxes).toMatchObject([
    { content: { title: 'Room 204', section } },
  ])
})
