import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aRegisteringHouse, type RegisteringHouse } from '../../testing/registering-guest.ts'

let app: TestApp
let house: RegisteringHouse

beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aRegisteringHouse(app)
})

const open = (linkKey: string) => app.inject({ url: `/registration-form/${house.propertyId}/${linkKey}` })
const kept = (linkKey: string) => `stay_${house.propertyId}=${linkKey};`

it('a guest whose link is right is led back to their own guestbook, also where there is no registration', async () => {
  const { linkKey } = await house.booking()
  expect((await open(linkKey)).headers['set-cookie']).toContain(kept(linkKey))
  const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  await owner('PUT', 'modules/registrationForms', { enabled: false })
  // Nodes hear of it by an event.
  await expect.poll(async () => (await open(linkKey)).statusCode).toBe(404)
  expect((await open(linkKey)).headers['set-cookie']).toContain(kept(linkKey))
})

it('after the stay the form is gone and the way back is the guest’s own; a link that opens nothing is not kept', async () => {
  const { linkKey } = await house.booking({ state: 'checkout' })
  const over = await open(linkKey)
  expect(over.statusCode).toBe(404)
  expect(over.headers['set-cookie']).toContain(kept(linkKey))
  const unknown = await open(newId())
  expect(unknown.statusCode).toBe(404)
  expect(unknown.headers['set-cookie']).toBeUndefined()
})
