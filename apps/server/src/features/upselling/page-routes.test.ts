import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aStoreHouse, eachNight, type StoreHouse } from '../../testing/store-house.ts'

let app: TestApp
let house: StoreHouse

beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
})

const get = (path: string) => app.inject({ url: `/upselling/${house.propertyId}${path}` })
const kept = (linkKey: string) => `stay_${house.propertyId}=${linkKey};`

it('the store’s address leads to its products, and keeps what led there', async () => {
  const { linkKey } = await house.stay()
  const { statusCode, headers } = await get(`/${linkKey}?from=message%2Fabc&deal=x&language=0`)
  expect([statusCode, headers.location]).toEqual([
    302,
    `/upselling/${house.propertyId}/${linkKey}/products?from=message%2Fabc&deal=x&language=0`,
  ])
})

it('the deals stand in the page, which nobody keeps, and the stay is the one last opened', async () => {
  const { linkKey } = await house.stay({ firstName: 'Astrid' })
  await house.deal([await house.product({ options: eachNight(3) })], { title: 'Cocoa under the stars' })
  const { statusCode, headers, body } = await get(`/${linkKey}/products?from=card/abc`)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['set-cookie']).toContain(kept(linkKey))
  expect(body).toContain('"view":"products"')
  expect(body).toContain('Cocoa under the stars')
  expect(body).toContain('"cameFrom":"card/abc"')
  // What is no origin is none.
  expect((await get(`/${linkKey}/products?from=%3Cscript%3E`)).body).toContain('"cameFrom":""')
})

it('once it has closed every address of the store but a confirmation leads to the expired view', async () => {
  const { linkKey } = await house.stay()
  const expired = `/upselling/${house.propertyId}/${linkKey}/expired`
  expect((await get(`/${linkKey}/expired`)).headers.location).toBe(
    `/upselling/${house.propertyId}/${linkKey}/products`,
  )
  app.clock.set(new Date('2026-12-09T15:00:00Z'))
  for (const view of ['products', 'checkout']) {
    expect((await get(`/${linkKey}/${view}`)).headers.location).toBe(expired)
  }
  expect((await get(`/${linkKey}/expired`)).body).toContain('"view":"expired"')
  expect((await get(`/${linkKey}/confirmation/${newId()}`)).body).toContain('"view":"confirmation"')
})

it('an id that opens no stay is a view with the way back, and no dead end', async () => {
  const { linkKey } = await house.stay({ cancelledAt: app.clock.now() })
  for (const id of ['preview', 'qr', 'QR', newId(), linkKey, 'x'.repeat(5000)]) {
    for (const view of ['', '/products', '/checkout', '/expired', `/confirmation/${newId()}`]) {
      const answer = await get(`/${id}${view}`)
      const last =
        answer.statusCode === 302 ? await app.inject({ url: String(answer.headers.location) }) : answer
      expect([id.slice(0, 9), view, last.statusCode]).toEqual([id.slice(0, 9), view, 404])
      expect(last.body).toContain('"failure":"gone"')
    }
  }
  const { linkKey: known } = await house.stay()
  expect((await get(`/${known}/confirmation/no-order`)).statusCode).toBe(404)
  for (const path of ['', '/']) {
    const { statusCode, body } = await get(path)
    expect([statusCode, body.includes('"failure":"gone"'), body.includes(house.propertyId)]).toEqual([
      404,
      true,
      true,
    ])
  }
  for (const child of ['nonsense', 'confirmation', 'products/more']) {
    expect((await get(`/${known}/${child}?l=x`)).headers.location).toBe(
      `/upselling/${house.propertyId}/${known}/products?l=x`,
    )
  }
})

it('without its module, or what it sells through, the way back is the guest’s own', async () => {
  const { linkKey } = await house.stay()
  const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  for (const module of ['upselling', 'products']) {
    await owner('PUT', `modules/${module}`, { enabled: false })
    await expect.poll(async () => (await get(`/${linkKey}/products`)).statusCode).toBe(404)
    expect((await get(`/${linkKey}/products`)).headers['set-cookie']).toContain(kept(linkKey))
    await owner('PUT', `modules/${module}`, { enabled: true })
    await expect.poll(async () => (await get(`/${linkKey}/products`)).statusCode).toBe(200)
  }
})

it('who edits deals sees a sample stay, framed by the editor, and nobody else does', async () => {
  const draft = await house.deal([await house.product()], { state: 'paused', title: 'Not yet started' })
  const { data } = await house.manage('POST', 'guestbook/previewToken')
  const address = `/preview/products?preview=${encodeURIComponent(data?.token)}&deal=${draft}`
  const { statusCode, headers, body } = await get(address)
  expect(statusCode).toBe(200)
  expect(body).toContain('Not yet started')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['set-cookie']).toBeUndefined()
  expect((await get(`/preview/products?preview=nothing&deal=${draft}`)).statusCode).toBe(404)
})
