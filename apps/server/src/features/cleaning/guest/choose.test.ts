import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCleaningBox, TOMORROW } from '../../../testing/cleaning-box.ts'
import { bookings } from '../../guests/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const OPEN = { date: TOMORROW, standing: 'open', choice: null, note: '', isCleaned: true, forcedNights: null }

describe('a guest decides about tomorrow', () => {
  it('reads what happens without a word from them, and what they chose', async () => {
    const { booking, look, choose, choices, cardId } = await aCleaningBox(app)
    const { id, linkKey } = await booking()
    expect(await look(linkKey)).toMatchObject({ status: 200, data: OPEN })
    const skipped = await choose(linkKey)
    expect(skipped).toMatchObject({ status: 200, data: { ...OPEN, choice: 'skip', isCleaned: false } })
    expect((await look(linkKey)).data).toEqual(skipped.data)
    expect(await choices()).toMatchObject([
      { bookingId: id, day: TOMORROW, choice: 'skip', cardId, chosenAt: new Date(TEST_NOW) },
    ])
  })

  it('in a house that cleans when asked, asks with a note and takes it back', async () => {
    const { booking, look, choose } = await aCleaningBox(app, { settings: { isDaily: false } })
    const { linkKey } = await booking()
    expect((await look(linkKey)).data).toEqual({ ...OPEN, isCleaned: false })
    const asked = await choose(linkKey, { choice: 'request', note: ' After ten, please ' })
    expect(asked.data).toEqual({ ...OPEN, choice: 'request', note: 'After ten, please', isCleaned: true })
    expect((await choose(linkKey)).data).toEqual({ ...OPEN, choice: 'skip', isCleaned: false })
  })

  it.each(['request', 'skip', 'either'] as const)(
    'on a box that offers %s, and changes their mind',
    async (action) => {
      const { booking, choose, choices } = await aCleaningBox(app, {
        card: {
          content: { 0: { [action]: { title: 'Room cleaning tomorrow?' } } },
          options: { cleaningAction: action },
        },
      })
      const { linkKey } = await booking()
      for (const choice of ['request', 'skip', 'request'] as const) {
        expect((await choose(linkKey, { choice })).data.choice).toBe(choice)
      }
      expect(await choices()).toHaveLength(1)
    },
  )

  it('on a device that was away: what was chosen later on another one stands', async () => {
    const { booking, choose, look } = await aCleaningBox(app)
    const { linkKey } = await booking()
    await choose(linkKey, { choice: 'request', note: 'Towels' })
    app.clock.advance({ minutes: 30 })
    const late = await choose(linkKey, { choice: 'skip', agoMs: 2 * 3_600_000 })
    expect(late).toMatchObject({ status: 200, data: { choice: 'request', note: 'Towels' } })
    expect((await look(linkKey)).data.choice).toBe('request')
    expect((await choose(linkKey, { choice: 'skip', agoMs: 60_000 })).data.choice).toBe('skip')
  })

  it('on two devices: the last one counts, and both hear of it', async () => {
    const { booking, choose, choices, said, look } = await aCleaningBox(app)
    const { linkKey } = await booking()
    await Promise.all([choose(linkKey, { choice: 'request', note: 'Soap' }), choose(linkKey)])
    app.clock.advance({ minutes: 1 })
    await choose(linkKey, { choice: 'request', note: 'Towels' })
    expect(await choices()).toMatchObject([{ choice: 'request', note: 'Towels' }])
    expect(await said('cleaning.changed')).toEqual(Array.from({ length: 3 }, () => ({ day: TOMORROW })))
    expect(await said('stay.changed')).toHaveLength(3)
    expect((await look(linkKey)).data).toMatchObject({ choice: 'request', note: 'Towels' })
  })

  it('keeps the choice in another room, and it stops to count where the stay ends sooner', async () => {
    const { propertyId, booking, choose, look } = await aCleaningBox(app)
    const { id, linkKey } = await booking()
    await choose(linkKey)
    await app.db.tenant(propertyId, (tx) =>
      tx.update(bookings).set({ departure: TOMORROW }).where(eq(bookings.id, id)),
    )
    expect((await look(linkKey)).data).toMatchObject({ standing: 'departs', isCleaned: false })
  })

  it('each for their own stay', async () => {
    const { booking, choose, look } = await aCleaningBox(app)
    const [one, other] = [await booking(), await booking()]
    await choose(one.linkKey)
    expect((await look(other.linkKey)).data).toEqual(OPEN)
  })
})

describe('a note', () => {
  it('is kept as the guest wrote it, without letters that nobody sees', async () => {
    const { booking, choose, choices } = await aCleaningBox(app)
    const { linkKey } = await booking()
    const html = '<b onclick="x()">Towels</b> & soap'
    await choose(linkKey, { choice: 'request', note: `\u0000${html}\u202e\u0007` })
    expect(await choices()).toMatchObject([{ note: html }])
    await choose(linkKey, { choice: 'request', note: ' \u200b \n' })
    expect(await choices()).toMatchObject([{ note: '' }])
  })

  it('is of a request, and at most 200 characters', async () => {
    const { booking, choose, choices } = await aCleaningBox(app)
    const { linkKey } = await booking()
    await choose(linkKey, { choice: 'request', note: 'x'.repeat(200) })
    for (const length of [201, 3_000]) {
      const refused = await choose(linkKey, { choice: 'request', note: 'x'.repeat(length) })
      expect([refused.status, refused.code]).toEqual([400, 'request/invalid'])
    }
    const long = await choose(linkKey, { choice: 'request', note: 'x'.repeat(10_000) })
    expect([long.status, long.code]).toEqual([413, 'request/too-large'])
    expect(await choices()).toMatchObject([{ choice: 'request', note: 'x'.repeat(200) }])
    await choose(linkKey, { choice: 'skip', note: 'Nobody reads this' })
    expect(await choices()).toMatchObject([{ choice: 'skip', note: '' }])
  })
})

describe('whoever calls without end', () => {
  it('has twenty choices a minute of a stay, from wherever', async () => {
    const { booking, choose } = await aCleaningBox(app)
    const { linkKey } = await booking()
    const answers = []
    for (let nth = 0; nth < 21; nth++)
      answers.push(await choose(linkKey, { choice: nth % 2 ? 'skip' : 'request' }))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect(answers.at(-1)?.code).toBe('request/too-many')
    const neighbour = await booking()
    expect((await choose(neighbour.linkKey)).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    expect((await choose(linkKey)).status).toBe(200)
  })

  it('has a hundred of a network, however many stays they have', async () => {
    const { booking, choose } = await aCleaningBox(app)
    const answers = []
    for (let guest = 1; guest <= 11; guest++) {
      const { linkKey } = await booking()
      const wishes = [
        'request',
        'skip',
        'request',
        'skip',
        'request',
        'skip',
        'request',
        'skip',
        'request',
        'skip',
      ]
      const chosen = wishes.map((choice) => choose(linkKey, { choice }, `2001:db8:77:1::${guest}`))
      answers.push(...(await Promise.all(chosen)))
    }
    expect(answers.slice(0, 100).every(({ status }) => status === 200)).toBe(true)
    expect(answers.slice(100).map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 10 }, () => [429, 'request/too-many']),
    )
  })
})
