import { randomUUID } from 'node:crypto'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { findBox } from './demo.ts'
import { comeNear, openAlive } from './guestbook.ts'

const HOTEL_TIME_ZONE = 'Europe/Oslo'
/** As the demo's card has it. */
export const CLEANING_TITLE = 'Room cleaning tomorrow?'
export const SAVING = 'You save 40 litres of water and plant a spruce.'
export const CHOOSE_CALL = /\/bookings\/[^/]+\/cleaning$/

export type Staying = { id: string; linkKey: string; path: string }

/** Somebody in house at this moment for so many nights more, whom no other journey is about. */
export async function makeStaying(staff: Page, now: Date, nightsLeft: number): Promise<Staying> {
  const today = localTimeAt(now.getTime(), HOTEL_TIME_ZONE).date
  const lastName = `Lien-${randomUUID().slice(0, 8)}`
  const days = { arrival: addDays(today, -1), departure: addDays(today, nightsLeft) }
  const answer = await staff.request.post('/api/hotel/guests', {
    headers: { 'idempotency-key': randomUUID() },
    data: { booking: { firstName: 'Maja', lastName, ...days }, checksIn: true },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id, linkKey } = ((await answer.json()) as { data: { id: string; linkKey: string } }).data
  return { id, linkKey, path: `/guestbook/fjellheim/${linkKey}` }
}

/** What the house knows of tomorrow for a stay. */
export async function knownOf(page: Page, { linkKey }: Pick<Staying, 'linkKey'>) {
  const answer = await page.request.get(`/api/guest/fjellheim/bookings/${linkKey}/cleaning`)
  return ((await answer.json()) as { data: { date: string; choice: string | null; note: string } }).data
}

/** The box, brought to life: below the fold it waits until somebody comes near. */
export async function openCleaning(page: Page, path: string): Promise<Locator> {
  const { id } = await findBox(page, path, 'RoomCleaningBox')
  await openAlive(page, path)
  const box = page.locator(`#card-${id}`)
  await comeNear(box)
  return box
}

/** Through the sheet, as a guest does. */
export async function choose(
  page: Page,
  button: Locator,
  send: 'Skip cleaning' | 'Request cleaning',
): Promise<void> {
  await button.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: send, exact: true }).click()
  await expect(sheet).toHaveCount(0)
}
