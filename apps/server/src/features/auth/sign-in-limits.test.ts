import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTries } from '../../platform/auth/tries.ts'
import { createTestClock } from '../../platform/clock/test-clock.ts'
import type { Database } from '../../platform/db/port.ts'
import { newId } from '../../platform/ids.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts'

const clock = createTestClock('2026-11-15T11:00:00Z')
let db: Database
let limits: SignInLimits
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => {
  // A secret of its own, so that no test sees what another counted.
  limits = createSignInLimits(createTries({ db, clock, secret: newId() }))
})

/** An address of its own for each place the tests name. */
const places: string[] = []
function addressOf(place: string): string {
  if (place.includes(':')) return place
  if (!places.includes(place)) places.push(place)
  return `10.0.1.${places.indexOf(place)}`
}
const at = (place: string, isKnownNetwork = false) => ({
  address: addressOf(place),
  device: null,
  isKnownNetwork,
})
const withDevice = (device: string, place: string) => ({
  address: addressOf(place),
  device,
  isKnownNetwork: false,
})
const tooMany = expect.objectContaining({ code: 'request/too-many' })
type Source = Parameters<SignInLimits['take']>[1]

async function guess(person: string, source: Source, times: number) {
  for (let tries = 0; tries < times; tries++) await limits.take(person, source)
}
const isRefused = (person: string, source: Source) =>
  limits.take(person, source).then(
    () => false,
    (error: unknown) => {
      expect(error).toEqual(tooMany)
      return true
    },
  )

it('wrong tries at one place keep that place from the account, and nobody else', async () => {
  await guess('anna', at('attacker'), 5)
  expect(await isRefused('anna', at('attacker'))).toBe(true)
  expect(await isRefused('anna', at('home'))).toBe(false)
  expect(await isRefused('bo', at('attacker'))).toBe(false)
})

it('a place that tries many accounts has to wait', async () => {
  for (let person = 0; person < 30; person++) await limits.take(`person ${person}`, at('attacker'))
  expect(await isRefused('anna', at('attacker'))).toBe(true)
})

it('many places at one account: only places the person never signed in from wait, a minute at most', async () => {
  for (let place = 0; place < 5; place++) await guess('anna', at(`attacker ${place}`), 4)
  expect(await isRefused('anna', at('new place'))).toBe(true)
  expect(await isRefused('anna', at('reception desk', true))).toBe(false)
  clock.advance({ minutes: 1 })
  expect(await isRefused('anna', at('new place'))).toBe(false)
})

it('right tries do not count', async () => {
  for (let run = 0; run < 40; run++) await (await limits.take('anna', at('home'))).giveBack()
  expect(await isRefused('anna', at('home'))).toBe(false)
})

it('the addresses of one IPv6 network are one place, however they are written', async () => {
  for (const address of [
    '2001:db8:0:7::1',
    '2001:db8:0:7:ffff::2',
    '2001:DB8::7:0:0:0:3',
    '2001:0db8:0:0007::4',
  ])
    await limits.take('anna', at(address, true))
  await limits.take('anna', at('2001:db8:0:7:a:b:c:d', true))
  expect(await isRefused('anna', at('2001:db8:0:7::6', true))).toBe(true)
  expect(await isRefused('anna', at('2001:db8:0:8::1', true))).toBe(false)
})

it('IPv4 addresses that are written as IPv6 stay places of their own', async () => {
  await guess('anna', at('::ffff:10.0.0.1', true), 5)
  expect(await isRefused('anna', at('::ffff:10.0.0.1', true))).toBe(true)
  expect(await isRefused('anna', at('::ffff:10.0.0.2', true))).toBe(false)
})

it('a browser that is known to be the person’s own counts for itself, also where others used up the place', async () => {
  await guess('anna', at('hotel wi-fi'), 5)
  for (let person = 0; person < 25; person++) await limits.take(`person ${person}`, at('hotel wi-fi'))
  for (let place = 0; place < 15; place++) await limits.take('anna', at(`place ${place}`))
  await guess('anna', { own: 'device a' }, 5)
  expect(await isRefused('anna', { own: 'device a' })).toBe(true)
  expect(await isRefused('bo', { own: 'device a' })).toBe(false)
  expect(await isRefused('anna', { own: 'device b' })).toBe(false)
})

it('what a known browser does wrong uses up nothing of the others', async () => {
  for (let device = 0; device < 6; device++) await guess('anna', { own: `device ${device}` }, 5)
  expect(await isRefused('anna', at('home'))).toBe(false)
})

it('a browser that a colleague signed in with counts apart from its address, in both directions', async () => {
  for (let person = 0; person < 30; person++) await limits.take(`person ${person}`, at('hotel'))
  expect(await isRefused('anna', at('hotel'))).toBe(true)
  await guess('anna', withDevice('desk', 'hotel'), 5)
  expect(await isRefused('anna', withDevice('desk', 'hotel'))).toBe(true)
  expect(await isRefused('anna', at('elsewhere'))).toBe(false)
  expect(await isRefused('anna', withDevice('other desk', 'hotel'))).toBe(false)
})

it('such a browser has an end for all persons together, and so have all of one network', async () => {
  for (let person = 0; person < 15; person++)
    await limits.take(`person ${person}`, withDevice('desk', 'hotel'))
  expect(await isRefused('anna', withDevice('desk', 'hotel'))).toBe(true)
  for (let nth = 0; nth < 75; nth++)
    await limits.take(`another ${nth}`, withDevice(`made ${Math.floor(nth / 15)}`, 'hotel'))
  expect(await isRefused('anna', withDevice('newly made', 'hotel'))).toBe(true)
  expect(await isRefused('anna', withDevice('newly made', 'elsewhere'))).toBe(false)
})

it('strangers with many browsers at one account leave the person’s own alone', async () => {
  for (let nth = 0; nth < 20; nth++) await limits.take('anna', withDevice(`made ${nth}`, `place ${nth}`))
  expect(await isRefused('anna', withDevice('one more', 'far away'))).toBe(true)
  expect(await isRefused('anna', { own: 'device a' })).toBe(false)
})
