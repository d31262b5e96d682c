import { isErrorCode } from '@innkeeper/api/errors.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
beforeAll(async () => {
  app = await openTestApp({ isDemo: true, withJobs: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  house = await aPropertyWithReception(app, { name: 'Hotel <Fjord> & "Fjell"' })
})

/** An order that is to be paid, and its payment page. */
async function anOrderToPay(change: object = {}) {
  const product = await house.product({ stock: 5 })
  const { data, code } = await house.order(
    anOrderFor(product, { service: 'Pay Now', language: 1, ...change }),
  )
  if (code) throw new Error(code)
  return { product, orderId: data.orderId as string, page: data.paymentUrl as string }
}
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search
const open = (page: string) => app.inject({ url: pathOf(page) })
const press = (page: string, action: string, method = 'visa') =>
  app.inject({
    method: 'POST',
    url: pathOf(page),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action, method }).toString(),
  })
const stateOf = async (orderId: string) => (await house.guest('GET', `orders/${orderId}`)).data
const becomes = (orderId: string, payment: string) =>
  eventually(`the payment to be ${payment}`, async () => (await stateOf(orderId)).payment === payment)

describe('paying in the sandbox', () => {
  it('shows a page in the guest’s language that needs no script', async () => {
    const { page } = await anOrderToPay()
    const answer = await open(page)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('lang="da"')
    expect(answer.body).toContain('Hotel &lt;Fjord&gt; &amp; &quot;Fjell&quot;')
    expect(answer.body).toContain('Godkend')
    expect(answer.body).not.toContain('<script')
    for (const method of ['Mastercard', 'Visa', 'Dankort', 'MobilePay', 'Swish', 'Vipps'])
      expect(answer.body).toContain(`<span>${method}</span>`)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toMatch(/style-src 'self' 'sha256-/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('approved, the order is placed, and captured once staff accept it', async () => {
    const { orderId, page } = await anOrderToPay()
    expect(await stateOf(orderId)).toMatchObject({ stage: 'awaiting payment', payment: 'pending' })
    const answer = await press(page, 'approve')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/order/${house.propertyId}/confirmation/${orderId}`)
    expect(await stateOf(orderId)).toMatchObject({ stage: 'placed', payment: 'held', standing: 'sent' })
    const accepted = await house.call('POST', `orderRequests/${orderId}/accept`, {
      timeExpected: null,
      confirmation: 'none',
    })
    expect(accepted.code).toBeUndefined()
    await becomes(orderId, 'captured')
  })

  it('declined, the order is given up and its stock returns', async () => {
    const { orderId, page, product } = await anOrderToPay()
    expect(await house.stockOf(product.id)).toBe(4)
    await press(page, 'decline')
    expect(await stateOf(orderId)).toMatchObject({ stage: 'abandoned', payment: 'declined' })
    expect(await house.stockOf(product.id)).toBe(5)
  })

  it('left, the guest can come back and pay', async () => {
    const { orderId, page } = await anOrderToPay()
    const back = /href="([^"]+payment=left)"/.exec((await open(page)).body)?.[1]
    expect(back).toBe(`/order/${house.propertyId}/confirmation/${orderId}?payment=left`)
    expect(await stateOf(orderId)).toMatchObject({ stage: 'awaiting payment', paymentUrl: page })
    await press(page, 'approve')
    expect(await stateOf(orderId)).toMatchObject({ stage: 'placed', paymentUrl: null })
  })

  it.each([
    ['visa', 'held', 'released'],
    ['swish', 'captured', 'refunded'],
  ])('with %s it is %s, and %s when staff decline', async (method, paid, given) => {
    const { orderId, page } = await anOrderToPay({ method })
    await press(page, 'approve', method)
    expect(await stateOf(orderId)).toMatchObject({ stage: 'placed', payment: paid })
    const declined = await house.call('POST', `orderRequests/${orderId}/decline`, {
      reason: 'too busy',
      confirmation: 'none',
    })
    expect(declined.code).toBeUndefined()
    await becomes(orderId, given)
  })

  it('pressed twice, the first counts, and the page says that it is over', async () => {
    const { orderId, page } = await anOrderToPay()
    await Promise.all([press(page, 'approve'), press(page, 'approve')])
    await press(page, 'decline')
    expect(await stateOf(orderId)).toMatchObject({ stage: 'placed', payment: 'held' })
    const { body } = await open(page)
    expect(body).toContain('Denne betaling er allerede afsluttet.')
    expect(body).not.toContain('<form')
  })

  it('accepted automatically, the order is confirmed to nobody before the amount is held', async () => {
    const { linkKey } = await aBooking(app.db, house.propertyId)
    const product = await house.product({ options: { isAutomaticallyAccepted: true } })
    const { data } = await house.order(anOrderFor(product, { service: 'Pay Now', booking: linkKey }))
    const unpaid = { stage: 'awaiting payment', standing: 'sent', timeExpected: null }
    const ofStay = async () => (await house.guest('GET', `bookings/${linkKey}/orders`)).data.orders
    expect(data).toMatchObject({ ...unpaid, status: 'no action taken', hasReceipt: false })
    expect(await stateOf(data.orderId)).toMatchObject({ ...unpaid, status: 'no action taken' })
    expect(await ofStay()).toMatchObject([unpaid])
    expect((await house.call('GET', 'orderRequests')).data.items).toEqual([])

    await press(data.paymentUrl, 'approve')
    const placed = { stage: 'placed', standing: 'confirmed', timeExpected: data.timeRequested }
    expect(await stateOf(data.orderId)).toMatchObject({ ...placed, status: 'auto accepted' })
    expect(await ofStay()).toMatchObject([placed])
    expect((await house.call('GET', 'orderRequests')).data.items).toMatchObject([{ status: 'auto accepted' }])
  })

  it('accepted automatically and not paid, the order was never confirmed', async () => {
    const { linkKey } = await aBooking(app.db, house.propertyId)
    const product = await house.product({ options: { isAutomaticallyAccepted: true } })
    const { data } = await house.order(anOrderFor(product, { service: 'Pay Now', booking: linkKey }))
    await press(data.paymentUrl, 'decline')
    const given = { stage: 'abandoned', standing: 'sent', status: 'no action taken', hasReceipt: false }
    expect(await stateOf(data.orderId)).toMatchObject(given)
  })

  it('given what its form cannot send, refuses with a code and changes nothing', async () => {
    const { orderId, page } = await anOrderToPay()
    const send = (type: string | undefined, payload?: string) =>
      app.inject({
        method: 'POST',
        url: pathOf(page),
        headers: type ? { 'content-type': type } : {},
        ...(payload === undefined ? {} : { payload }),
      })
    const form = 'application/x-www-form-urlencoded'
    const sent = [
      ...['[]', 'null', '"approve"', '7', '{"action":"approve"}', '[["action","approve"]]', '{'].map(
        (json) => ['application/json', json] as const,
      ),
      ...['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'x'].map(
        (type) => [type, 'action=approve&method=visa'] as const,
      ),
      [undefined, undefined] as const,
      [form, undefined] as const,
      ...[
        '',
        '%',
        'null',
        'action=',
        'action=pay',
        'action[]=approve',
        'action=approve&method=gold',
        'action=approve&method=',
        'action=approve&action=decline',
        'action=approve&method=visa&method=swish',
        'action=approve%00',
        `action=approve&more=${'x'.repeat(2000)}`,
      ].map((body) => [form, body] as const),
    ]
    for (const [type, body] of sent) {
      const answer = await send(type, body)
      const seen = [type, body?.slice(0, 60), answer.statusCode, isErrorCode(answer.json().code)]
      expect(seen).toEqual([type, body?.slice(0, 60), expect.toBeOneOf([400, 413, 415]), true])
    }
    expect(await stateOf(orderId)).toMatchObject({ stage: 'awaiting payment', payment: 'pending' })
    expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('is no page for another property, for an unknown payment, or outside demos', async () => {
    const { page } = await anOrderToPay()
    const elsewhere = await aPropertyWithReception(app)
    const paths = [
      pathOf(page).replace(house.propertyId, elsewhere.propertyId),
      `/payment-sandbox/${house.propertyId}/${'x'.repeat(22)}`,
      `/payment-sandbox/${house.propertyId}/..%2f`,
    ]
    for (const url of paths) {
      const { statusCode, headers } = await app.inject({ url })
      expect([statusCode, headers.location]).toEqual([303, `/guestbook/${url.split('/')[2]}`])
    }
    const real = await openTestApp()
    expect((await real.inject({ url: pathOf(page) })).statusCode).toBe(404)
    await real.close()
  })
})
