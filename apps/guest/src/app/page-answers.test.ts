import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookingQuery, guestbookQuery, redeemOnce } from '../features/guestbook/api.ts'
import { setClientVersion } from '../platform/client-version.ts'
import { newerVersion, offerVersion } from '../platform/newer-version.tsx'
import { SAMPLE_PROPERTY } from '../platform/sample-property.ts'
import { createPageAnswers } from './page-answers.ts'

const REDEEM = {
  params: { hotel: 'fjellheim', cardId: 'glass' },
  body: { booking: 'astrid' },
  idempotencyKey: 'one-key',
}
const BOOKING_ADDRESS = '/api/guest/fjellheim/bookings/astrid?language=1&v=v1'

beforeEach(() => setClientVersion('v1'))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stubFetch(answer: (address: string, init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('an action is a POST to its path and carries the key it was given', async () => {
  const answer = { redeemedAt: '2026-11-16T18:04:00Z', isFirst: true }
  const fetch = stubFetch(async () => Response.json({ data: answer }))
  expect(await redeemOnce(createPageAnswers('v1', SAMPLE_PROPERTY), REDEEM)).toEqual(answer)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/guest/fjellheim/vouchers/glass/redeem',
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ 'idempotency-key': 'one-key' }),
      body: '{"booking":"astrid"}',
    }),
  )
})

test('an action without a connection fails at once and is not kept for later', async () => {
  const fetch = stubFetch(() => Promise.reject(new TypeError('no network')))
  await expect(redeemOnce(createPageAnswers('v1', SAMPLE_PROPERTY), REDEEM)).rejects.toMatchObject({
    code: 'offline',
  })
  expect(fetch).toHaveBeenCalledOnce()
})

test('a query is a GET of its key and tells the version of the app', async () => {
  const fetch = stubFetch(async () => Response.json({ data: { boxes: [] } }))
  const query = guestbookQuery({ hotel: 'fjellheim', bookingId: 'astrid', languageIndex: 1 })
  expect(await createPageAnswers('v1', SAMPLE_PROPERTY).ensure(query)).toEqual({ boxes: [] })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/guest/fjellheim/guestbook?booking=astrid&language=1',
    expect.objectContaining({ method: 'GET', headers: { 'x-client-version': 'v1' } }),
  )
})

test('the booking call has no headers of ours, so that it takes up the preload', async () => {
  const fetch = stubFetch(async () => Response.json({ data: { firstName: 'Astrid' } }))
  await createPageAnswers('v1', SAMPLE_PROPERTY).ensure(bookingQuery('fjellheim', 'astrid', 1))
  expect(fetch).toHaveBeenCalledExactlyOnceWith(BOOKING_ADDRESS, { signal: expect.any(AbortSignal) })
})

test('a booking is asked for once more after a lost connection, and never after an answer', async () => {
  vi.useFakeTimers()
  const lost = stubFetch(() => Promise.reject(new TypeError('no network')))
  const waited = createPageAnswers('v1', SAMPLE_PROPERTY).ensure(bookingQuery('fjellheim', 'astrid', 1))
  const failed = expect(waited).rejects.toThrow('no network')
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(lost).toHaveBeenCalledTimes(2)
  const refused = stubFetch(async () => new Response(null, { status: 503 }))
  const query = bookingQuery('fjellheim', 'astrid', 1)
  await expect(createPageAnswers('v1', SAMPLE_PROPERTY).ensure(query)).rejects.toThrow('503')
  expect(refused).toHaveBeenCalledOnce()
})

test('the word that this page is too old is heard, whichever call brought it', async () => {
  const refusal = { code: 'client/too-old', message: '' }
  stubFetch(async () => Response.json(refusal, { status: 426 }))
  const answers = createPageAnswers('v1', SAMPLE_PROPERTY)
  await expect(answers.ensure(bookingQuery('fjellheim', 'astrid', 1))).rejects.toMatchObject({
    code: 'client/too-old',
  })
  expect(newerVersion()).toMatchObject({ isNeeded: true })
  // A version that merely waits does not take its place.
  offerVersion(() => undefined)
  expect(newerVersion()).toMatchObject({ isNeeded: true })
})
