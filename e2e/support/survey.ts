import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'
import { hotelDate } from './hotel-time.ts'

const keyed = () => ({ 'idempotency-key': randomUUID() })

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/** A survey of the hotel that no other journey asks, and where anybody answers it. */
export type MadeSurvey = { id: string; name: string; path: string }
/** Somebody who has left, and whom no other journey is about. */
export type LeftGuest = { id: string; linkKey: string; firstName: string; lastName: string; email: string }
type Response = { id: string; score: number | null; words: string; handled: object | null }

/** From a preset and published, over HTTP: the editor has a journey of its own. */
export async function makeSurvey(staff: Page, preset: 'stay' | 'pulse' = 'stay'): Promise<MadeSurvey> {
  const name = `Survey ${randomUUID().slice(0, 8)}`
  const { id, revision } = await dataOf<{ id: string; revision: number }>(
    await staff.request.post('/api/hotel/surveys', { headers: keyed(), data: { preset, name } }),
  )
  const address = `/api/hotel/surveys/${id}/publish`
  await dataOf(await staff.request.post(address, { headers: keyed(), data: { revision } }))
  return { id, name, path: `/survey/fjellheim?templateId=${id}` }
}

export async function setOpen(staff: Page, { id }: MadeSurvey, isOpen: boolean): Promise<void> {
  const address = `/api/hotel/surveys/${id}/open`
  await dataOf(await staff.request.post(address, { headers: keyed(), data: { isOpen } }))
}

/** Somebody who left a day early, over HTTP. */
export async function makeLeft(staff: Page, firstName: string): Promise<LeftGuest> {
  const lastName = `Hagen-${randomUUID().slice(0, 8)}`
  const email = `${lastName.toLowerCase()}@guests.example`
  const booking = { firstName, lastName, email, arrival: hotelDate(-1), departure: hotelDate(1) }
  const made = await dataOf<{ id: string; linkKey: string; revision: number }>(
    await staff.request.post('/api/hotel/guests', { headers: keyed(), data: { booking, checksIn: true } }),
  )
  const { revision } = await dataOf<{ revision: number }>(
    await staff.request.get(`/api/hotel/guests/${made.id}`),
  )
  const address = `/api/hotel/guests/${made.id}/checkOut`
  await dataOf(await staff.request.post(address, { headers: keyed(), data: { revision } }))
  return { id: made.id, linkKey: made.linkKey, firstName, lastName, email }
}

/** What came back. */
export async function responsesTo(staff: Page, { id }: MadeSurvey): Promise<Response[]> {
  const answer = await staff.request.get(`/api/hotel/surveyResponses?survey=${id}`)
  return (await dataOf<{ items: Response[] }>(answer)).items
}

/** Opened by the stay of this guest, and taking what is typed. */
export async function openSurvey(
  page: Page,
  { path }: MadeSurvey,
  { linkKey }: Pick<LeftGuest, 'linkKey'>,
): Promise<void> {
  await page.goto(`${path}&booking=${linkKey}`)
  await untilFillable(page)
}

/** What is chosen before the page has come to life would be lost. */
export const untilFillable = (page: Page): Promise<void> =>
  expect(page.locator('#root form:not([inert])')).toBeVisible()

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const score = (page: Page, value: number): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${value}\\b`) }).first()

/** A rating of the question with these words. */
export const rate = (page: Page, question: string, value: number): Promise<void> =>
  page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: new RegExp(`^${value}\\b`) })
    .check({ force: true })

/** On to the screen with this heading. */
export async function next(page: Page, to: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(heading(page)).toHaveText(to)
}

/** On to the last screen, where the booking says everything but a room, which nobody gave it. */
export async function nextToContact(page: Page): Promise<void> {
  await next(page, 'Is this you?')
  await page.getByRole('textbox', { name: 'Room/unit number' }).fill('204')
}

/** The press that sends it, and the one that says so. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Send your answers?' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
}

export const SEND_CALL = /\/surveyResponses$/
