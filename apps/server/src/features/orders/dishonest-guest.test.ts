import { PRICE_MAX } from '@innkeeper/domain/orders/constants.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emit } from '../../platform/events/outbox.ts'
import { newId } from '../../platform/ids.ts'
import type { TestApp } from '../../testing/app.ts'
import { aBooking, aSignedIn } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'
import { housePerTest } from '../../testing/house-per-test.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
  type PropertyWithReception,
} from '../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
housePerTest((made) => {
  ;({ app, house } = made)
})

const asked = <Row>(query: ReturnType<typeof sql>) =>
  app.db.tenant(house.propertyId, async (tx) => (await tx.execute<Row & Record<string, unknown>>(query)).rows)

describe('names that cannot be seen', () => {
  const INVISIBLE = '\u200b\u2060'

  it('are no names', async () => {
    const checkout = { ...CHECKOUT, firstName: INVISIBLE, lastName: ` ${INVISIBLE}` }
    const answer = await house.order(anOrderFor(await house.product(), { checkout }))
    expect(answer.code).toBe('order/checkout-incomplete')
    expect(answer.details.fields).toEqual({ firstName: 'required', lastName: 'required' })
  })

  it('open no bill of a booking that has none either', async () => {
    await aBooking(app.db, house.propertyId, { bookingNumber: 'R-77', lastName: '', state: 'checkin' })
    const product = await house.product()
    for (const lastName of [INVISIBLE, '\u0000\u200b']) {
      const checkout = { ...CHECKOUT, reservationNumber: 'R-77', lastName }
      const answer = await house.order(anOrderFor(product, { checkout, service: 'Put on bill' }))
      expect(answer.status).not.toBe(200)
    }
  })
})

describe('who guesses reservation numbers', () => {
  const guess = (at: number, remoteAddress: string) => {
    const checkout = { ...CHECKOUT, reservationNumber: `R-${at}`, lastName: 'Hansen' }
    return house.order(anOrderFor(product, { checkout, service: 'Put on bill' }), newId(), { remoteAddress })
  }
  let product: Awaited<ReturnType<PropertyWithReception['product']>>
  beforeEach(async () => {
    product = await house.product()
  })

  it('gains nothing from the many addresses of one line', async () => {
    const codes: (string | undefined)[] = []
    for (let at = 0; at < 23; at++) codes.push((await guess(at, `2001:db8:1:2::${at + 1}`)).code)
    expect(codes.slice(20)).toEqual(Array(3).fill('request/too-many'))
    expect((await guess(24, '2001:db8:1:3::1')).code).toBe('order/booking-unknown')
  })

  it('gains little from many lines', async () => {
    const codes: (string | undefined)[] = []
    for (let at = 0; at < 65; at++) codes.push((await guess(at, `10.8.0.${at}`)).code)
    expect(codes.filter((code) => code === 'order/booking-unknown')).toHaveLength(60)
    app.clock.advance({ minutes: 1 })
    expect((await guess(70, '10.8.0.99')).code).toBe('order/booking-unknown')
  })
})

describe('characters that no database can hold', () => {
  it('are taken for what cannot be read, or refused', async () => {
    const product = await house.product({ options: { openComment: true } })
    for (const bad of ['\ud800', 'a\udc00b', '\u0000']) {
      const sent = [
        anOrderFor(product, { checkout: { ...CHECKOUT, comments: bad } }),
        anOrderFor(product, { checkout: { ...CHECKOUT, roomNumber: `1${bad}` } }),
        anOrderFor(product, { lines: [{ productId: product.id, quantity: 1, comment: bad }] }),
      ]
      for (const body of sent) expect([200, 400]).toContain((await house.order(body)).status)
    }
    // Jobs that other tests queued may fail meanwhile.
    const failed = app.logged.filter((line) => line.includes('"level":50') && !line.includes('"job":'))
    expect(failed.join('')).toBe('')
  })
})

describe('a total', () => {
  it('beyond what a column holds is refused, and nothing is stored', async () => {
    const extras = Array.from({ length: 30 }, () => ({
      id: newId(),
      names: {},
      price: PRICE_MAX,
      productId: null,
    }))
    const dear = await house.product({
      price: PRICE_MAX,
      options: { extras, quantity: { isUnlimited: true, maxQuantity: 100 } },
    })
    const lines = [{ productId: dear.id, quantity: 100, extras: extras.map(({ id }) => id) }]
    const answer = await house.order(anOrderFor(dear, { lines, total: PRICE_MAX * 31 * 100 }))
    expect([answer.status, answer.code]).toEqual([422, 'order/too-many'])
    expect((await house.guest('POST', 'orders/quote', { lines })).data.total).toBe(0)
  })
})

