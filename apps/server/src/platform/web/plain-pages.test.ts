import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { propertyChanged } from '../../testing/property-changed.ts'
import { watchedPages } from '../../testing/watched-pages.ts'

const pages = watchedPages()
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ web: pages.web })
  // Without an owner every address leads to the set-up.
  await aSignedIn(app, await aProperty(app.db), ['owner'])
})
afterAll(() => app.close())
beforeEach(() => void pages.rendered.splice(0))

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

test('whatever hotel or address is guessed, the page that says so is rendered once for each language', async () => {
  for (let guess = 0; guess < 20; guess++) {
    expect((await ask(`/guestbook/nowhere-${guess}?x=${guess}`)).statusCode).toBe(404)
    expect((await ask(`/nowhere/${guess}`, { 'accept-language': `da;q=0.${guess + 1}` })).statusCode).toBe(
      404,
    )
    expect((await ask(`/welcome?x=${guess}`)).statusCode).toBe(200)
  }
  expect(pages.rendered.map(({ data, language }) => [data.kind, language])).toEqual([
    ['failure', 'en'],
    ['failure', 'da'],
    ['welcome', 'en'],
  ])
})

test('it comes in the coding that is asked for, and nobody keeps it', async () => {
  const plain = await ask('/nowhere')
  const br = await ask('/nowhere', { 'accept-encoding': 'br' })
  const gzip = await ask('/nowhere', { 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect([plain, br, gzip].map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('no-store'))
})

test('what a hotel says where something is closed is rendered once, and anew when the hotel changes', async () => {
  const hotel = await aProperty(app.db)
  const other = await aProperty(app.db)
  for (let guess = 0; guess < 10; guess++) {
    await ask(`/survey/${hotel}?templateId=${guess}&x=${guess}`)
    await ask(`/survey/${other}?templateId=x`)
  }
  expect(pages.rendered).toHaveLength(2)
  await propertyChanged(app, hotel)
  await ask(`/survey/${hotel}?templateId=x`)
  await ask(`/survey/${other}?templateId=x`)
  expect(pages.rendered).toHaveLength(3)
})

test('an order page of nobody in particular is rendered once, whatever its address says', async () => {
  const hotel = await aProperty(app.db)
  for (let x = 0; x < 20; x++) {
    const guess = String(x).padStart(22, '0')
    const addresses = [
      `?x=${x}`,
      `/confirmation/${guess}`,
      `/receipt/${guess}`,
      `?state=preview&token=${guess}`,
    ]
    for (const address of addresses) {
      const page = await ask(`/order/${hotel}${address}`)
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    }
  }
  expect(pages.rendered).toHaveLength(4)
})
