import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import type { Thread, ThreadItem } from '@innkeeper/api/messaging/threads.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { lenientSearch } from '../../../platform/lenient-search.ts'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { GuestMessages } from '../guest/guest-messages.tsx'
import { answerDrafts } from './answer-drafts.ts'
import { guestMessagesQuery, guestThreadQuery, threadListQuery, threadQuery } from './api.ts'
import { InboxScreen } from './inbox-screen.tsx'
import { inboxSearchSchema } from './inbox-search.ts'
import { sampleEntry, sampleThread } from './sample-thread.ts'

const ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const root = createRootRoute()
const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
const inbox = createRoute({
  getParentRoute: () => staff,
  path: '/messages/inbox',
  validateSearch: lenientSearch(inboxSearchSchema),
  component: () => <InboxScreen places={{}} />,
})
const routes = root.addChildren([staff.addChildren([inbox])])
const english = { index: 0, code: 'en', title: 'English', isDefault: true }

vi.mock('../../../platform/clock.ts', () => ({ useNow: () => Date.parse('2026-11-15T15:16:00Z') }))

type House = { role?: Role; modules?: ModuleName[] }
const loaded = ({ role = 'owner', modules = ['messagingEmail', 'messagingSms'] }: House = {}) =>
  loadedFor(sampleSession({ claims: { roles: [role] }, property: { modules, languages: [english] } }))

type Page = House & {
  items?: ThreadItem[]
  thread?: Thread
  counts?: { open: number; mine: number; done: number }
  arrives?: { sms: boolean; email: boolean; guestbook: boolean }
}

/** The inbox as it stands in a browser that has loaded all of it. */
async function page({ items = [], thread, counts, arrives, ...house }: Page = {}): Promise<string> {
  const queryClient = loaded(house)
  const list = {
    items,
    next: null,
    counts: counts ?? { open: items.length, mine: 0, done: 0 },
    arrives: arrives ?? { sms: true, email: true, guestbook: true },
  }
  queryClient.setQueryData(threadListQuery({ view: 'open', search: '' }).queryKey, {
    pages: [list],
    pageParams: [''],
  })
  if (thread) queryClient.setQueryData(threadQuery(thread.id).queryKey, thread)
  const at = thread ? `/messages/inbox?thread=${thread.id}` : '/messages/inbox'
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({ routeTree: routes, history })
  await router.load()
  // The search field asks where the focus is.
  vi.stubGlobal('document', { activeElement: null, visibilityState: 'visible' })
  try {
    return draw(<RouterProvider router={router as never} />, queryClient)
  } finally {
    vi.stubGlobal('document', undefined)
  }
}

const aThread = (change: Partial<Thread> = {}) => sampleThread({ id: ID, ...change })

test('who waits is told for how long, with room, name and what they wrote', async () => {
  const markup = await page({ items: [sampleThread({ isUnread: true })] })
  for (const words of ['204', 'Astrid Nilsen', 'Could we borrow a cot', 'unread'])
    expect(markup).toContain(words)
  expect(markup).toMatch(/14\smin/)
  const answered = await page({
    items: [sampleThread({ waitsSince: null, lastBy: 'staff', last: 'Of course', bookingId: null })],
  })
  for (const words of ['16:02', 'Answered: Of course', 'not matched']) expect(answered).toContain(words)
})

test('what came from another address than the guest’s says from which', async () => {
  const entries = [sampleEntry({ channel: 'email', from: 'stranger@elsewhere.example' })]
  expect(await page({ thread: aThread({ entries }) })).toContain(
    'Sent from stranger@elsewhere.example, which the booking does not have',
  )
  expect(await page({ thread: aThread() })).not.toContain('which the booking does not have')
})

test('a picture without words and a thread that was only opened say what they are', async () => {
  expect(await page({ items: [sampleThread({ last: '' })] })).toContain('A picture')
  expect(await page({ items: [sampleThread({ last: '', lastBy: 'staff' })] })).toContain(
    'Nothing written yet',
  )
})

test('an inbox nobody has written to says what arrives here; one that is done says so', async () => {
  expect(await page()).toContain('No guest has written yet')
  expect(await page({ counts: { open: 0, mine: 0, done: 3 } })).toContain('Nobody waits')
})

test('what does not arrive here is said, with the way to set it for who may', async () => {
  const arrives = { sms: false, email: false, guestbook: false }
  const markup = await page({ arrives })
  for (const words of [
    'Answers by SMS arrive here once an SMS provider is set up.',
    'E-mails from guests arrive here once a mailbox is set up.',
    'The chat in the guestbook is off',
    'Set up messages',
  ])
    expect(markup).toContain(words)
  expect(await page({ arrives, role: 'reception' })).not.toContain('Set up messages')
  expect(await page({ arrives, modules: ['messagingEmail'] })).not.toContain('Answers by SMS')
  expect(await page()).not.toContain('once a mailbox is set up')
})

