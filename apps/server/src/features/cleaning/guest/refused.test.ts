import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCard } from '../../../testing/builders.ts'
import { aCleaningBox, type CleaningBox, TOMORROW } from '../../../testing/cleaning-box.ts'
import { bookings } from '../../guests/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const HOURS = { start: '08:00', end: '22:00' }
const refused = async (answer: ReturnType<CleaningBox['choose']>) => {
  const { status, code, details } = await answer
  return details ? [status, code, details] : [status, code]
}
const change = (box: CleaningBox, id: string, what: Partial<typeof bookings.$inferInsert>) =>
  app.db.tenant(box.propertyId, (tx) => tx.update(bookings).set(what).where(eq(bookings.id, id)))

describe('the hours of a box', () => {
  it('end at 22:00 sharp by the clock of the property, for request and skip', async () => {
    const box = await aCleaningBox(app)
    const { linkKey } = await box.booking()
    app.clock.set('2026-11-15T20:59:59Z')
    expect((await box.choose(linkKey)).status).toBe(200)
    app.clock.set('2026-11-15T20:59:59.999Z')
    expect((await box.choose(linkKey, { choice: 'request' })).status).toBe(200)
    app.clock.set('2026-11-15T21:00:00Z')
    expect(await refused(box.choose(linkKey))).toEqual([409, 'cleaning/window-closed', HOURS])
    expect(await refused(box.choose(linkKey, { choice: 'request', note: 'Soap' }))).toEqual([
      ...[409, 'cleaning/window-closed', HOURS],
    ])
    expect(await box.choices()).toMatchObject([{ choice: 'request', note: '' }])
  })

  it('begin at 08:00, and a card that was saved without hours has these', async () => {
    const box = await aCleaningBox(app, {
      card: { options: {}, content: { 0: { request: { title: 'Ask' } } } },
    })
    const { linkKey } = await box.booking()
    app.clock.set('2026-11-15T06:59:59Z')
    expect(await refused(box.choose(linkKey))).toEqual([409, 'cleaning/window-closed', HOURS])
    app.clock.set('2026-11-15T07:00:00Z')
    expect((await box.choose(linkKey)).status).toBe(200)
  })

  it('are those of the card it was chosen on', async () => {
    const box = await aCleaningBox(app, {
      card: { options: { cleaningAction: 'either', cleaningWindow: { opens: '09:00', closes: '11:30' } } },
    })
    const { linkKey } = await box.booking()
    expect(await refused(box.choose(linkKey))).toEqual([
      ...[409, 'cleaning/window-closed', { start: '09:00', end: '11:30' }],
    ])
  })

  it('do not matter for a choice whose answer was lost: it holds when it is sent again', async () => {
    const box = await aCleaningBox(app)
    const { linkKey } = await box.booking()
    app.clock.set('2026-11-15T20:59:59Z')
    await box.choose(linkKey, { choice: 'request', note: 'Soap' })
    app.clock.set('2026-11-15T21:00:01Z')
    const again = await box.choose(linkKey, { choice: 'request', note: 'Soap' })
    expect(again).toMatchObject({ status: 200, data: { date: TOMORROW, choice: 'request', note: 'Soap' } })
    // The next day as well: nothing of the day after is chosen by it.
    app.clock.set('2026-11-16T08:00:00Z')
    const late = await box.choose(linkKey, { choice: 'request', note: 'Soap' })
    expect(late).toMatchObject({ status: 200, data: { date: '2026-11-17', choice: null, note: '' } })
    expect(await box.said('cleaning.changed')).toHaveLength(1)
    expect(await box.choices()).toMatchObject([{ chosenAt: new Date('2026-11-15T20:59:59Z') }])
  })
})

describe('the day of a choice', () => {
  it('is tomorrow: what comes after midnight, or for another day, is refused with the day that can be chosen', async () => {
    const box = await aCleaningBox(app, {
      card: { options: { cleaningAction: 'either', cleaningWindow: { opens: '00:00', closes: '23:59' } } },
    })
    const { linkKey } = await box.booking()
    app.clock.set('2026-11-15T22:58:59.999Z')
    expect((await box.choose(linkKey)).status).toBe(200)
    app.clock.set('2026-11-15T23:00:00Z')
    expect(await refused(box.choose(linkKey, { choice: 'request' }))).toEqual([
      ...[409, 'cleaning/other-day', { date: '2026-11-17' }],
    ])
    for (const date of ['2036-11-16', '2026-11-16', '2026-11-18', '2001-01-01']) {
      const wish = { choice: 'request', note: 'Soap', date }
      expect(await refused(box.choose(linkKey, wish))).toEqual([
        ...[409, 'cleaning/other-day', { date: '2026-11-17' }],
      ])
    }
    expect((await refused(box.choose(linkKey, { date: 'tomorrow' }))).slice(0, 2)).toEqual([
      400,
      'request/invalid',
    ])
    expect(await box.choices()).toHaveLength(1)
  })

  it.each([
    ['2026-03-28', '2026-03-29', '2026-03-28T20:59:59Z', '2026-03-29T19:59:59Z'],
    ['2026-10-24', '2026-10-25', '2026-10-24T19:59:59Z', '2026-10-25T20:59:59Z'],
  ])(
    'is the next date also in the night after %s, when clocks change',
    async (arrival, changed, eve, evening) => {
      const box = await aCleaningBox(app)
      const { linkKey } = await box.booking({ arrival, departure: '2026-11-05' })
      app.clock.set(eve)
      expect((await box.look(linkKey)).data.date).toBe(changed)
      expect((await box.choose(linkKey, { date: changed })).status).toBe(200)
      app.clock.advance({ seconds: 1 })
      expect(await refused(box.choose(linkKey, { date: changed, choice: 'request' }))).toEqual([
        ...[409, 'cleaning/window-closed', HOURS],
      ])
      app.clock.set(evening)
      const { date } = (await box.look(linkKey)).data
      expect((await box.choose(linkKey, { date })).status).toBe(200)
      app.clock.advance({ seconds: 1 })
      expect((await refused(box.choose(linkKey, { date, choice: 'request' })))[1]).toBe(
        'cleaning/window-closed',
      )
      expect(await box.choices()).toHaveLength(2)
    },
  )
})

