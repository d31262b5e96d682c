import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn } from '../../testing/builders.ts'

let app: TestApp
let hotel: string
beforeAll(async () => {
  app = await openTestApp()
  hotel = await aProperty(app.db)
  await aCard(app.db, hotel, { title: 'For everybody', visibility: { state: ['qr'] } })
  await aCard(app.db, hotel, { title: 'For guests in house', visibility: { state: ['checkin'] } })
  const { cookie } = await aSignedIn(app, hotel, ['editor'])
  await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
})
afterAll(() => app.close())

const CALLED_OFF = [
  ['cancelled', { cancelledAt: new Date('2026-11-14T08:00:00Z') }],
  ['a no-show', { noShowAt: new Date('2026-11-14T08:00:00Z') }],
] as const

describe.each(CALLED_OFF)('the link of a booking that is %s', (_, change) => {
  it('opens the guestbook as it is for anybody, without the guest', async () => {
    const { linkKey } = await aBooking(app.db, hotel, { ...change, firstName: 'Torvald', lastName: 'Helmer' })
    const page = await app.inject({ url: `/guestbook/${hotel}/${linkKey}` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('For everybody')
    expect(page.body).toContain('"hasBooking":false')
    for (const hidden of ['For guests in house', 'Torvald', 'Helmer']) expect(page.body).not.toContain(hidden)
    expect(page.headers.link).toBeUndefined()
    const stay = await app.inject({ url: `/api/guest/${hotel}/bookings/${linkKey}` })
    expect(stay.json().code).toBe('booking/unknown')
  })

  it('is not remembered, no longer counts where it was, and "not you?" forgets it', async () => {
    const { linkKey } = await aBooking(app.db, hotel, change)
    const cookie = `stay_${hotel}=${linkKey}`
    const page = await app.inject({ url: `/guestbook/${hotel}/${linkKey}` })
    expect(page.cookies).toEqual([])
    const back = await app.inject({ url: `/return/${hotel}`, headers: { cookie } })
    expect([back.statusCode, back.headers.location]).toEqual([302, `/guestbook/${hotel}`])
    const checkout = await app.inject({ url: `/order/${hotel}`, headers: { cookie } })
    expect(checkout.body).not.toContain(linkKey)
    const headers = {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    }
    const notYou = await app.inject({ method: 'POST', url: `/not-you/${hotel}`, headers, payload: '' })
    expect([notYou.statusCode, notYou.headers.location]).toEqual([303, `/guestbook/${hotel}`])
    expect(notYou.cookies).toMatchObject([{ name: `stay_${hotel}`, value: '', maxAge: 0 }])
  })
})
