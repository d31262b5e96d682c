import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aMessageDesk } from '../../testing/message-desk.ts'
import { writeStanding } from './addresses.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

async function aGuest(change: object = {}) {
  const desk = await aMessageDesk(app)
  const booking = await desk.booking({ email: 'Astrid@guest.example', phone: '+4520202020', ...change })
  const url = `/api/guest/${desk.propertyId}/offers`
  return {
    desk,
    booking,
    asked: async (key = booking.linkKey) =>
      (await app.inject({ method: 'GET', url: `${url}?booking=${key}` })).json(),
    choose: async (wantsOffers: boolean, key = booking.linkKey) =>
      (await app.inject({ method: 'PUT', url, payload: { booking: key, wantsOffers } })).json(),
    consent: async () => (await desk.stored(booking.id))?.marketingConsent,
  }
}

describe('the privacy settings of the guestbook', () => {
  it('say what the guest answered, and staff see where and when', async () => {
    const { desk, booking, asked, choose, consent } = await aGuest()
    const at = new Date(TEST_NOW).toISOString()
    expect((await asked()).data).toEqual({ wantsOffers: null })
    expect((await choose(true)).data).toEqual({ wantsOffers: true })
    expect(await consent()).toEqual({ version: 1, isGiven: true, source: 'guestbook', at })
    expect((await choose(false)).data).toEqual({ wantsOffers: false })
    expect((await asked()).data).toEqual({ wantsOffers: false })
    expect((await desk.page(booking.id)).marketingConsent).toEqual({
      version: 1,
      isGiven: false,
      source: 'guestbook',
      at,
    })
    expect((await desk.call('GET', `messages/addresses?bookingId=${booking.id}`)).data.items).toEqual([
      {
        channel: 'email',
        address: 'astrid@guest.example',
        standing: 'unsubscribed',
        source: 'guestbook',
        at,
      },
    ])
  })

  it('open nothing of a stay that is not the guest’s own', async () => {
    const one = await aGuest()
    const other = await aGuest()
    for (const key of [other.booking.linkKey, one.booking.id, 'A'.repeat(22)]) {
      expect((await one.asked(key)).code).toBe('booking/unknown')
      expect((await one.choose(true, key)).code).toBe('booking/unknown')
    }
    expect([await one.consent(), await other.consent()]).toEqual([null, null])
  })

  it('show a refusal by another stay with the same e-mail address', async () => {
    const { desk, choose } = await aGuest()
    const later = await desk.booking({ email: 'astrid@guest.example' })
    await choose(false)
    const url = `/api/guest/${desk.propertyId}/offers?booking=${later.linkKey}`
    expect((await app.inject({ method: 'GET', url })).json().data).toEqual({ wantsOffers: false })
  })
})

describe('what staff may do about an address', () => {
  const stand = (
    propertyId: string,
    standing: 'bounced' | 'stopped' | 'unsubscribed',
    channel: 'email' | 'sms',
  ) =>
    app.db.tenant(propertyId, (tx) =>
      writeStanding(tx, propertyId, {
        channel,
        address: channel === 'email' ? 'astrid@guest.example' : '+4520202020',
        standing,
        source: 'dsn',
        at: app.clock.now(),
      }),
    )

  it('is to try one again from which mail came back; a guest’s own wish stays', async () => {
    const { desk, booking } = await aGuest()
    const lift = async () =>
      (await desk.call('POST', 'messages/addresses/lift', { bookingId: booking.id })).data.items.map(
        ({ standing }: { standing: string }) => standing,
      )
    await stand(desk.propertyId, 'bounced', 'email')
    await stand(desk.propertyId, 'stopped', 'sms')
    expect(await lift()).toEqual(['stopped'])
    await stand(desk.propertyId, 'unsubscribed', 'email')
    expect(await lift()).toEqual(['unsubscribed', 'stopped'])
  })

  it('is nothing in another property', async () => {
    const one = await aGuest()
    const other = await aGuest()
    await stand(other.desk.propertyId, 'bounced', 'email')
    const refused = await one.desk.call('POST', 'messages/addresses/lift', { bookingId: other.booking.id })
    expect(refused.code).toBe('booking/unknown')
    const { data } = await other.desk.call('GET', `messages/addresses?bookingId=${other.booking.id}`)
    expect(data.items).toHaveLength(1)
  })
})
