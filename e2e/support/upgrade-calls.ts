import { randomUUID } from 'node:crypto'
import type { RoomUpgrade, RoomWords } from '@innkeeper/domain/room-upgrades/schema.ts'
import { type APIResponse, expect, type Page } from '@playwright/test'
import { ENGLISH } from './card-calls.ts'
import { hotelDate } from './hotel-time.ts'

const keyed = () => ({ 'idempotency-key': randomUUID() })

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const post = async <T>(staff: Page, path: string, data: object): Promise<T> =>
  dataOf<T>(await staff.request.post(`/api/hotel/${path}`, { headers: keyed(), data }))

type Room = { id: string; units: string[] }

/** A house with doubles and a suite of some rooms, and the upgrade from one to the other. */
export type UpgradeHouse = { double: Room; suite: Room; upgrade: RoomUpgrade }

const DOUBLE: RoomWords = {
  title: 'Double with balcony',
  description: '',
  size: '22 m²',
  beds: 'Double, 160 cm',
  view: 'Forest',
  bath: 'Rain shower',
  amenities: ['Kettle'],
}
const SUITE: RoomWords = {
  title: 'Fjord suite',
  description: 'The corner of the house.',
  size: '38 m²',
  beds: 'Double, 160 cm',
  view: 'Fjord and peaks',
  bath: 'Tub by the window',
  amenities: ['Kettle', 'Balcony to the fjord'],
}

/** Over HTTP: the pages of staff have journeys of their own. */
export async function makeUpgradeHouse(
  staff: Page,
  { suites, change = {} }: { suites: string[]; change?: Partial<RoomUpgrade> },
): Promise<UpgradeHouse> {
  await tryUpgrades(staff)
  const double = await makeRooms(staff, DOUBLE, ['204'])
  const suite = await makeRooms(staff, SUITE, suites)
  const { upgrade } = await post<{ upgrade: RoomUpgrade }>(staff, 'roomUpgrades', {
    from: double.id,
    to: suite.id,
  })
  const saved = await changeUpgrade(staff, upgrade.id, {
    state: 'active',
    pricePerNight: 45_000,
    vatRate: 1200,
    ...change,
  })
  return { double, suite, upgrade: saved }
}

async function tryUpgrades(staff: Page): Promise<void> {
  await post(staff, 'subscriptions/trial', { module: 'roomUpgrades' })
  const isOpen = async () => (await staff.request.get('/api/hotel/roomUpgrades')).ok()
  await expect.poll(isOpen, { message: 'the module is open' }).toBe(true)
}

async function makeRooms(staff: Page, words: RoomWords, codes: string[]): Promise<Room> {
  const { id } = await post<{ id: string }>(staff, 'unitCategories', { name: words.title })
  const units: string[] = []
  for (const code of codes) {
    units.push((await post<{ id: string }>(staff, 'units', { code, categoryId: id })).id)
  }
  const { items } = await dataOf<{ items: { categoryId: string; revision: number }[] }>(
    await staff.request.get('/api/hotel/roomTypes'),
  )
  const revision = items.find(({ categoryId }) => categoryId === id)?.revision
  const type = { version: 1, pictures: [], content: { [ENGLISH]: words } }
  await dataOf(await staff.request.put(`/api/hotel/roomTypes/${id}`, { data: { revision, type } }))
  return { id, units }
}

export async function changeUpgrade(
  staff: Page,
  upgradeId: string,
  change: Partial<RoomUpgrade>,
): Promise<RoomUpgrade> {
  const { items } = await dataOf<{ items: { upgrade: RoomUpgrade; revision: number }[] }>(
    await staff.request.get('/api/hotel/roomUpgrades'),
  )
  const revision = items.find(({ upgrade }) => upgrade.id === upgradeId)?.revision
  const address = `/api/hotel/roomUpgrades/${upgradeId}`
  const saved = await staff.request.put(address, { data: { revision, change } })
  return (await dataOf<{ upgrade: RoomUpgrade }>(saved)).upgrade
}

export type StayToUpgrade = { id: string; linkKey: string; bookingNumber: string; firstName: string }

/** Somebody who comes in some days for four nights in a room of this category, or who is there since today. */
export async function makeStay(
  staff: Page,
  category: Room,
  firstName: string,
  { isInHouse = false } = {},
): Promise<StayToUpgrade> {
  const lastName = `Holm-${randomUUID().slice(0, 8)}`
  const booking = {
    ...{ firstName, lastName, unitCategoryId: category.id },
    email: `${lastName.toLowerCase()}@guests.example`,
    arrival: hotelDate(isInHouse ? 0 : 4),
    departure: hotelDate(isInHouse ? 4 : 8),
    ...(isInHouse && { unitId: category.units[0] }),
  }
  const made = await post<StayToUpgrade>(staff, 'guests', { booking, checksIn: isInHouse })
  return { ...made, firstName }
}

type Request = { isMatched: boolean; status: string; comment: string; reservationNumber: string | null }

/** What staff have of a request. */
export async function requestAtDesk(staff: Page, orderId: string): Promise<Request> {
  return dataOf<Request>(await staff.request.get(`/api/hotel/orderRequests/${orderId}`))
}
