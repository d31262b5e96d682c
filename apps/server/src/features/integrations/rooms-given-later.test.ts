import { beforeEach, expect, it } from 'vitest'
import { choose } from '../../testing/connected-house.ts'
import { mewsPerFile } from '../../testing/mews-per-file.ts'
import type { MewsServer } from '../../testing/mews-server.ts'
import { type UpgradesOfMews, upgradesOfMews } from '../../testing/upgrades-of-mews.ts'

let mews: MewsServer
let made: UpgradesOfMews
let before = 0
mewsPerFile(async (given) => {
  mews = given.mews
  before = mews.calls.length
  made = await upgradesOfMews(given.app, mews, { tellsRooms: true })
})

let orderId: string
/** Accepted before the arrival, without a room yet. */
beforeEach(async () => {
  orderId = await made.ask()
  await made.upgrades.accept(orderId, {})
  await made.house.run('settle')
})

const updates = () =>
  mews
    .operations()
    .slice(before)
    .filter((operation) => operation === 'reservations/update').length
const settle = () => made.house.run('settle')
const noteOf = async () => (await made.requestOf(orderId)).upgrade.changeByHandIn
const revision = async () => (await made.house.owner('GET', `guests/${made.bookingId}`)).data.revision
/** As at the desk or in the booking. */
async function change(fields: object, command = ''): Promise<void> {
  const { code } = await made.house.owner(command ? 'POST' : 'PUT', `guests/${made.bookingId}${command}`, {
    revision: await revision(),
    change: fields,
  })
  if (code) throw new Error(`refused: ${code}`)
}
const there = () => [made.ida.RequestedResourceCategoryId, made.ida.AssignedResourceId]

it('the room that staff choose after an upgrade was accepted is told to Mews, once and soon', async () => {
  const { suite, room501 } = made.there
  expect(there()).toEqual([suite.Id, null])
  await change({ unitId: made.suite501 })
  expect(await made.house.isQueued('settle')).toBe(true)
  expect(await noteOf()).toBeNull()
  await settle()
  await settle()
  expect(there()).toEqual([suite.Id, room501.Id])
  expect(updates()).toBe(2)
  expect(await noteOf()).toBeNull()
  await change({ unitId: null })
  await settle()
  expect(there()).toEqual([suite.Id, null])
})

it('a room that is given at check-in is told as well; what changes of a guest beside it is not', async () => {
  await change({ firstName: 'Adeline' })
  await settle()
  expect(updates()).toBe(1)
  await change({ unitId: made.suite501 }, '/checkIn')
  await settle()
  expect(there()).toEqual([made.there.suite.Id, made.there.room501.Id])
})

it('a room of another category is not, nor one after the upgrade was taken back', async () => {
  await change({ unitId: made.own })
  await settle()
  expect(updates()).toBe(1)
  await change({ unitId: null })
  await made.cancel(orderId)
  await settle()
  const told = updates()
  await change({ unitId: null, unitCategoryId: made.upgrades.suite })
  await change({ unitId: made.suite501 })
  await settle()
  expect(updates()).toBe(told)
})

it('where nobody wants it told, staff read that they change it there', async () => {
  await choose(made.house, { tellsRooms: false })
  await change({ unitId: made.suite501 })
  await settle()
  expect(updates()).toBe(1)
  expect(await noteOf()).toBe('Mews')
})

it('a room without a match is not told, and shown', async () => {
  const suite502 = await made.upgrades.unit(made.upgrades.suite, '502')
  await change({ unitId: suite502 })
  await settle()
  expect(updates()).toBe(1)
  expect((await made.house.look()).stays).toMatchObject([
    { step: 'room', trouble: { failure: 'room-not-matched', said: '502' } },
  ])
  expect(await noteOf()).toBe('Mews')
})
