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

test('what an address says beyond what we know is not kept, and pushes nothing out', async () => {
  const path = `/api/guest/${await aProperty(app.db)}/clientData`
  await ask(path)
  const before = app.http.recentAnswers.answered()
  for (const query of ['x=1', 'x=1', 'v=1&x=2', 'v=1&x=2', 'language', 'language'])
    await ask(`${path}?${query}`)
  expect(app.http.recentAnswers.answered()).toBe(before)
  for (const query of ['v=1', 'language=0&v=1']) for (const _ of [1, 2]) await ask(`${path}?${query}`)
  expect(app.http.recentAnswers.answered()).toBe(before + 2)
})

test('whoever hears of a publication and asks gets what was published', async () => {
  const propertyId = await aProperty(app.db)
  await aCard(app.db, propertyId, { title: 'Fresh bread' })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const path = `/api/guest/${propertyId}/guestbook`
  expect(await (await ask(path)).text()).not.toContain('Fresh bread')
  const heard = new Promise<void>((resolve) => {
    const off = app.hub.on('guestbook.published', (event) => {
      if (event.propertyId !== propertyId) return
      off()
      resolve()
    })
  })
  // Guests who ask all the while must not put old bytes back.
  const others = Array.from({ length: 5 }, () => ask(path))
  await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
  await heard
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
