import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { expect, test } from 'vitest'
import { lenientSearch } from '../../../platform/lenient-search.ts'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawAddress } from '../../../testing/draw-address.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { messageQuery, messagesQuery } from './api.ts'
import { messagesAsked, outboxSearchSchema } from './outbox-search.ts'

const message: MessageItem = {
  id: 'M'.repeat(22),
  channel: 'email',
  purpose: 'answer',
  state: 'kept',
  reason: null,
  mayBeDouble: false,
  to: 'astrid@guest.example',
  booking: { id: 'b', name: 'Astrid Nilsen' },
  cause: { kind: 'order', id: 'o', name: '1042' },
  subject: 'Your breakfast is on its way',
  createdAt: '2026-11-15T11:00:00.000Z',
  nextTryAt: null,
  sentAt: '2026-11-15T11:00:00.000Z',
  deliveredAt: null,
  tries: 1,
  parts: 0,
}

async function drawn(
  items: MessageItem[],
  {
    leaves = { email: true, sms: true },
    query = '',
  }: { leaves?: { email: boolean; sms: boolean }; query?: string } = {},
) {
  const modules = ['messagingEmail', 'messagingSms'] as never
  const queryClient = loadedFor(sampleSession({ property: { modules } }))
  const search = lenientSearch(outboxSearchSchema)(Object.fromEntries(new URLSearchParams(query)))
  const page = { items, next: null, previous: null, leaves }
  queryClient.setQueryData(messagesQuery(messagesAsked(search)).queryKey, page)
  return drawAddress(`/admin/messages/outbox${query}`, queryClient)
}

test('a message says to whom, about what, and that it was kept and not sent', async () => {
  const markup = await drawn([message])
  for (const words of [
    'Astrid Nilsen',
    'Order 1042',
    'Your breakfast is on its way',
    'Kept here, not sent',
  ]) {
    expect(markup).toContain(words)
  }
})

test('a failure says its reason in words', async () => {
  const failed = { ...message, state: 'failed' as const, reason: 'refused', mayBeDouble: true }
  const markup = await drawn([failed])
  expect(markup).toContain('refused it.')
  expect(markup).toContain('It may have gone out twice.')
})

test('where nothing leaves the house the page says so, by what is missing', async () => {
  expect(await drawn([message])).not.toContain('reach nobody')
  expect(await drawn([message], { leaves: { email: false, sms: true } })).toContain(
    'No mail server is set up',
  )
  expect(await drawn([message], { leaves: { email: false, sms: false } })).toContain(
    'No mail server and no SMS provider',
  )
})

test('an empty list says what it is for, a narrowed one how to widen it', async () => {
  expect(await drawn([])).toContain('No messages yet')
  expect(await drawn([], { query: '?state=failed' })).not.toContain('No messages yet')
})

test('the keys of one message and of the list are apart, so that opening one asks for it alone', () => {
  expect(messageQuery('a').queryKey).not.toEqual(messagesQuery({}).queryKey)
})
