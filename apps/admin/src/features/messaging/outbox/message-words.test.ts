import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { expect, it } from 'vitest'
import type { AdminTranslate } from '../../../platform/texts.ts'
import { canCancel, canResend, causeWords, momentOf, whyWords } from './message-words.ts'

const t = ((id: string, values?: object) =>
  values ? `${id} ${JSON.stringify(values)}` : id) as AdminTranslate

const message: MessageItem = {
  id: 'a',
  channel: 'email',
  purpose: 'service',
  state: 'queued',
  reason: null,
  mayBeDouble: false,
  to: 'astrid@guest.example',
  booking: { id: 'b', name: 'Astrid Nilsen' },
  cause: { kind: 'order', id: 'c', name: '1042' },
  subject: 'Your order',
  createdAt: '2026-11-15T11:00:00.000Z',
  nextTryAt: '2026-11-15T11:05:00.000Z',
  sentAt: null,
  deliveredAt: null,
  tries: 1,
  parts: 0,
}

it('names what it is about', () => {
  expect(causeWords(t, message)).toBe('outbox.cause.order.named {"name":"1042"}')
  expect(causeWords(t, { ...message, cause: { kind: 'order', id: 'c', name: '' } })).toBe(
    'outbox.cause.order',
  )
  expect(causeWords(t, { ...message, cause: { kind: 'registration', id: 'reminder', name: '' } })).toBe(
    'outbox.cause.registration',
  )
  expect(causeWords(t, { ...message, cause: { kind: 'parcel', id: 'c', name: 'Parcel 4' } })).toBe('Parcel 4')
})

it('does not say a mailing’s subject twice', () => {
  const cause = { kind: 'mailing', id: 'c', name: message.subject }
  expect(causeWords(t, { ...message, cause })).toBe('outbox.cause.mailing')
})

it('says why, and that it is tried again while it waits', () => {
  expect(whyWords(t, message)).toBe('')
  expect(whyWords(t, { ...message, reason: 'connection' })).toMatch(
    /^outbox\.reason\.connection outbox\.triesAgain/,
  )
  expect(whyWords(t, { ...message, reason: 'rate-limited' })).toMatch(/^outbox\.reason\.rate-limited /)
  expect(whyWords(t, { ...message, state: 'failed', reason: 'what a later server says' })).toBe(
    'outbox.reason.unexpected',
  )
})

it('shows the moment that says most', () => {
  const sent = { ...message, state: 'sent' as const, nextTryAt: null, sentAt: '2026-11-15T11:06:00.000Z' }
  expect(momentOf(message)).toEqual({ word: 'next', at: message.nextTryAt })
  expect(momentOf(sent).word).toBe('sent')
  expect(momentOf({ ...sent, deliveredAt: '2026-11-15T11:07:00.000Z' }).word).toBe('delivered')
  expect(momentOf({ ...sent, state: 'kept' }).word).toBe('made')
})

it('takes back what waits and sends again what failed and has an address', () => {
  expect([canCancel(message), canResend(message)]).toEqual([true, false])
  expect(canResend({ state: 'failed', to: 'x@guest.example' })).toBe(true)
  expect(canResend({ state: 'failed', to: '' })).toBe(false)
})
