import type { TodayNotes as Notes } from '@innkeeper/api/today.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import { loadedFor } from '../../testing/draw.tsx'
import { drawLinked } from '../../testing/draw-linked.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { todayNotesQuery } from './api.ts'
import { TodayNews } from './today-news.tsx'
import { TodayNotes } from './today-notes.tsx'

const NOTHING: Notes = {
  failedMessages: [],
  waitingThreads: null,
  failedInvitations: [],
  failedWebhooks: [],
  lowStock: [],
  news: [],
}
const failed = {
  id: 'm',
  channel: 'sms' as const,
  failure: 'refused',
  at: '2026-11-15T10:00:00Z',
  requestId: 'r',
  guestName: 'Mart Tamm',
  unit: '204',
}
const jam = { productId: 'p', name: 'Cloudberry jam', stock: 3, soldInAWeek: 2 }

function drawn(notes: Partial<Notes>, role: Role = 'owner', modules: ModuleName[] = ['products']): string {
  const queryClient = loadedFor(sampleSession({ claims: { roles: [role] }, property: { modules } }))
  queryClient.setQueryData(todayNotesQuery.queryKey, { ...NOTHING, ...notes })
  return drawLinked(<TodayNotes />, queryClient)
}

test('a message that failed says to whom and why, and leads to its request', () => {
  const markup = drawn({ failedMessages: [failed] })
  for (const words of [
    'Mart Tamm',
    'The recipient’s mail server or phone network refused the message.',
    'Open request',
  ]) {
    expect(markup).toContain(words)
  }
  expect(drawn({ failedMessages: [{ ...failed, failure: 'by pigeon' }] })).not.toContain('pigeon')
  expect(drawn({ failedMessages: [{ ...failed, requestId: null }] })).not.toContain('Open request')
})

test('guests who wait for an answer are told in one line that leads to the inbox', () => {
  const waitingThreads = { count: 2, since: new Date(Date.now() - 25 * 60_000).toISOString() }
  const markup = drawn({ waitingThreads }, 'reception', ['messagingEmail'])
  expect(markup).toContain('2 guests wait for an answer')
  expect(markup).toMatch(/The first of them wrote 2\d minutes ago\./)
  expect(markup).toContain('Open inbox')
  expect(drawn({ waitingThreads }, 'reception', [])).not.toContain('<section')
})

test('what is nearly gone says how many are left and how fast it goes; who may edit it can', () => {
  const markup = drawn({ lowStock: [jam] })
  for (const words of ['Cloudberry jam: 3 left.', '2 sold this week.', 'Set stock'])
    expect(markup).toContain(words)
  expect(drawn({ lowStock: [jam] }, 'reception')).not.toContain('Set stock')
  expect(drawn({ lowStock: [jam] }, 'owner', [])).not.toContain('<section')
})

test('with nothing to say there is no box', () => {
  expect(drawn({})).not.toContain('<section')
})

test('what a colleague did in the minute that runs does not lie ahead', () => {
  const queryClient = loadedFor(sampleSession())
  const at = new Date(Date.now() + 40_000).toISOString()
  const joined = { kind: 'joined' as const, id: 'u', at, name: 'Ola', by: null, changedCards: null }
  queryClient.setQueryData(todayNotesQuery.queryKey, { ...NOTHING, news: [joined] })
  const markup = drawLinked(<TodayNews />, queryClient)
  expect(markup).toContain('Ola')
  expect(markup).toMatch(/>now</)
})
