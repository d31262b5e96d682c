import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn } from '../../testing/builders.ts'
import { createTestEventSource } from '../../testing/event-source.ts'
import { createRecentAnswers } from './recent-answers.ts'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await openTestApp()
  origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-language': 'en', ...headers } })

/** Answers once the app has heard of the publication. */
async function publishAndHear(propertyId: string, cookie: string): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const off = app.hub.on('guestbook.published', (event) => {
      if (event.propertyId !== propertyId) return
      off()
      resolve()
    })
  })
  await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
  await heard
}

test('a request that equals one answered a moment ago gets the same answer, each with its own id', async () => {
  const path = `/api/guest/${await aProperty(app.db)}/clientData`
  const before = app.http.recentAnswers.answered()
  const [first, second] = [await ask(path), await ask(path)]
  expect(app.http.recentAnswers.answered()).toBe(before + 1)
  expect(await second.text()).toBe(await first.text())
  const shared = (answer: Response) =>
    [...answer.headers]
      .filter(([name]) => !/^(x-request-id|x-ratelimit|date|connection|keep-alive)/.test(name))
      .sort()
  expect(shared(second)).toEqual(shared(first))
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  const known = await ask(path, { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('another language, coding or cookie is another answer', async () => {
  const path = `/api/guest/${await aProperty(app.db)}/clientData`
  await ask(path)
  const before = app.http.recentAnswers.answered()
  await ask(path, { 'accept-language': 'da' })
  await ask(path, { 'accept-encoding': 'identity' })
  await ask(path, { cookie: 'language=da' })
  expect(app.http.recentAnswers.answered()).toBe(before)
})

test('what sets a cookie is never handed to another', async () => {
  const path = `/guestbook/${await aProperty(app.db)}?language=0`
  const before = app.http.recentAnswers.answered()
  for (let times = 0; times < 3; times++)
    expect((await ask(path)).headers.get('set-cookie')).toContain('language=en')
  expect(app.http.recentAnswers.answered()).toBe(before)
})

test('a guest’s own call never comes from here', async () => {
  const propertyId = await aProperty(app.db)
  const { linkKey } = await aBooking(app.db, propertyId)
  const before = app.http.recentAnswers.answered()
  for (let times = 0; times < 2; times++) await ask(`/api/guest/${propertyId}/bookings/${linkKey}`)
  expect(app.http.recentAnswers.answered()).toBe(before)
})

test('what an address says beyond what is read makes no other answer', async () => {
  const propertyId = await aProperty(app.db)
  const page = `/guestbook/${propertyId}`
  await ask(`${page}?x=0`)
  const before = app.http.recentAnswers.answered()
  for (let x = 1; x <= 5; x++) expect((await ask(`${page}?x=${x}&utm_source=${x}`)).status).toBe(200)
  expect(app.http.recentAnswers.answered()).toBe(before + 5)
  const call = `/api/guest/${propertyId}/clientData`
  for (const query of ['x=1', 'x=1', 'v=1&x=2', 'v=1&x=2']) await ask(`${call}?${query}`)
  expect(app.http.recentAnswers.answered()).toBe(before + 5)
})

test('a page with a box open is found again by that box alone', async () => {
  const propertyId = await aProperty(app.db)
  const { id } = await aCard(app.db, propertyId, { title: 'Fresh bread' })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  await publishAndHear(propertyId, cookie)
  const page = `/guestbook/${propertyId}`
  const plain = await (await ask(page)).text()
  const before = app.http.recentAnswers.answered()
  const open = await (await ask(`${page}?x=1&box=${id}`)).text()
  expect(app.http.recentAnswers.answered()).toBe(before)
  expect(open).toContain(`"openBox":"${id}"`)
  expect(open).not.toBe(plain)
  for (let x = 2; x <= 4; x++) expect(await (await ask(`${page}?box=${id}&x=${x}`)).text()).toBe(open)
  expect(await (await ask(`${page}?box=&x=9`)).text()).toBe(plain)
  expect(app.http.recentAnswers.answered()).toBe(before + 3)
})

test('what is asked for again and again is not pushed out by what is asked for once', () => {
  const recent = createRecentAnswers(createTestEventSource(), () => 0)
  const request = (url: string) => Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  const isAnswered = (url: string) => {
    const asked = request(url)
    const isKept = recent.answer(asked, new ServerResponse(asked))
    if (!isKept) recent.keep(asked, { etag: '"1"' }, Buffer.from('page'), 'identity')
    return isKept
  }
  isAnswered('/guestbook/fjord')
  for (let guess = 0; guess < 5000; guess++) {
    isAnswered(`/guestbook/fjord/guess-${guess}`)
    if (guess % 1000 === 0) expect(isAnswered('/guestbook/fjord')).toBe(true)
  }
  expect(isAnswered('/guestbook/fjord')).toBe(true)
  expect(isAnswered('/guestbook/fjord/guess-0')).toBe(false)
})

test('whoever hears of a publication and asks gets what was published', async () => {
  const propertyId = await aProperty(app.db)
  await aCard(app.db, propertyId, { title: 'Fresh bread' })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const path = `/api/guest/${propertyId}/guestbook`
  expect(await (await ask(path)).text()).not.toContain('Fresh bread')
  // Guests who ask all the while must not put old bytes back.
  const others = Array.from({ length: 5 }, () => ask(path))
  await publishAndHear(propertyId, cookie)
  expect(await (await ask(path)).text()).toContain('Fresh bread')
  await Promise.all(others)
})

test('an order drops nothing, being no part of a page that guests share; a changed product does', () => {
  const hub = createTestEventSource()
  const recent = createRecentAnswers(hub)
  const request = () =>
    Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/guestbook/fjord' })
  const isAnswered = (asked: IncomingMessage) => recent.answer(asked, new ServerResponse(asked))
  const first = request()
  expect(isAnswered(first)).toBe(false)
  recent.keep(first, { etag: '"1"' }, Buffer.from('page'), 'identity')
  hub.tell('order.placed', 'fjord', { requestId: 'r', isPreview: false })
  expect(isAnswered(request())).toBe(true)
  hub.tell('product.changed', 'fjord', { productId: null })
  expect(isAnswered(request())).toBe(false)
})
