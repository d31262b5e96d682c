import { ENDPOINTS } from '@innkeeper/api/endpoints.ts'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn, type SignedInStaff } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anOrderFor, CHECKOUT, type PropertyWithReception } from '../../../testing/property-with-reception.ts'

type Product = Awaited<ReturnType<PropertyWithReception['product']>>

/** What of the guest must never reach the kitchen, each found nowhere else. */
const SECRETS = [
  'Astrid',
  'Hemmelig',
  'astrid@secret.example',
  '55512345',
  'R-SECRET',
  'sterkt hemmelig notat',
]
const PERSON = {
  ...CHECKOUT,
  firstName: 'Astrid',
  lastName: 'Hemmelig',
  email: 'astrid@secret.example',
  phoneNumber: '+47 555 12 345',
  reservationNumber: 'R-SECRET',
  comments: 'No nuts, please',
}

/** Whatever an endpoint asks for, it asks for the guest. */
const ASKING = new URLSearchParams({
  query: 'Hemmelig',
  search: 'Hemmelig',
  from: '2026-11-01',
  to: '2026-11-30',
  period: '7-days',
  language: '0',
})

/** All that answers a kitchen; whatever is new here is to be looked through for the guest. */
const OPEN_TO_THE_KITCHEN = [
  'DELETE hotel/users/email',
  'DELETE hotel/users/picture',
  'DELETE hotel/users/savedFilters/:id',
  'GET hotel/modulesConfig',
  'GET hotel/orderRequests',
  'GET hotel/orderRequests/:requestId',
  'GET hotel/products/onSale',
  'GET hotel/search',
  'GET hotel/session',
  'GET hotel/subscriptions/module/subscriptionInfo',
  'GET hotel/subscriptions/packages',
  'GET hotel/today',
  'GET hotel/today/notes',
  'GET hotel/users/account',
  'GET hotel/users/apiTokens',
  'GET hotel/users/notifications',
  'GET hotel/users/savedFilters',
  'POST hotel/session/refresh',
  'POST hotel/users/twoFactor/generate',
]

let app: TestApp
let house: PropertyWithReception
let staff: SignedInStaff
let kitchen: ReturnType<typeof caller>
let products: [Product, Product]
let food: string
let spa: string

housePerTest(async (made) => {
  ;({ app, house } = made)
  staff = await aSignedIn(app, house.propertyId, ['kitchen'], ['Food'])
  kitchen = caller(app, staff.cookie)
  // All before the first order, which reads what can be had.
  products = [await house.product({ category: 'Food' }), await house.product({ category: 'Spa' })]
  food = await placed(products[0])
  spa = await placed(products[1])
})

async function placed(product: Product): Promise<string> {
  return (await house.order(anOrderFor(product, { checkout: PERSON }))).data.orderId
}

describe('the kitchen', () => {
  it('sees the requests of its categories, with unit and comment, and knows no other', async () => {
    const { data } = await kitchen('GET', 'orderRequests')
    expect(data).toMatchObject({ total: 1, waiting: 1, toDo: 0, categories: ['Food'] })
    expect(data.items[0]).toMatchObject({ id: food, unit: '204', comment: 'No nuts, please', guestName: '' })
    expect((await kitchen('GET', `orderRequests/${food}`)).data).toMatchObject({
      unit: '204',
      lines: [{ title: 'Breakfast', isOwn: true }],
      email: null,
      phone: null,
      bookingNumber: null,
      reach: { hasEmail: true, hasPhone: true },
    })
    expect((await kitchen('GET', `orderRequests/${spa}`)).code).toBe('order/unknown')
  })

  it('answers and finishes its own, and nothing that is not', async () => {
    const time = { timeExpected: '2026-11-16T09:30:00.000Z' }
    for (const act of ['accept', 'decline', 'done', 'undone']) {
      const body = act === 'accept' ? time : act === 'decline' ? { reason: 'too busy' } : undefined
      expect((await kitchen('POST', `orderRequests/${spa}/${act}`, body)).code, act).toBe('order/unknown')
    }
    expect((await house.call('GET', `orderRequests/${spa}`)).data).toMatchObject({ revision: 1 })
    const accepted = await kitchen('POST', `orderRequests/${food}/accept`, { ...time, confirmation: 'email' })
    expect(accepted.data).toMatchObject({ status: 'accepted', messages: [], confirmation: null })
    expect((await kitchen('POST', `orderRequests/${food}/done`)).data).toMatchObject({ doneBy: 'Anna Lien' })
    const seen = (await house.call('GET', `orderRequests/${food}`)).data
    expect(seen.messages.map(({ kind }: { kind: string }) => kind)).toContain('accepted')
  })

  it('sees a request with something of its own among other things, and whose work each line is', async () => {
    const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }))
    const { data } = await house.order(anOrderFor(products[0], { lines, total: 20_000 }))
    const request = (await kitchen('GET', `orderRequests/${data.orderId}`)).data
    expect(request.lines.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, false])
  })

  it('finds no guest by name, number or address, so that a search tells nothing', async () => {
    for (const word of ['Hemmelig', 'R-SECRET', 'secret.example', '55512345']) {
      expect((await kitchen('GET', `orderRequests?search=${word}`)).data, word).toMatchObject({ total: 0 })
    }
    expect((await kitchen('GET', 'orderRequests?search=204')).data).toMatchObject({ total: 1 })
  })

  it('for which nobody chose categories sees nothing', async () => {
    const nobody = caller(app, (await aSignedIn(app, house.propertyId, ['kitchen'])).cookie)
    expect((await nobody('GET', 'orderRequests')).data).toMatchObject({ total: 0, categories: [] })
  })
})

describe('an attacker in the kitchen', () => {
  it('gets nothing of the guest out of any staff endpoint', async () => {
    const booking = await aBooking(app.db, house.propertyId, {
      firstName: 'Astrid',
      lastName: 'Hemmelig',
      email: 'astrid@secret.example',
      bookingNumber: 'R-SECRET',
    })
    await house.call('PUT', `orderRequests/${food}/note`, { note: 'sterkt hemmelig notat' })
    await house.call('POST', `orderRequests/${food}/decline`, { reason: 'other', reasonText: 'Dear Astrid' })
    const ids: Record<string, string> = { requestId: food, bookingId: booking.id, userId: staff.userId }
    const answered: string[] = []
    for (const endpoint of Object.values(ENDPOINTS)) {
      // What is heard live has a test of its own.
      if (endpoint.access !== 'staff' || endpoint.path === 'hotel/live') continue
      // Signing themselves out would end the attack.
      if (endpoint.path.includes('sessions') || endpoint.path.includes('password')) continue
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? booking.id)
      const { method } = endpoint
      const answer = await app.inject({
        method,
        url: `/api/${path}${method === 'GET' ? `?${ASKING}` : ''}`,
        headers: { cookie: staff.cookie },
        ...(method === 'GET' ? {} : { payload: {} }),
      })
      if (answer.statusCode === 200) answered.push(`${method} ${endpoint.path}`)
      const leaked = [...SECRETS, booking.id, booking.linkKey].filter((secret) =>
        answer.body.includes(secret),
      )
      expect(leaked, `${method} ${path}`).toEqual([])
    }
    expect(answered.toSorted()).toEqual(OPEN_TO_THE_KITCHEN)
  })

  it('gets nothing of the guest with the request’s id at the guest’s own door', async () => {
    const answer = await app.inject({ method: 'GET', url: `/api/guest/${house.propertyId}/orders/${food}` })
    expect(SECRETS.filter((secret) => answer.body.includes(secret))).toEqual([])
  })
})
