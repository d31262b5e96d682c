import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../testing/builders.ts'
import { propertyChanged } from '../../testing/property-changed.ts'
import { anOrderFor } from '../../testing/property-with-reception.ts'

let app: TestApp
let hotel: string
let linkKey: string

beforeAll(async () => {
  app = await openTestApp()
  hotel = await aProperty(app.db)
  linkKey = (await aBooking(app.db, hotel)).linkKey
})
afterAll(() => app.close())

const ID = 'A'.repeat(22)
const get = (url: string, cookie?: string) => app.inject({ url, headers: cookie ? { cookie } : {} })

describe('the pages of an order', () => {
  it('are frames that nobody keeps and that carry the booking last opened here', async () => {
    const { statusCode, headers, body } = await get(`/order/${hotel}`, `stay_${hotel}=${linkKey}`)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('"view":"checkout"')
    expect(body).toContain(`"booking":"${linkKey}"`)
  })

  it('of nobody in particular are shared; who has a booking gets their own, and what changes is seen', async () => {
    const shared = await get(`/order/${hotel}`)
    expect((await get(`/order/${hotel}`)).headers.etag).toBe(shared.headers.etag)
    const own = await get(`/order/${hotel}`, `stay_${hotel}=${linkKey}`)
    expect(own.body).toContain(`"booking":"${linkKey}"`)
    expect((await get(`/order/${hotel}`)).body).toContain('"booking":null')
    const name = 'The Renamed House'
    await propertyChanged(app, hotel, (tx) => tx.execute(sql`update properties set name = ${name}`))
    expect((await get(`/order/${hotel}`)).body).toContain(name)
  })

  it('know no booking without one, nor one of another property', async () => {
    const elsewhere = await aBooking(app.db, await aProperty(app.db))
    for (const cookie of [undefined, `stay_${hotel}=${elsewhere.linkKey}`, `stay_${hotel}=${ID}`]) {
      expect((await get(`/order/${hotel}`, cookie)).body).toContain('"booking":null')
    }
  })

  it('of staff’s preview carry a key to it and nobody’s booking, of anyone else’s none', async () => {
    const { cookie } = await aSignedIn(app, hotel, ['reception'])
    const staff = await get(`/order/${hotel}?state=preview`, `${cookie}; stay_${hotel}=${linkKey}`)
    expect(staff.body).toMatch(new RegExp(`"booking":null,"preview":{"token":"${hotel}\\.[^"]+"}`))
    const asked = await get(`/order/${hotel}?state=preview&as=precheckin`, cookie)
    expect(asked.body).toMatch(/"preview":{"token":"[^"]+","as":"precheckin"}/)
    const anyone = await get(`/order/${hotel}?state=preview&token=${hotel}.a.b`, `stay_${hotel}=${linkKey}`)
    expect(anyone.body).toContain('"booking":null,"preview":{"token":null}')
    expect((await get(`/order/${hotel}`, cookie)).body).toContain('"preview":null')
  })

  it('say what they are about and refuse what cannot be an id; the order itself is in the address alone', async () => {
    for (const view of ['confirmation', 'receipt']) {
      const { body } = await get(`/order/${hotel}/${view}/${ID}`)
      expect(body).toContain(`"view":"${view}"`)
      expect(body).not.toContain(ID)
      expect((await get(`/order/${hotel}/${view}/no-id`)).statusCode).toBe(404)
    }
  })

  it('without the guestbook are closed, and nothing can be ordered', async () => {
    const without = await aProperty(app.db)
    await app.db.tenant(without, (tx) =>
      tx.execute("update module_configs set enabled = false where module = 'guestbook'"),
    )
    const { body } = await get(`/order/${without}`)
    expect(body).toContain('"failure":"inactive"')
    const sent = await app.inject({
      method: 'POST',
      url: `/api/guest/${without}/orders`,
      headers: { 'idempotency-key': ID },
      payload: anOrderFor({ id: ID, price: 100 }),
    })
    expect(sent.json().code).toBe('module/not-available')
    const { linkKey } = await aBooking(app.db, without)
    const guest = `/api/guest/${without}`
    const lines = [{ productId: ID, quantity: 1 }]
    const answers = [
      await get(`${guest}/products`),
      await get(`${guest}/bookings/${linkKey}`),
      await app.inject({ method: 'POST', url: `${guest}/orders/quote`, payload: { lines } }),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'module/not-available'])
  })

  it('without the module say that nothing is ordered here', async () => {
    const without = await aProperty(app.db)
    await app.db.tenant(without, (tx) =>
      tx.execute("update module_configs set enabled = false where module = 'products'"),
    )
    for (const place of ['', `/confirmation/${ID}`, `/receipt/${ID}`]) {
      const { statusCode, body } = await get(`/order/${without}${place}`)
      expect(statusCode).toBe(404)
      expect(body).toContain('"failure":"no-ordering"')
    }
  })
})
