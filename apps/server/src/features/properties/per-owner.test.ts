import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aMembership, aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'

const MAX = 3

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { MAX_PROPERTIES_PER_OWNER: String(MAX) } })
})
afterAll(() => app.close())

let count = 0
const aWish = () => ({
  propertyId: `many-${process.pid}-${Date.now().toString(36)}-${count++}`,
  name: 'Strandhuset',
  languages: ['GB'],
  preset: 'hotel',
})

async function anOwner() {
  const person = await aSignedIn(app, await aProperty(app.db), ['owner'])
  const call = caller(app, person.cookie)
  const create = (wish = aWish()) => call('POST', 'properties', wish)
  const allowance = async () => (await call('GET', 'properties/allowance')).data
  return { ...person, create, allowance }
}

describe('an owner', () => {
  it('has a limit on properties, and can see it before trying', async () => {
    const { create, allowance } = await anOwner()
    expect(await allowance()).toEqual({ owned: 1, max: MAX })
    expect([(await create()).status, (await create()).status]).toEqual([200, 200])
    expect(await allowance()).toEqual({ owned: MAX, max: MAX })
    expect(await create()).toMatchObject({ status: 409, code: 'property/too-many', details: { max: MAX } })
    expect(await allowance()).toEqual({ owned: MAX, max: MAX })
  })

  it('cannot pass it by asking for several at once', async () => {
    const { create, allowance } = await anOwner()
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()))
    const codes = answers.map(({ status, code }) => code ?? String(status)).sort()
    const refused = Array.from({ length: 4 }, () => 'property/too-many')
    expect(codes).toEqual(['200', '200', ...refused])
    expect(await allowance()).toMatchObject({ owned: MAX })
  })

  it('is counted by what they own, not by where they work', async () => {
    const { userId, create } = await anOwner()
    for (let work = 0; work < MAX; work++)
      await aMembership(app.db, userId, await aProperty(app.db), ['manager'])
    expect((await create()).status).toBe(200)
  })

  it('hears of the property they have made when its answer was lost, though it was the last', async () => {
    const { create, cookie } = await anOwner()
    await create()
    const payload = aWish()
    const headers = { cookie, 'idempotency-key': `key-${payload.propertyId}` }
    const send = () => app.inject({ method: 'POST', url: '/api/hotel/properties', headers, payload })
    const first = await send()
    expect(first.statusCode).toBe(200)
    expect((await send()).json()).toEqual(first.json())
  })
})
