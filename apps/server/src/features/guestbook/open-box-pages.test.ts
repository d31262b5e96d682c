import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn } from '../../testing/builders.ts'
import { propertyChanged } from '../../testing/property-changed.ts'
import { watchedPages } from '../../testing/watched-pages.ts'

/** More than are kept of any pages, and more than may wait to be rendered. */
const BOXES = 310

const pages = watchedPages()
let app: TestApp
let hotel: string
let boxes: string[]
beforeAll(async () => {
  app = await openTestApp({ web: pages.web })
  hotel = await aProperty(app.db)
  const cards = Array.from({ length: BOXES }, (_, index) => aCard(app.db, hotel, { index }))
  boxes = (await Promise.all(cards)).map(({ id }) => id)
  const { cookie } = await aSignedIn(app, hotel, ['editor'])
  await app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
})
afterAll(() => app.close())
beforeEach(async () => {
  // Nothing is kept of what came before.
  await propertyChanged(app, hotel)
  pages.rendered.splice(0)
})

const ask = (path: string, encoding = 'br') =>
  app.inject({ url: path, headers: { accept: 'text/html', 'accept-encoding': encoding } })
const boxAt = (at: number) => `/guestbook/${hotel}?box=${boxes[at]}`

test('however an address asks for a box, its page is rendered once', async () => {
  const asked = Array.from({ length: 25 }, (_, x) => ask(`${boxAt(0)}&x=${x}`))
  const together = await Promise.all(asked)
  for (let x = 25; x < 50; x++) together.push(await ask(`${boxAt(0)}&x=${x}`, x % 2 ? 'gzip' : 'br'))
  expect(new Set(together.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(together.map(({ headers }) => headers.etag)).size).toBe(1)
  expect(pages.openBoxes()).toEqual([boxes[0]])
})

test('an address that names no box of the guestbook gets the page without one', async () => {
  for (let x = 0; x < 20; x++) await ask(`/guestbook/${hotel}?box=${'x'.repeat(20)}${10 + x}&y=${x}`)
  expect(pages.openBoxes()).toEqual([null])
})

test('pages with a box open push no other page out', async () => {
  await ask(`/guestbook/${hotel}`)
  pages.rendered.splice(0)
  for (let at = 0; at < BOXES; at++) expect((await ask(boxAt(at))).statusCode).toBe(200)
  expect(pages.rendered.length).toBeGreaterThan(BOXES - 10)
  pages.rendered.splice(0)
  await ask(`/guestbook/${hotel}`)
  expect(pages.rendered).toEqual([])
})

test('where too many are wanted at once the rest is told when to come back, and other guests and orders are served', async () => {
  const other = await aProperty(app.db)
  const letGo = pages.holdOpenBoxes()
  const answers: LightMyRequestResponse[] = []
  const asked = Array.from({ length: 60 }, (_, at) =>
    ask(boxAt(at)).then((answer) => void answers.push(answer)),
  )
  // Four begin and fifty wait.
  await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(6), { timeout: 20_000 })
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-store')
  }
  expect((await ask(`/guestbook/${other}`)).statusCode).toBe(200)
  const { linkKey } = await aBooking(app.db, hotel)
  const own = await app.inject({ url: `/order/${hotel}`, headers: { cookie: `stay_${hotel}=${linkKey}` } })
  expect(own.statusCode).toBe(200)
  expect(own.body).toContain(linkKey)
  letGo()
  await Promise.all(asked)
  // Nothing of the refusal is kept.
  for (let at = 0; at < 60; at++) expect((await ask(boxAt(at))).statusCode).toBe(200)
})
