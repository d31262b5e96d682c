import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FilledForm, Values } from '@innkeeper/domain/registration/values.ts'
import type { APIResponse, Download, Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { hotelDate } from './hotel-time.ts'

/** Somebody who arrives today and whom no other journey is about. */
export type Arrival = {
  id: string
  linkKey: string
  bookingNumber: string
  firstName: string
  lastName: string
  name: string
}

/** The form of the demo hotel that was open when somebody began. */
export type OpenForm = { id: string; version: number; termsVersion: number }

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/** A booking that arrives today, over HTTP. */
export async function makeArrival(staff: Page, firstName: string): Promise<Arrival> {
  const lastName = `Holt-${randomUUID().slice(0, 8)}`
  const email = `${lastName.toLowerCase()}@guests.example`
  const booking = { firstName, lastName, email, arrival: hotelDate(), departure: hotelDate(2) }
  const made = await dataOf<Pick<Arrival, 'id' | 'linkKey' | 'bookingNumber'>>(
    await staff.request.post('/api/hotel/guests', {
      headers: { 'idempotency-key': randomUUID() },
      data: { booking, checksIn: false },
    }),
  )
  const { id, linkKey, bookingNumber } = made
  return { id, linkKey, bookingNumber, firstName, lastName, name: `${firstName} ${lastName}` }
}

/** What the guest's wizard begins with. */
export async function formOf(guest: Page, { linkKey }: Arrival): Promise<OpenForm> {
  const answer = await guest.request.get(`/api/guest/fjellheim/registration/${linkKey}`)
  const { form } = await dataOf<{ form: OpenForm | null }>(answer)
  if (!form) throw new Error('the demo hotel asks its guests to register')
  return form
}

/** A name drawn in one line of this many points. */
function drawnName(points = 24): FilledForm['signature'] {
  const stroke = Array.from({ length: points }, (_, place): [number, number] => [
    150 + place * 25,
    200 + Math.round(90 * Math.sin(place)),
  ])
  return { kind: 'drawn', strokes: [stroke] }
}

/** An American on the Norwegian form, over HTTP: filling it in has journeys of its own. */
export async function sendForm(
  guest: Page,
  stay: Arrival,
  wish: { values?: Values; form?: OpenForm } = {},
): Promise<void> {
  const form = wish.form ?? (await formOf(guest, stay))
  const { firstName, lastName } = stay
  const values: Values = {
    ...{ firstName, lastName, birthDate: '1984-03-17', nationality: 'US', occupation: 'Surveyor' },
    ...{ address: 'Quincy Street 81, Portland', documentType: 'passport', acceptedTerms: 'yes' },
    ...wish.values,
  }
  const data = {
    ...{ booking: stay.linkKey, formId: form.id, version: form.version, termsVersion: form.termsVersion },
    ...{ clientKey: randomUUID().replaceAll('-', '').slice(0, 22), person: 'main' },
    filled: { values, companions: [], signature: drawnName() } satisfies FilledForm,
  }
  await dataOf(await guest.request.post('/api/guest/fjellheim/submittedRegistrationFormsV2', { data }))
}

/** The words on each page of a PDF, as a program that did not make it reads them. */
export async function pagesOf(download: Download): Promise<string[]> {
  const file = await readFile(await download.path())
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}
