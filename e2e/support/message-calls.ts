import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Page } from '@playwright/test'
import { hotelDate } from './hotel-time.ts'

type Wish = { language?: string; wantsOffers?: boolean }
type Message = { id: string; subject: string; state: string; nextTryAt: string | null; tries: number }

/** A stay made for a journey, whose guest nobody else is. */
export type OwnStay = { id: string; linkKey: string; name: string; email: string }

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

/** Somebody in house until the day after tomorrow, over HTTP. */
export async function makeStay(staff: Page, firstName: string, wish: Wish = {}): Promise<OwnStay> {
  const lastName = `Berg-${randomUUID().slice(0, 8)}`
  const email = `${lastName.toLowerCase()}@guests.example`
  const booking = { firstName, lastName, email, arrival: hotelDate(), departure: hotelDate(2), ...wish }
  const { id, linkKey } = await dataOf<OwnStay>(
    await staff.request.post('/api/hotel/guests', {
      headers: keyed(),
      data: { booking, checksIn: true },
    }),
  )
  return { id, linkKey, name: `${firstName} ${lastName}`, email }
}

/** An e-mail to one guest, over HTTP: composing has journeys of its own. */
export async function writeTo(
  staff: Page,
  { id }: OwnStay,
  letter: { subject: string; text: string; purpose: 'service' | 'marketing' },
): Promise<void> {
  const { subject, text, purpose } = letter
  const data = {
    audience: { groups: [{ parts: [{ who: 'specific guests', ids: [id] }] }] },
    content: { email: { from: 'letter', languages: { 0: { subject, text } } }, sms: null },
    purpose,
    sendAt: null,
    confirmedPeople: 1,
  }
  await dataOf(await staff.request.post('/api/hotel/messages', { headers: keyed(), data }))
}

/** A published template to one guest who wants offers. */
export const sendTemplate = (staff: Page, stay: Pick<OwnStay, 'id'>, templateId: string): Promise<void> =>
  sendPublished(staff, stay, { templateId, purpose: 'marketing' })

/** A published template about the stay. */
export const sendAsService = (staff: Page, stay: Pick<OwnStay, 'id'>, templateId: string): Promise<void> =>
  sendPublished(staff, stay, { templateId, purpose: 'service' })

async function sendPublished(
  staff: Page,
  { id }: Pick<OwnStay, 'id'>,
  { templateId, purpose }: { templateId: string; purpose: 'marketing' | 'service' },
): Promise<void> {
  const data = {
    audience: { groups: [{ parts: [{ who: 'specific guests', ids: [id] }] }] },
    content: { email: { from: 'template', templateId }, sms: null },
    purpose,
    sendAt: null,
    confirmedPeople: 1,
  }
  await dataOf(await staff.request.post('/api/hotel/messages', { headers: keyed(), data }))
}

export async function messagesTo(staff: Page, { id }: Pick<OwnStay, 'id'>): Promise<Message[]> {
  const answer = await staff.request.get(`/api/hotel/messages?bookingId=${id}`)
  return (await dataOf<{ items: Message[] }>(answer)).items
}

/** What a guest reads in a message about this, once there is one. */
export async function textOfMessage(
  staff: Page,
  stay: Pick<OwnStay, 'id'>,
  subject: RegExp,
): Promise<string> {
  const find = async () => (await messagesTo(staff, stay)).find((message) => subject.test(message.subject))
  await expect.poll(find, { message: `a message about ${subject}` }).toBeDefined()
  const answer = await staff.request.get(`/api/hotel/messages/${(await find())?.id}`)
  return (await dataOf<{ text: string }>(answer)).text
}
