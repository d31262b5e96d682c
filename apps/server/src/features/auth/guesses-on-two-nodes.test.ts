import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { accountCalls, codeIn, cookiesOf } from '../../testing/account-calls.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, TEST_PASSWORD } from '../../testing/builders.ts'
import { type PostgresNodes, preparePostgresNodes } from '../../testing/nodes.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
} from '../../testing/property-with-reception.ts'

let database: PostgresNodes
let nodes: TestApp[]
beforeAll(async () => {
  database = await preparePostgresNodes()
  const open = async () =>
    openTestApp({ database: await database.open(), withJobs: true, requestsPerMinute: 100_000 })
  nodes = [await open(), await open()]
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await database.close()
})
beforeEach(() => {
  for (const node of nodes) node.clock.set(TEST_NOW)
})

/** One node after the other, as a balancer would. */
let turn = 0
function nextNode(): TestApp {
  const node = nodes[turn++ % nodes.length]
  if (!node) throw new Error('no node')
  return node
}

type SignIn = { password?: string; address?: string; cookie?: string }
const signIn = (email: string, { password = 'not-the-password', ...from }: SignIn) =>
  accountCalls(nextNode()).post('account/signIn', { body: { email, password }, ...from })
const aPerson = async () => {
  const node = nextNode()
  return aSignedIn(node, await aProperty(node.db), ['owner'])
}
const countOf = (codes: string[], code: string) => codes.filter((each) => each === code).length

it('wrong passwords add up over the nodes, also those sent at the same moment, until the minute is over', async () => {
  const { email } = await aPerson()
  const address = '10.60.0.1'
  const codes = (await Promise.all(Array.from({ length: 12 }, () => signIn(email, { address })))).map(codeIn)
  expect([countOf(codes, 'auth/invalid-credentials'), countOf(codes, 'request/too-many')]).toEqual([5, 7])
  for (const _ of nodes)
    expect(codeIn(await signIn(email, { address, password: TEST_PASSWORD }))).toBe('request/too-many')
  for (const node of nodes) node.clock.advance({ minutes: 1 })
  for (const _ of nodes)
    expect((await signIn(email, { address, password: TEST_PASSWORD })).statusCode).toBe(200)
})

it('a known browser is let in by every node, whatever is tried at the account and behind its address', async () => {
  const { email } = await aPerson()
  const address = '10.60.0.2'
  const cookie = cookiesOf(await signIn(email, { address, password: TEST_PASSWORD }))
    .split('; ')
    .filter((each) => each.startsWith('innkeeper_device='))
    .join()
  for (let nth = 0; nth < 30; nth++) await signIn(`nobody-${nth}@staff.example`, { address })
  for (let nth = 0; nth < 21; nth++) await signIn(email, { address: `10.61.0.${nth}` })
  expect(codeIn(await signIn(email, { address: '10.62.0.1', password: TEST_PASSWORD }))).toBe(
    'request/too-many',
  )
  expect(codeIn(await signIn('somebody@staff.example', { address }))).toBe('request/too-many')
  for (const _ of nodes)
    expect((await signIn(email, { address, cookie, password: TEST_PASSWORD })).statusCode).toBe(200)
})

it('guesses at reservation numbers add up over the nodes: by device before address, by address for who drops cookies', async () => {
  const [first, second] = nodes
  if (!first || !second) throw new Error('no nodes')
  const house = await aPropertyWithReception(first)
  const product = await house.product()
  const { bookingNumber } = await aBooking(first.db, house.propertyId)
  const name = async (reservationNumber: string, from: ReturnType<typeof aDevice>) => {
    const answer = await nextNode().inject({
      method: 'POST',
      url: `/api/guest/${house.propertyId}/orders`,
      headers: { ...from.headers, 'idempotency-key': newId() },
      remoteAddress: '203.0.113.7',
      payload: anOrderFor(product, {
        service: 'Put on bill',
        checkout: { ...CHECKOUT, reservationNumber },
      }),
    })
    return codeIn(answer)
  }
  const guesser = aDevice()
  const own = await Promise.all(Array.from({ length: 8 }, (_, nth) => name(`A-${nth}`, guesser)))
  expect([countOf(own, 'order/booking-unknown'), countOf(own, 'request/too-many')]).toEqual([5, 3])
  const guest = aDevice()
  expect(await name(bookingNumber, guest)).toBe('200')
  const dropped = await Promise.all(Array.from({ length: 18 }, (_, nth) => name(`B-${nth}`, aDevice())))
  expect([countOf(dropped, 'order/booking-unknown'), countOf(dropped, 'request/too-many')]).toEqual([15, 3])
  expect(await name(bookingNumber, aDevice())).toBe('request/too-many')
  expect([await name(bookingNumber, guest), await name(bookingNumber, guest)]).toEqual(['200', '200'])
})
