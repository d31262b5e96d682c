import { addressOf, answerOf, CALL_TIMEOUT_MS, CallError, VERSION_HEADER } from '@innkeeper/api/client.ts'
import type {
  GuestThread,
  getGuestThread,
  openThreadByCode,
  readHouseAnswers,
  sendPictureToHouse,
  sendThreadCode,
  writeToHouse,
} from '@innkeeper/api/messaging/guest-thread.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { clientVersion } from '../../platform/client-version.ts'
import { addressAt, type EndpointRoute, queryOf } from '../../platform/query.ts'
import type { ChatPlace } from './chat-place.ts'

const PATH = 'guest/:hotel/thread'
const THREAD = { method: 'GET', path: PATH } as const satisfies EndpointRoute<typeof getGuestThread>
const WRITE = { method: 'POST', path: PATH } as const satisfies EndpointRoute<typeof writeToHouse>
const PICTURE = { method: 'POST', path: `${PATH}/picture` } as const satisfies EndpointRoute<
  typeof sendPictureToHouse
>
const READ = { method: 'POST', path: `${PATH}/read` } as const satisfies EndpointRoute<
  typeof readHouseAnswers
>
const CODE = { method: 'POST', path: `${PATH}/code` } as const satisfies EndpointRoute<typeof sendThreadCode>
const OPEN = { method: 'POST', path: `${PATH}/open` } as const satisfies EndpointRoute<
  typeof openThreadByCode
>

/** A photograph over a weak connection. */
const PICTURE_TIMEOUT_MS = 6 * CALL_TIMEOUT_MS
/** The live stream tells what changes; whoever comes back looks again. */
const STALE_AFTER_MS = 30_000

export const threadAddress = (hotel: string) => addressAt(THREAD, { hotel })

const bookingOf = ({ bookingId }: ChatPlace) => (bookingId === null ? {} : { booking: bookingId })

export function threadQuery(place: ChatPlace) {
  const input = { params: { hotel: place.hotel }, query: bookingOf(place) }
  return { ...queryOf<typeof getGuestThread>(THREAD, input), staleAfterMs: STALE_AFTER_MS }
}

type Message = { text: string; clientKey: string; visitor?: { name: string; room: string } | undefined }

export function writeMessage(
  { call }: AnswerStore,
  place: ChatPlace,
  message: Message,
): Promise<GuestThread> {
  const { visitor, ...body } = message
  return call(WRITE as typeof writeToHouse, {
    params: { hotel: place.hotel },
    body: { ...body, ...bookingOf(place), ...(visitor && { visitor }) },
  })
}

export async function sendPicture(
  { hotel, bookingId }: { hotel: string; bookingId: string },
  { file, clientKey }: { file: Blob; clientKey: string },
): Promise<GuestThread> {
  const query = { booking: bookingId, clientKey }
  const address = addressOf(PICTURE as typeof sendPictureToHouse, { params: { hotel }, query })
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', [VERSION_HEADER]: clientVersion() },
    body: file,
    signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new CallError('offline', 0, String(cause))
  })
  return answerOf<GuestThread>(answer)
}

export function markRead({ call }: AnswerStore, place: ChatPlace, upTo: string): Promise<unknown> {
  const body = { ...bookingOf(place), upTo }
  return call(READ as typeof readHouseAnswers, { params: { hotel: place.hotel }, body })
}

type Stay = { hotel: string; bookingId: string }

export function askForCode({ call }: AnswerStore, { hotel, bookingId }: Stay, by: 'email' | 'sms') {
  return call(CODE as typeof sendThreadCode, { params: { hotel }, body: { booking: bookingId, by } })
}

export function openByCode({ call }: AnswerStore, { hotel, bookingId }: Stay, code: string) {
  return call(OPEN as typeof openThreadByCode, { params: { hotel }, body: { booking: bookingId, code } })
}
