import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function aBar(change: Parameters<typeof aCard>[2] = {}) {
  const propertyId = await aProperty(app.db)
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const publish = () => app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
  const card = await aCard(app.db, propertyId, {
    type: 'Voucher',
    content: { 0: { preRedeemed: { title: 'A glass on us' }, redeemed: { title: 'Cheers' } } },
    ...change,
  })
  await publish()
  const redeem = (booking?: string, key?: string, cardId = card.id) =>
    app.inject({
      method: 'POST',
      url: `/api/guest/${propertyId}/vouchers/${cardId}/redeem`,
      headers: key ? { 'idempotency-key': key } : {},
      payload: booking ? { booking } : {},
    })
  const record = async () =>
    (
      await app.db.tenant(propertyId, (tx) =>
        tx.execute('select card_id, is_active, redeemed_count from voucher_statistics order by card_id'),
      )
    ).rows
  const count = async () => (await record())[0]?.redeemed_count
  return { propertyId, cookie, card, publish, redeem, record, count }
}

describe('a voucher', () => {
  it('is redeemed once per booking; the second time answers the time of the first', async () => {
    const { propertyId, card, redeem, count } = await aBar()
    const { linkKey } = await aBooking(app.db, propertyId)
    expect((await redeem(linkKey)).json()).toEqual({
      data: { redeemedAt: '2026-11-15T11:00:00.000Z', isFirst: true },
    })
    app.clock.set('2026-11-15T12:00:00Z')
    expect((await redeem(linkKey)).json().data).toEqual({
      redeemedAt: '2026-11-15T11:00:00.000Z',
      isFirst: false,
    })
    app.clock.set('2026-11-15T11:00:00Z')
    expect(await count()).toBe(1)
    const stay = await app.inject({ url: `/api/guest/${propertyId}/bookings/${linkKey}` })
    expect(stay.json().data.redeemed).toEqual({ [card.id]: '2026-11-15T11:00:00.000Z' })
    const another = await aBooking(app.db, propertyId)
    expect((await redeem(another.linkKey)).json().data.isFirst).toBe(true)
    expect(await count()).toBe(2)
  })

  it('is redeemed once also when several requests come at the same moment', async () => {
    const { propertyId, redeem, count } = await aBar()
    const { linkKey } = await aBooking(app.db, propertyId)
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(linkKey)))
    expect(answers.filter((answer) => answer.json().data.isFirst)).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  it('of a visitor without a booking is counted, a double click once', async () => {
    const { redeem, count } = await aBar()
    const clicks = await Promise.all([redeem(undefined, 'double-click'), redeem(undefined, 'double-click')])
    expect(clicks.map((answer) => answer.json().data.isFirst)).toEqual([true, true])
    expect(await count()).toBe(1)
    await redeem(undefined, 'another-visitor')
    expect(await count()).toBe(2)
  })

  it('that is not shown to this guest now is unknown', async () => {
    const evening = { isVisible: true, start: { hours: 17, minutes: 0 }, end: { hours: 22, minutes: 0 } }
    const later = await aBar({
      visibility: { weekdays: [evening, evening, evening, evening, evening, evening, evening] },
    })
    const inHouseOnly = await aBar({ visibility: { state: ['checkin'] } })
    const other = await aBar()
    const content = await aBar({ type: 'Content', content: { 0: { default: { title: 'No voucher' } } } })
    const { linkKey: theirs } = await aBooking(app.db, other.propertyId)
    const refused = [
      await later.redeem(),
      await inHouseOnly.redeem(),
      await inHouseOnly.redeem(theirs),
      await content.redeem(),
      await other.redeem(undefined, undefined, later.card.id),
      await other.redeem(undefined, undefined, 'A'.repeat(22)),
    ]
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'guestbook/voucher-unknown'])
    }
    expect(await other.count()).toBe(0)
  })

  it('in a group is redeemed while the group is open', async () => {
    const { propertyId, publish, redeem } = await aBar()
    const evening = { isVisible: true, start: { hours: 17, minutes: 0 }, end: { hours: 22, minutes: 0 } }
    const group = await aCard(app.db, propertyId, {
      type: 'Group',
      visibility: { weekdays: [evening, evening, evening, evening, evening, evening, evening] },
    })
    const held = await aCard(app.db, propertyId, { type: 'Voucher', parentId: group.id })
    await publish()
    const status = async () => (await redeem(undefined, undefined, held.id)).statusCode
    expect(await status()).toBe(404)
    app.clock.set('2026-11-15T17:00:00Z')
    await expect.poll(status).toBe(200)
    app.clock.set('2026-11-15T11:00:00Z')
    expect(await status()).toBe(404)
  })

  it('says before and after in one answer, and nothing of who redeemed it', async () => {
    const { propertyId, redeem } = await aBar()
    const { linkKey } = await aBooking(app.db, propertyId)
    await redeem(linkKey)
    const { boxes } = (
      await app.inject({ url: `/api/guest/${propertyId}/guestbook?booking=${linkKey}` })
    ).json().data
    expect(boxes).toMatchObject([{ content: { title: 'A glass on us' }, redeemed: { title: 'Cheers' } }])
    expect(JSON.stringify(boxes)).not.toContain('2026-11-15T11')
  })
})

describe('the statistics record of a voucher', () => {
  it('is made when the card is published, one for each voucher card', async () => {
    const { propertyId, card, publish, record } = await aBar()
    expect(await record()).toEqual([{ card_id: card.id, is_active: true, redeemed_count: 0 }])
    await aCard(app.db, propertyId, { title: 'No voucher', index: 1 })
    await publish()
    expect(await record()).toHaveLength(1)
  })

  it('becomes inactive when the card is gone, and keeps its count', async () => {
    const { propertyId, card, publish, redeem, record } = await aBar()
    await redeem()
    await aCard(app.db, propertyId, { title: 'Something else', index: 1 })
    await app.db.tenant(propertyId, (tx) => tx.execute("delete from cards where draft->>'type' = 'Voucher'"))
    await publish()
    expect(await record()).toEqual([{ card_id: card.id, is_active: false, redeemed_count: 1 }])
    await expect.poll(async () => (await redeem()).json().code).toBe('guestbook/voucher-unknown')
  })
})
