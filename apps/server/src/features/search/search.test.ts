import type { Found } from '@innkeeper/api/search.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { anOrder } from '../../testing/orders.ts'
import { aProduct } from '../../testing/products.ts'
import { TWO_LANGUAGES } from '../../testing/property-with-editor.ts'
import { aTemplate } from '../../testing/templates.ts'

let app: TestApp
let house: string
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
  house = await aProperty(app.db, { localization: TWO_LANGUAGES })
  const unit = await aUnit(app.db, house, '204')
  const stay = { unitId: unit.id, firstName: 'Sauna', lastName: 'Berg' }
  await aBooking(app.db, house, {
    ...stay,
    bookingNumber: 'LEFT',
    state: 'checkout',
    departure: '2026-11-14',
  })
  await aBooking(app.db, house, {
    ...stay,
    bookingNumber: 'NEXT',
    state: 'precheckin',
    arrival: '2026-11-20',
    departure: '2026-11-22',
  })
  await aBooking(app.db, house, { ...stay, bookingNumber: 'HERE' })
  await aCard(app.db, house, { title: 'Our sauna' })
  await aCard(app.db, house, { title: 'Sauna by the lake' })
  await aCard(app.db, house, {
    title: 'Badstue',
    content: { 0: { default: { title: 'Wellness' } }, 1: { default: { title: 'Saunagus' } } },
  })
  await aTemplate(app.db, house, { name: 'About the sauna' })
  await aTemplate(app.db, house, { name: 'Sauna rules', isPublished: false })
  await aTemplate(app.db, house, { type: 'email', name: 'Sauna is warm' })
  await aProduct(app.db, house, { title: 'Sauna towel', category: 'Spa' })
  await anOrder(app.db, house, { number: 7001, status: 'accepted' }, [{ staffTitle: 'Sauna towel' }])
  await anOrder(app.db, house, { number: 7002 }, [{ staffTitle: 'Sauna towel', quantity: 2 }])
})
afterAll(() => app.close())

async function findAs(roles: Role[], query: string, property = house): Promise<Found[]> {
  const call = caller(app, (await aSignedIn(app, property, roles)).cookie)
  return (await call('GET', `search?query=${encodeURIComponent(query)}`)).data.found
}
const named = (found: Found[]) => found.map(({ kind, name }) => [kind, name])

describe('search', () => {
  it('finds guests, requests, cards, products and templates, each with its state and the most pressing first', async () => {
    const found = await findAs(['owner'], 'sauna')
    expect(found.map(({ kind, name, about, state }) => [kind, name, about, state])).toEqual([
      ['guest', 'Sauna Berg', 'HERE', 'checkin'],
      ['guest', 'Sauna Berg', 'NEXT', 'precheckin'],
      ['guest', 'Sauna Berg', 'LEFT', 'checkout'],
      ['request', 'No. 7002 Astrid Nilsen', '2 × Sauna towel', 'no action taken'],
      ['request', 'No. 7001 Astrid Nilsen', '1 × Sauna towel', 'accepted'],
      ['card', 'Sauna by the lake', null, 'new'],
      ['card', 'Our sauna', null, 'new'],
      ['card', 'Wellness', null, 'new'],
      ['product', 'Sauna towel', 'Spa', 'enabled'],
      ['guest-page', 'Sauna rules', null, 'new'],
      ['guest-page', 'About the sauna', null, 'published'],
      ['email', 'Sauna is warm', null, 'published'],
    ])
  })

  it.each([
    ['owner', ['guest', 'request', 'card', 'product', 'guest-page', 'email']],
    ['manager', ['guest', 'request', 'card', 'product', 'guest-page', 'email']],
    ['reception', ['guest', 'request']],
    ['editor', ['card', 'product', 'guest-page', 'email']],
    ['housekeeping', []],
    ['analyst', []],
  ] as const)('shows %s what that role may open and nothing else', async (role, kinds) => {
    const found = await findAs([role], 'sauna')
    expect([...new Set(found.map(({ kind }) => kind))]).toEqual(kinds)
  })

  it('stays within the property', async () => {
    expect(await findAs(['owner'], 'sauna', await aProperty(app.db))).toEqual([])
  })

  it('finds every word somewhere, in any order, and takes signs as they are', async () => {
    expect(named(await findAs(['owner'], 'berg 204'))[0]).toEqual(['guest', 'Sauna Berg'])
    expect(named(await findAs(['owner'], 'lake SAUNA'))).toEqual([['card', 'Sauna by the lake']])
    expect(named(await findAs(['owner'], '#7001'))).toEqual([['request', 'No. 7001 Astrid Nilsen']])
    expect(await findAs(['owner'], '%%')).toEqual([])
    // A word of the stored form, which no card says.
    expect((await findAs(['editor'], 'visibility')).filter(({ kind }) => kind === 'card')).toEqual([])
  })

  it('finds nothing of a module the property does not have', async () => {
    const { cookie } = await aSignedIn(app, house, ['owner'])
    const call = caller(app, cookie)
    await call('PUT', 'modules/products', { enabled: false })
    const kinds = async () => [...new Set((await findAs(['owner'], 'sauna')).map(({ kind }) => kind))]
    await expect.poll(kinds).toEqual(['guest', 'card', 'guest-page', 'email'])
    await call('PUT', 'modules/products', { enabled: true })
    await expect.poll(kinds).toContain('request')
  })

  it('asks for two letters', async () => {
    const { cookie } = await aSignedIn(app, house, ['owner'])
    expect((await caller(app, cookie)('GET', 'search?query=s')).status).toBe(400)
  })
})