describe('a stay', () => {
  it('that is not here, or leaves tomorrow, has nothing to decide', async () => {
    const box = await aCleaningBox(app)
    const early = await box.booking({ state: 'precheckin', arrival: '2026-11-15' })
    const leaving = await box.booking({ departure: TOMORROW })
    const lastDay = await box.booking({ departure: '2026-11-15' })
    const left = await box.booking({ state: 'checkout' })
    expect(await refused(box.choose(early.linkKey))).toEqual([409, 'cleaning/not-here'])
    expect(await refused(box.choose(leaving.linkKey))).toEqual([409, 'cleaning/departs'])
    expect(await refused(box.choose(lastDay.linkKey))).toEqual([409, 'cleaning/not-here'])
    expect(await refused(box.choose(left.linkKey))).toEqual([409, 'cleaning/not-here'])
    expect((await box.look(leaving.linkKey)).data.standing).toBe('departs')
    expect((await box.look(early.linkKey)).data.standing).toBe('early')
  })

  it('whose room is cleaned every third night is told so', async () => {
    const box = await aCleaningBox(app, { settings: { forcedNights: 3 } })
    const { linkKey } = await box.booking({ arrival: '2026-11-13' })
    expect((await box.look(linkKey)).data).toMatchObject({
      standing: 'forced',
      isCleaned: true,
      forcedNights: 3,
    })
    expect(await refused(box.choose(linkKey))).toEqual([409, 'cleaning/forced'])
    app.clock.advance({ days: 1 })
    expect((await box.choose(linkKey, { date: '2026-11-17' })).data.isCleaned).toBe(false)
  })

  it('that was checked out or cancelled meanwhile is told the truth', async () => {
    const box = await aCleaningBox(app)
    const { id, linkKey } = await box.booking()
    await box.choose(linkKey)
    await change(box, id, { state: 'checkout' })
    expect(await refused(box.choose(linkKey, { choice: 'request' }))).toEqual([409, 'cleaning/not-here'])
    await change(box, id, { state: 'checkin', cancelledAt: new Date(TEST_NOW) })
    expect(await refused(box.choose(linkKey))).toEqual([404, 'booking/unknown'])
    expect(await refused(box.look(linkKey))).toEqual([404, 'booking/unknown'])
    expect(await box.choices()).toMatchObject([{ choice: 'skip' }])
  })

  it('of another property, or of nobody, is unknown', async () => {
    const [box, other] = [await aCleaningBox(app), await aCleaningBox(app)]
    const { id, linkKey } = await other.booking()
    for (const key of [linkKey, id, 'A'.repeat(22)]) {
      expect(await refused(box.choose(key))).toEqual([404, 'booking/unknown'])
      expect(await refused(box.look(key))).toEqual([404, 'booking/unknown'])
    }
    expect([...(await box.choices()), ...(await other.choices())]).toEqual([])
  })
})

describe('a box', () => {
  it('that is unknown, of another kind, hidden, not published or not for this guest takes no choice', async () => {
    const box = await aCleaningBox(app)
    const other = await aCleaningBox(app)
    const { linkKey } = await box.booking()
    const type = 'RoomCleaningBox'
    const content = { 0: { either: { title: 'Cleaning?' } } }
    const options = { cleaningAction: 'either' } as const
    const made = (card: Parameters<typeof aCard>[2]) => aCard(app.db, box.propertyId, { index: 3, ...card })
    const cards = [
      await made({}),
      await made({ type, content, options, isHidden: true }),
      await made({ type, content, options, visibility: { state: ['precheckin'] } }),
    ]
    await box.publish()
    const draft = await made({ type, content, options })
    for (const cardId of [...cards, draft].map(({ id }) => id).concat('A'.repeat(22), other.cardId)) {
      expect(await refused(box.choose(linkKey, { cardId }))).toEqual([404, 'cleaning/card-unknown'])
    }
    expect(await box.choices()).toEqual([])
  })

  it('is shut where the property does not have the module', async () => {
    const box = await aCleaningBox(app, { property: { plan: 'essential' } })
    const { linkKey } = await box.booking()
    for (const answer of [box.choose(linkKey), box.look(linkKey)]) {
      expect((await refused(answer)).slice(0, 2)).toEqual([403, 'module/not-available'])
    }
  })
})
