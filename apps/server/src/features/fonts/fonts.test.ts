import { FAMILIES_MAX, FONT_NAME_MAX } from '@innkeeper/domain/fonts/constants.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ url })
const dataOf = async (url: string) => (await get(url)).json().data
const hrefOf = async (hotel: string, families: string[]) =>
  (
    await app.inject({ method: 'POST', url: `/api/guest/${hotel}/fonts/google`, payload: { families } })
  ).json().data.href
const filesIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address)
const IMMUTABLE = 'public, max-age=31536000, immutable'

describe('the stylesheet of a property', () => {
  it('brings its two fonts, from this installation, and is kept for ever under its hash', async () => {
    const hotel = await aProperty(app.db)
    const { href } = await dataOf(`/api/guest/${hotel}/fonts/platform/href`)
    expect((await dataOf(`/api/guest/${hotel}/clientData`)).font).toEqual({
      heading: 'Fraunces',
      text: 'Inter',
      href,
    })
    const sheet = await get(href)
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': IMMUTABLE,
    })
    expect(filesIn(sheet.body)).toHaveLength(4)
    for (const address of filesIn(sheet.body)) {
      expect(address).toMatch(/^\/font-files\/(fraunces|inter)-latin(-ext)?-wght-[\w-]{12}\.woff2$/)
      const file = await get(address)
      expect(file.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': IMMUTABLE })
      expect(file.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    }
    expect(sheet.body).not.toContain('//')
  })

  it('at an address from before a change answers what is true now, and is not kept', async () => {
    const hotel = await aProperty(app.db)
    const old = await get(`/fonts/${hotel}/abcdefghijkl.css`)
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(old.body).toContain("--font-heading:'Fraunces'")
  })

  it('with fonts that every device has needs no files: there is no address to load', async () => {
    const brand = { ...DEFAULT_BRAND, headingFont: 'Georgia', textFont: 'Verdana' }
    const hotel = await aProperty(app.db, { brand })
    expect(await dataOf(`/api/guest/${hotel}/fonts/platform/href`)).toEqual({ href: null })
    const { href } = (await dataOf(`/api/guest/${hotel}/clientData`)).font
    expect((await get(href)).body).not.toContain('@font-face')
  })

  it('with a font that is nowhere any more shows what stands in, never an error', async () => {
    const hotel = await aProperty(app.db, { brand: { ...DEFAULT_BRAND, headingFont: 'Gone Grotesk' } })
    expect((await get(`/guestbook/${hotel}`)).statusCode).toBe(200)
    const { href } = (await dataOf(`/api/guest/${hotel}/clientData`)).font
    const { body } = await get(href)
    expect(body).toContain("--font-heading:'Gone Grotesk','Gone Grotesk Stand-in',Georgia")
    expect(filesIn(body)).toHaveLength(2)
  })
})

describe('the lists of fonts', () => {
  it('are the standard ones, more than 50 web fonts, and the property’s own', async () => {
    const hotel = await aProperty(app.db)
    const { standard, web, own } = await dataOf(`/api/guest/${hotel}/fonts/platform/all`)
    expect(standard).toContainEqual({ family: 'Georgia', kind: 'serif' })
    expect(web.length).toBeGreaterThan(50)
    expect(web).toContainEqual({ family: 'Inconsolata', kind: 'mono' })
    expect(own).toEqual([])
  })

  it('by name give the address of our own stylesheet, and unknown names are left out', async () => {
    const hotel = await aProperty(app.db)
    const href = await hrefOf(hotel, ['Lora', 'Nobody Sans', 'PT Sans', 'Lora'])
    expect(href).toMatch(
      new RegExp(`^/fonts/${hotel}/families/[\\w-]{12}\\.css\\?family=Lora&family=PT\\+Sans$`),
    )
    const sheet = await get(href)
    expect(sheet.headers['cache-control']).toBe(IMMUTABLE)
    expect(sheet.body.match(/@font-face/g)).toHaveLength(2 + 1 + 4 + 1)
  })

  it('are asked for by as many names as may be, and by no larger body', async () => {
    const url = `/api/guest/${await aProperty(app.db)}/fonts/google`
    const ask = (families: string[]) => app.inject({ method: 'POST', url, payload: { families } })
    const longest = Array<string>(FAMILIES_MAX).fill('\u6c34'.repeat(FONT_NAME_MAX))
    expect((await ask(longest)).statusCode).toBe(200)
    expect((await ask(['x'.repeat(20_000)])).statusCode).toBe(413)
  })

  it.each([[[]], [['Nobody Sans']], [['Georgia']], [['constructor', '__proto__']]])(
    'of %j are empty',
    async (families) => {
      expect(await hrefOf(await aProperty(app.db), families)).toBeNull()
    },
  )

  it('of an unknown property are not there, nor are files of other names', async () => {
    expect((await get('/api/guest/no-such-house/fonts/platform/all')).statusCode).toBe(404)
    for (const url of [
      '/fonts/no-such-house/a.css',
      '/fonts/NO/families/a.css?family=Lora',
      '/font-files/lora.woff2',
      '/font-files/..%2f..%2fpackage.json',
      `/fonts/no-such-house/own/${'a'.repeat(22)}-${'b'.repeat(43)}.woff2`,
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    }
  })
})
