import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { FilledForm } from '@innkeeper/domain/registration/values.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { HOTEL } from '../subject.ts'

export type Guest = { linkKey: string; nth: number }
export type Sent = { refusal: string | null; ms: number; retries: number }
type Answer = {
  status: number
  cookie: string | null
  body: { data?: Record<string, string>; code?: string }
}
type Call = { origin: string; path: string; nth: number; type: string; bytes: Buffer; cookie?: string | null }

/** Each with a connection of their own, as phones have. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
const TRIES = 5
const RETRY_MS = 2000
const NO_ANSWER: Answer = { status: 0, cookie: null, body: {} }
/** No answer, and no room at the moment. */
const RETRIED = [0, 503]

const filled: FilledForm = {
  values: {
    ...{ firstName: 'Nora', lastName: 'Winters', birthDate: '1984-03-17', nationality: 'US' },
    ...{ address: 'Quincy Street 81, Portland', documentType: 'passport', passportNumber: 'X7719403K' },
    acceptedTerms: 'yes',
  },
  companions: [],
  signature: {
    kind: 'drawn',
    strokes: [Array.from({ length: 200 }, (_, at): [number, number] => [at * 4, (at * 37) % 400])],
  },
}

function open({ origin, path, nth, type, bytes, cookie }: Call) {
  return request(`${origin}/api/guest/${HOTEL}/${path}`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': bytes.length,
      'x-forwarded-for': `10.77.${nth >> 8}.${nth & 255}`,
      ...(cookie && { cookie }),
    },
  })
}

async function post(call: Call): Promise<Answer> {
  const sending = open(call)
  const answered = once(sending, 'response')
  // Whoever is refused before all was sent hears of it in the answer.
  sending.on('error', () => undefined)
  sending.end(call.bytes)
  const [answer] = (await answered) as [IncomingMessage]
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? null
  return { status: answer.statusCode ?? 0, cookie, body: (await json(answer)) as Answer['body'] }
}

const pictureCall = ({ linkKey, nth }: Guest, origin: string, clientKey: string, bytes: Buffer): Call => ({
  ...{ origin, nth, bytes, type: 'application/octet-stream' },
  path: `registrationPictures?booking=${linkKey}&clientKey=${clientKey}`,
})

/** A picture and then the form with it; whoever is told to come again does, with the same key, as the wizard does. */
export async function register(
  guest: Guest,
  { origin, formId, picture }: { origin: string; formId: string; picture: Buffer },
): Promise<Sent> {
  const begun = performance.now()
  const clientKey = newId()
  let retries = 0
  const sendPicture = () => post(pictureCall(guest, origin, clientKey, picture)).catch(() => NO_ANSWER)
  let answer = await sendPicture()
  while (RETRIED.includes(answer.status) && retries < TRIES) {
    retries += 1
    await wait(RETRY_MS * retries)
    answer = await sendPicture()
  }
  const form = {
    ...{ booking: guest.linkKey, formId, version: 1, clientKey: newId(), person: 'main', termsVersion: 1 },
    ...{ filled, pictureId: answer.body.data?.pictureId ?? null },
  }
  if (answer.status !== 200) return { refusal: refusalOf(answer), ms: performance.now() - begun, retries }
  const sent = await post({
    ...{ origin, nth: guest.nth, path: 'submittedRegistrationFormsV2', type: 'application/json' },
    bytes: Buffer.from(JSON.stringify(form)),
    cookie: answer.cookie,
  })
  const refusal = sent.status === 200 ? null : refusalOf(sent)
  return { refusal, ms: performance.now() - begun, retries }
}

const refusalOf = ({ status, body }: Answer): string => body.code ?? `status ${status}`

/** Goes into a tunnel in the middle of a picture. */
export async function cutOff(guest: Guest, origin: string, picture: Buffer): Promise<void> {
  const sending = open(pictureCall(guest, origin, newId(), picture))
  sending.on('error', () => undefined)
  sending.write(picture.subarray(0, picture.length / 2))
  await wait(50 + guest.nth * 20)
  sending.destroy()
}