describe('what staff answered', () => {
  it('is kept under no key with the guest in it, and is answered again all the same', async () => {
    const product = await house.product()
    const headers = { cookie: house.reception.cookie }
    for (const act of ['accept', 'decline'] as const) {
      const { orderId } = (await house.order(anOrderFor(product))).data
      const payload = act === 'accept' ? { timeExpected: null } : { reason: 'too busy' }
      const send = (step: string, body?: object) => {
        const key = `${step}-${orderId}`
        const url = `/api/hotel/orderRequests/${orderId}/${step}`
        return app.inject({
          method: 'POST',
          url,
          headers: { ...headers, 'idempotency-key': key },
          ...(body ? { payload: body } : {}),
        })
      }
      for (const [step, body] of [[act, payload], ['archive'], ['unarchive']] as const) {
        const first = await send(step, body)
        expect(first.statusCode).toBe(200)
        const { status, revision, guestName } = first.json().data
        expect((await send(step, body)).json().data).toMatchObject({ status, revision, guestName })
      }
    }
    const kept = JSON.stringify(await asked(sql`select answer from idempotency_keys`))
    expect(kept).not.toMatch(/astrid|nilsen|32 ?12|204/i)
  })
})

describe('the sandbox', () => {
  it('chosen while this was a demo is offered no more once it is none', async () => {
    const { propertyId } = house
    const settings = JSON.stringify({
      version: 1,
      services: ['Pay Now', 'Pay on delivery'],
      methods: ['visa'],
      receiptService: 'none',
      provider: 'sandbox',
    })
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(
        sql`insert into payment_settings (property_id, settings) values (${propertyId}, ${settings}::jsonb)`,
      ),
    )
    const product = await house.product({ stock: 1 })
    const answer = await house.order(anOrderFor(product, { service: 'Pay Now' }))
    expect(answer.code).toBe('order/service-unavailable')
    expect(await house.stockOf(product.id)).toBe(1)
  })
})

describe('letters to somebody who ordered nothing', () => {
  it('carry no words or addresses of who sends them', async () => {
    const product = await house.product()
    for (const firstName of [
      'You won! See https://evil.example/prize',
      'evil.example',
      'Call +4512345678 now',
    ]) {
      await house.order(anOrderFor(product, { checkout: { ...CHECKOUT, firstName } }))
    }
    const letters = await asked<{ text: string }>(
      sql`select body_text || coalesce(body_html, '') as text from messages`,
    )
    expect(letters).toHaveLength(3)
    for (const { text } of letters) expect(text).not.toMatch(/evil|won!|4512345678/)
  })

  it('are few', async () => {
    const product = await house.product()
    for (let sent = 0; sent < 15; sent++) {
      expect((await house.order(anOrderFor(product))).status).toBe(200)
    }
    const letters = await asked(sql`select id from messages where recipient = ${CHECKOUT.email}`)
    expect(letters.length).toBeLessThanOrEqual(10)
    app.clock.advance({ hours: 2 })
    await house.order(anOrderFor(product))
    expect((await asked(sql`select id from messages`)).length).toBe(letters.length + 1)
  })
})

describe('staff who handle no requests', () => {
  it('hear of no order: its id would open it', async () => {
    const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
    const hears = async (role: 'reception' | 'housekeeping') => {
      const { cookie } = await aSignedIn(app, house.propertyId, [role])
      const stop = new AbortController()
      const { body } = await fetch(`${origin}/api/hotel/live`, { headers: { cookie }, signal: stop.signal })
      let heard = ''
      const reading = (async () => {
        for await (const chunk of body ?? []) heard += Buffer.from(chunk).toString()
      })().catch(() => {})
      const end = () => {
        stop.abort()
        return reading
      }
      return { heard: () => heard, end }
    }
    const [reception, housekeeping] = [await hears('reception'), await hears('housekeeping')]
    const { orderId } = (await house.order(anOrderFor(await house.product({ stock: 1 })))).data
    await eventually('the reception to hear of it', () => reception.heard().includes(orderId))
    // What became of its letter, which an open request shows.
    const cause = { kind: 'order', id: orderId }
    await app.db.tenant(house.propertyId, async (tx) => {
      await emit(tx, house.propertyId, 'message.changed', { messageId: newId(), state: 'sent', cause })
      await emit(tx, house.propertyId, 'payment-settings.changed', { revision: 2 })
    })
    await eventually('the reception to hear of the letter', () =>
      reception.heard().includes('message.changed'),
    )
    // Heard after them by everybody.
    await eventually('housekeeping to hear anything', () =>
      housekeeping.heard().includes('payment-settings.changed'),
    )
    expect(housekeeping.heard()).not.toContain(orderId)
    await Promise.all([reception.end(), housekeeping.end()])
  })
})

describe('somebody else', () => {
  it('finds no order by another house, and no log names one', async () => {
    const booking = await aBooking(app.db, house.propertyId)
    const { orderId } = (await house.order(anOrderFor(await house.product(), { booking: booking.linkKey })))
      .data
    const elsewhere = await aPropertyWithReception(app)
    for (const path of [`orders/${orderId}`, `orders/${orderId}/receipt`]) {
      expect((await elsewhere.guest('GET', path)).code).toBe('order/unknown')
    }
    const bulk = await elsewhere.call('POST', 'orderRequests/bulk', {
      ids: [orderId],
      action: { kind: 'accept' },
    })
    expect(bulk.data).toEqual({ done: [], refused: [{ id: orderId, code: 'order/unknown' }] })
    await house.guest('GET', `orders/${orderId}/receipt`)
    await app.inject({ url: `/order/${house.propertyId}/confirmation/${orderId}` })
    const log = app.logged.join('\n')
    for (const secret of [orderId, booking.linkKey, CHECKOUT.email, 'Nilsen']) {
      expect(log).not.toContain(secret)
    }
  })
})
