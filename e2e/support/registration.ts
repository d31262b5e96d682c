import { randomUUID } from 'node:crypto'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import type { StandardFieldName } from '@innkeeper/domain/registration/standard-fields.ts'
import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'
import { hotelDate } from './hotel-time.ts'

type Form = { id: string; name: string; version: number; body: FormBody }
type Sent = { id: string; name: string; person: 'main' | 'adult'; companions: number }

/** Somebody who arrives in some days, and where their form is. */
export type Arrival = {
  id: string
  revision: number
  lastName: string
  linkKey: string
  form: string
  guestbook: string
}

export const SEND_CALL = /\/submittedRegistrationFormsV2$/

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

/** A new property has to try it first; what the server keeps of its modules hears of it a moment later. */
export async function tryRegistration(staff: Page): Promise<void> {
  const data = { module: 'registrationForms' }
  await dataOf(await staff.request.post('/api/hotel/subscriptions/trial', { headers: keyed(), data }))
  const isOpen = async () => (await staff.request.get('/api/hotel/registrationForms')).ok()
  await expect.poll(isOpen, { message: 'the module is open' }).toBe(true)
}

/** By the place of a language: the first is for whom none is written. */
const TERMS = { 0: 'Quiet from 22 to 7.' }

/** A form for everybody with terms of its own, over HTTP: the editor has journeys of its own. */
export async function makeForm(staff: Page, name: string, body: FormBody): Promise<Form> {
  const data = { name, isOn: true, targetGroupIds: [], body: { ...body, terms: TERMS } }
  return dataOf(await staff.request.post('/api/hotel/registrationFormsFields', { headers: keyed(), data }))
}

/** The form guests are asked from now on; the others come after it. */
export async function askInstead(staff: Page, { id }: Form): Promise<void> {
  await dataOf(
    await staff.request.post('/api/hotel/registrationForms/order', { headers: keyed(), data: { ids: [id] } }),
  )
}

/** The same body with one more field, asked of every adult. */
export function withField(body: FormBody, name: StandardFieldName): FormBody {
  const asked = { isEnabled: true, isRequired: true, appliesTo: 'adults', nationality: 'everyone' } as const
  return {
    ...body,
    fields: body.fields.map((field) => (field.name === name ? { ...field, ...asked } : field)),
  }
}

/** Over HTTP: a booking of two adults. */
export async function makeArrival(
  staff: Page,
  hotel: string,
  firstName: string,
  lastName = `Holm-${randomUUID().slice(0, 8)}`,
): Promise<Arrival> {
  const booking = { firstName, lastName, arrival: hotelDate(4), departure: hotelDate(8), adults: 2 }
  const { id, revision, linkKey } = await dataOf<Pick<Arrival, 'id' | 'revision' | 'linkKey'>>(
    await staff.request.post('/api/hotel/guests', { headers: keyed(), data: { booking, checksIn: false } }),
  )
  const at = (kind: string) => `/${kind}/${hotel}/${linkKey}`
  return { id, revision, lastName, linkKey, form: at('registration-form'), guestbook: at('guestbook') }
}

/** The booking is cancelled, while its guest may be filling in the form. */
export async function callOff(staff: Page, { id, revision }: Arrival): Promise<void> {
  const address = `/api/hotel/guests/${id}/cancel`
  await dataOf(await staff.request.post(address, { headers: keyed(), data: { revision } }))
}

/** What staff have of a booking, by the name on it. */
export async function sentBy(staff: Page, lastName: string): Promise<Sent[]> {
  const query = new URLSearchParams({ searchTerm: lastName })
  const address = `/api/hotel/registrationForms/submittedRegistrationFormsV2?${query}`
  return (await dataOf<{ items: Sent[] }>(await staff.request.get(address))).items
}

export type Hand = {
  /** How often the screen was touched, and how many fields were typed into. */
  count: () => number
  tap: (target: Locator) => Promise<void>
  type: (label: string, text: string) => Promise<void>
  choose: (answer: string) => Promise<void>
  country: (label: string, name: string) => Promise<void>
  sign: () => Promise<void>
  button: (name: string) => Promise<void>
}

/** A form takes nothing before the page has come to life: what is typed earlier would be lost. */
export const untilAlive = (page: Page): Promise<void> =>
  expect(page.locator('#root form[inert]'), 'the form takes what is typed').toHaveCount(0)

/** What is touched is on the sheet that is open, else on the page. */
const front = (page: Page): Locator => page.locator('dialog:modal, body:not(:has(dialog:modal))')

/** A guest's hand on a phone, which counts what it does. */
export function handOn(page: Page): Hand {
  let done = 0
  const tap = async (target: Locator) => {
    done++
    await target.click()
  }
  return {
    count: () => done,
    tap,
    type: async (label, text) => {
      done++
      await untilAlive(page)
      const field = front(page).getByRole('textbox', { name: label })
      await field.clear()
      await field.pressSequentially(text)
    },
    choose: async (answer) => tap(page.getByRole('radio', { name: answer, exact: true })),
    country: async (label, name) => {
      await tap(front(page).getByRole('button', { name: label }))
      const sheet = page.getByRole('dialog', { name: label })
      await tap(sheet.getByRole('option', { name }).first())
      await expect(sheet).toBeHidden()
    },
    sign: async () => {
      done++
      await drawWithFinger(page, page.locator('[data-field="signature"] svg[role="img"]'))
    },
    button: async (name) => tap(front(page).getByRole('button', { name, exact: true })),
  }
}

/** Loops over the sheet by touch: a browser that scrolls instead would end the stroke. */
async function drawWithFinger(page: Page, sheet: Locator): Promise<void> {
  await sheet.scrollIntoViewIfNeeded()
  const frame = await sheet.boundingBox()
  if (!frame) throw new Error('There is no sheet to sign on')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const at = (part: number) => ({
    x: frame.x + frame.width * (0.2 + 0.6 * part - 0.04 * Math.cos(part * 36)),
    y: frame.y + frame.height * (0.46 - 0.28 * Math.sin(part * 36) * (1 - part * 0.7)),
  })
  await touch('touchStart', [at(0)])
  for (let step = 1; step <= 90; step++) await touch('touchMove', [at(step / 90)])
  await touch('touchEnd', [])
  await session.detach()
}

/** What a field says is wrong with it. */
export const wordsAt = (page: Page, field: string): Locator =>
  page.locator(`[data-field="${field}"] p[id$="-words"]`)

/** What is kept on the device of a form that is not sent yet. */
export function keptOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith('registration-draft') ? [text as string] : [],
    ),
  )
}

/** The way of a Dane, who signs nothing, to the last screen. */
export async function walkToEnd(page: Page, names?: [string, string]): Promise<void> {
  const hand = handOn(page)
  if (names) {
    await hand.type('First name', names[0])
    await hand.type('Last name', names[1])
  }
  await hand.type('Date of birth', '14031988')
  await hand.country('Nationality', 'Denmark')
  await hand.type('Postal address', 'Strandgade 3, 3000 Helsingør')
  await hand.button('Next')
  await hand.choose('No, just me')
  await hand.button('Next')
  await hand.button('Next')
  await page.getByRole('checkbox', { name: 'I accept the terms of the house' }).check()
}
