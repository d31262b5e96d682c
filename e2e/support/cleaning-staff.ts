import { randomUUID } from 'node:crypto'
import type { TaskState } from '@innkeeper/domain/cleaning/marks.ts'
import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'
import { hotelDate } from './hotel-time.ts'

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const post = async <T>(staff: Page, path: string, data: object): Promise<T> =>
  dataOf<T>(
    await staff.request.post(`/api/hotel/${path}`, { headers: { 'idempotency-key': randomUUID() }, data }),
  )

/** Rooms of one kind on their floors, in a property with the cleaning list; answers their ids. */
export async function makeRooms(staff: Page, codes: readonly string[]): Promise<Record<string, string>> {
  if (!(await staff.request.get('/api/hotel/roomCleaning')).ok())
    await post(staff, 'subscriptions/trial', { module: 'roomCleaning' })
  await expect.poll(async () => (await staff.request.get('/api/hotel/roomCleaning')).ok()).toBe(true)
  const { id: categoryId } = await post<{ id: string }>(staff, 'unitCategories', { name: 'Double' })
  const ids: Record<string, string> = {}
  for (const code of codes) {
    const floor = Number(code[0])
    ids[code] = (await post<{ id: string }>(staff, 'units', { code, categoryId, floor })).id
  }
  return ids
}

type RoomOnServer = { unit: { code: string }; task: { state: TaskState } }

type Wish = { arrival?: number; departure?: number; isHere?: boolean } & Record<string, unknown>

/** Somebody in a room, over HTTP; days are counted from today. */
export async function makeGuest(
  staff: Page,
  unitId: string | undefined,
  firstName: string,
  { arrival = 0, departure = 3, isHere = true, ...more }: Wish = {},
): Promise<{ id: string; linkKey: string }> {
  const lastName = `Lie-${randomUUID().slice(0, 6)}`
  const email = `${lastName.toLowerCase()}@guests.example`
  const days = { arrival: hotelDate(arrival), departure: hotelDate(departure) }
  const booking = { firstName, lastName, email, unitId, adults: 2, children: 1, ...days, ...more }
  return post(staff, 'guests', { booking, checksIn: isHere })
}

/** How a room stands by the server. */
export async function roomOnServer(staff: Page, code: string): Promise<RoomOnServer | undefined> {
  const { rooms } = await dataOf<{ rooms: RoomOnServer[] }>(
    await staff.request.get('/api/hotel/roomCleaning'),
  )
  return rooms.find(({ unit }) => unit.code === code)
}

export const roomRow = (page: Page, code: string): Locator =>
  page.getByRole('listitem', { name: `Room ${code}`, exact: true })

export async function pressStep(page: Page, code: string, step: 'Start' | 'Done'): Promise<void> {
  const name = step === 'Start' ? `Start room ${code}` : `Done: room ${code}`
  await roomRow(page, code).getByRole('button', { name }).click()
}

/** One of the other things in a room's menu. */
export async function askRoom(page: Page, code: string, what: string): Promise<void> {
  await roomRow(page, code)
    .getByRole('button', { name: `More for room ${code}` })
    .click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

/** What the list has left on the device. */
export function keptOnDevice(page: Page): Promise<{
  caches: string[]
  marks: number
  workers: string[]
  ofWhom: string | null
}> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const hasMarks = databases.some(({ name }) => name === 'cleaning-marks')
    const marks = hasMarks
      ? await new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('cleaning-marks')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const counting = opening.result.transaction('marks').objectStore('marks').count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        })
      : 0
    const workers = await navigator.serviceWorker.getRegistrations()
    return {
      caches: (await caches.keys()).filter((name) => name.startsWith('cleaning-')).sort(),
      marks,
      workers: workers.map(({ scope }) => new URL(scope).pathname),
      ofWhom: localStorage.getItem('cleaning-kept-of'),
    }
  })
}