test('a link to a thread shows it, each entry with how, when and whether it got there', async () => {
  const answer = { writtenBy: 'staff', author: 'Ola' } as const
  const markup = await page({
    thread: aThread({
      entries: [
        sampleEntry(),
        sampleEntry({ id: 'e2', ...answer, text: 'See you soon.', channel: 'sms', state: 'delivered' }),
        sampleEntry({ id: 'e3', ...answer, text: 'Of course.', readAt: '2026-11-15T15:05:00.000Z' }),
        sampleEntry({ id: 'e4', ...answer, author: 'Ingrid', goesOutAt: '2026-11-15T15:05:00.000Z' }),
        sampleEntry({ id: 'e5', ...answer, channel: 'email', state: 'failed', reason: 'refused' }),
        sampleEntry({ id: 'e6', writtenBy: 'note', author: 'Ola', text: 'Cot no. 3' }),
      ],
    }),
  })
  for (const words of [
    'Room 204, writes in English, until Wednesday',
    'Today',
    'Guestbook, 16:02',
    'Ola, SMS, 16:02, delivered',
    'Ola, guestbook, 16:02, read',
    'You, guestbook, 16:02, goes out 16:05 unless read',
    'failed: The recipient’s mail server or phone network refused the message.',
    'Ola, note to staff:',
    'Unread after 3 minutes, it goes out by e-mail.',
  ])
    expect(markup).toContain(words)
})

test('a way that does not lead to the guest cannot be chosen', async () => {
  const markup = await page({
    thread: aThread({
      channels: [
        { channel: 'guestbook', to: null, why: 'channel-off' },
        { channel: 'sms', to: '+47 412 55 018', why: null },
      ],
    }),
  })
  expect(markup).toMatch(/aria-pressed="true" aria-disabled="false"[^>]*><svg.*?<\/svg>SMS/)
  expect(markup).toMatch(/aria-disabled="true"[^>]*><svg.*?<\/svg>Guestbook/)
  expect(markup).toContain('To +47 412 55 018')
})

test('a visitor is shown as somebody of whom only their own word is known', async () => {
  const markup = await page({ thread: aThread({ bookingId: null, name: 'Rasmus', unit: '305' }) })
  for (const words of ['Said to be in room 305', 'not matched', 'Match with a stay'])
    expect(markup).toContain(words)
})

test('an answer on its way is shown, and one that failed can be sent again', async () => {
  answerDrafts.write(ID, { text: 'The sauna is yours' })
  answerDrafts.send(ID, { clientKey: 'k', channel: 'guestbook', at: '2026-11-15T15:16:00.000Z' })
  const sending = await page({ thread: aThread() })
  expect(sending).toContain('The sauna is yours')
  expect(sending).toContain('Sending…')
  answerDrafts.failed(ID, 'k')
  const failed = await page({ thread: aThread() })
  for (const words of ['Not sent.', 'Try again', 'Edit']) expect(failed).toContain(words)
  answerDrafts.arrived(ID, 'k')
})

test('a thread that is done can be taken out again', async () => {
  expect(await page({ thread: aThread({ isDone: true }) })).toContain('Reopen')
  expect(await page({ thread: aThread() })).not.toContain('Reopen')
})

const message = (change: Partial<MessageItem>): MessageItem => ({
  id: 'm',
  channel: 'email',
  purpose: 'service',
  state: 'delivered',
  reason: null,
  mayBeDouble: false,
  to: 'astrid@guest.example',
  booking: null,
  cause: { kind: 'automation', id: 'a', name: 'Before you arrive' },
  subject: 'Before you arrive',
  createdAt: '2026-11-10T08:00:00Z',
  nextTryAt: null,
  sentAt: '2026-11-10T08:00:00Z',
  deliveredAt: null,
  tries: 1,
  parts: 0,
  ...change,
})

function onGuestPage(items: MessageItem[], house: House = {}, isErased = false): string {
  const queryClient = loaded(house)
  queryClient.setQueryData(guestMessagesQuery('b1').queryKey, {
    items,
    next: null,
    previous: null,
    leaves: { email: true, sms: true },
  })
  queryClient.setQueryData(guestThreadQuery('b1').queryKey, { thread: sampleThread() })
  return drawLinked(<GuestMessages bookingId="b1" isErased={isErased} />, queryClient)
}

test('a guest’s page shows the end of the thread and every message with its state and reason', () => {
  const markup = onGuestPage([
    message({}),
    message({ id: 'n', state: 'skipped', reason: 'offers-refused', subject: 'Winter offer' }),
    message({ id: 'o', state: 'kept', channel: 'sms', subject: '', mayBeDouble: true }),
  ])
  for (const words of [
    'Could we borrow a cot for Ella?',
    'Before you arrive',
    'e-mail by automation',
    'delivered',
    'The guest refused offers.',
    'Innkeeper cannot send SMS yet',
    'It may have gone out twice.',
    'Open conversation',
    '>Write<',
  ])
    expect(markup).toContain(words)
})

test('without the module or the right there is nothing of messages on a guest’s page; an erased guest is not written to', () => {
  expect(onGuestPage([], { modules: [] })).not.toContain('Messages')
  expect(onGuestPage([], { role: 'housekeeping' })).not.toContain('Messages')
  expect(onGuestPage([], {}, true)).not.toContain('Open conversation')
})
