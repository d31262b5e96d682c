import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { countedVisits } from '../../../testing/counted-visits.ts'
import { statisticsDays } from '../tables.ts'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await openTestApp()
  origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
}
const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { ...PHONE, ...headers } })

const countsOf = (propertyId: string) => countedVisits(app, propertyId)
const visitsOf = async (propertyId: string, day = '2026-11-15') =>
  (await countsOf(propertyId))[`visits ${day}`] ?? {}

async function publish(propertyId: string) {
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
}

describe('a page that a guest asks for', () => {
  it('counts by page, phase, language, device and hour, without consent and without anybody', async () => {
    const propertyId = await aProperty(app.db, { timeZone: 'Europe/Copenhagen' })
    const { linkKey } = await aBooking(app.db, propertyId)
    await open(`/guestbook/${propertyId}/${linkKey}`)
    await open(`/guestbook/${propertyId}`, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' })
    expect(await visitsOf(propertyId)).toEqual({
      visits: 2,
      'visits|page|guestbook': 2,
      'visits|phase|checkin': 1,
      'visits|phase|qr': 1,
      'visits|language|en': 2,
      'visits|device|phone': 1,
      'visits|device|computer': 1,
      'visits|hour|12': 2,
      reached: 1,
    })
    const stored = await app.db.tenant(propertyId, (tx) => tx.select().from(statisticsDays))
    expect(JSON.stringify(stored)).not.toContain(linkKey)
  })

  it('reached a stay once for each browser that had not opened it', async () => {
    const propertyId = await aProperty(app.db)
    const { linkKey } = await aBooking(app.db, propertyId)
    const path = `/guestbook/${propertyId}/${linkKey}`
    const cookie = `stay_${propertyId}=${linkKey}`
    await open(path)
    await open(path, { cookie })
    await open(path)
    await open(`/guestbook/${propertyId}/${'n'.repeat(22)}`)
    expect(await visitsOf(propertyId)).toMatchObject({ visits: 4, reached: 2 })
  })

  it('asks for the box that its address opens, where the guest has it', async () => {
    const propertyId = await aProperty(app.db)
    const card = await aCard(app.db, propertyId)
    await publish(propertyId)
    await open(`/guestbook/${propertyId}?box=${card.id}`)
    await open(`/guestbook/${propertyId}/qr/${card.id}`)
    await open(`/guestbook/${propertyId}?box=${'n'.repeat(22)}`)
    await open(`/guestbook/${propertyId}?box=wifi`)
    const { 'boxes 2026-11-15': boxes } = await countsOf(propertyId)
    expect(boxes).toEqual({ asked: 2, [`asked|box|${card.id}`]: 2 })
  })

  it('is a click where a message led to it', async () => {
    const propertyId = await aProperty(app.db)
    await open(`/guestbook/${propertyId}?from=message/${'m'.repeat(22)}`)
    await open(`/guestbook/${propertyId}?from=card/${'m'.repeat(22)}`)
    expect((await countsOf(propertyId))['messages 2026-11-15']).toEqual({ clicked: 1 })
  })

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['a browser that looks ahead', { 'sec-purpose': 'prefetch' }],
    ['the service worker’s copy', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame of staff', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('is no visit where it was %s', async (_, headers) => {
    const propertyId = await aProperty(app.db)
    const { linkKey } = await aBooking(app.db, propertyId)
    await open(`/guestbook/${propertyId}/${linkKey}`, headers)
    expect(await visitsOf(propertyId)).toEqual({})
  })

  it('is no visit in a preview, without a body, or where it is not there', async () => {
    const propertyId = await aProperty(app.db)
    await open(`/guestbook/${propertyId}/preview`)
    await open(`/guestbook/${propertyId}?state=preview`)
    await open(`/guestbook/${propertyId}`, {}, 'HEAD')
    await open(`/pages/${propertyId}/${'n'.repeat(22)}`)
    await open('/guestbook/no-such-house')
    expect(await visitsOf(propertyId)).toEqual({})
  })

  it('counts as well when it is answered before the framework, or known to the browser', async () => {
    const propertyId = await aProperty(app.db)
    /** As a browser asks: `fetch` says of itself that it is none. */
    const ask = (headers: Record<string, string> = {}) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const address = `${origin}/guestbook/${propertyId}`
        get(address, { headers: { ...PHONE, ...headers } }, (answer) =>
          answer.resume().on('end', () => resolve(answer)),
        ).on('error', reject)
      })
    const before = app.http.recentAnswers.answered()
    const first = await ask()
    const known = await ask({ 'if-none-match': first.headers.etag ?? '' })
    await ask({ 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Mobile/15E148' })
    await ask({ 'user-agent': 'curl/8.5.0' })
    expect([known.statusCode, app.http.recentAnswers.answered() - before]).toEqual([304, 3])
    // The first answer was sent; that it is over is noticed a moment later.
    await expect.poll(() => visitsOf(propertyId)).toMatchObject({ visits: 3 })
    const visits = await visitsOf(propertyId)
    expect([visits['visits|device|phone'], visits['visits|device|tablet']]).toEqual([2, 1])
  })

  it('belongs to the property’s own day and hour, on both sides of midnight', async () => {
    const propertyId = await aProperty(app.db, { timeZone: 'America/New_York' })
    app.clock.set('2026-11-16T04:59:00Z')
    await open(`/guestbook/${propertyId}`)
    app.clock.set('2026-11-16T05:00:00Z')
    await open(`/guestbook/${propertyId}`)
    app.clock.set(TEST_NOW)
    expect(await visitsOf(propertyId, '2026-11-15')).toMatchObject({ visits: 1, 'visits|hour|23': 1 })
    expect(await visitsOf(propertyId, '2026-11-16')).toMatchObject({ visits: 1, 'visits|hour|0': 1 })
  })

  it('is written with the next ones, which add to it', async () => {
    const propertyId = await aProperty(app.db)
    await open(`/guestbook/${propertyId}`)
    await visitsOf(propertyId)
    await open(`/guestbook/${propertyId}`)
    expect(await visitsOf(propertyId)).toMatchObject({ visits: 2, 'visits|page|guestbook': 2 })
  })
})
