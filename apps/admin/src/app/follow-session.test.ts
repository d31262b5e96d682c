import type { StaffSession } from '@innkeeper/api/auth.ts'
import { CallError } from '@innkeeper/api/client.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../platform/session.ts'
import type { SessionNews } from '../platform/session-channel.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { followSession } from './follow-session.ts'

function sessionOf(user: string, { tokenId = `token of ${user}`, minute = 0 } = {}): StaffSession {
  const moment = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour, minute)).toISOString()
  return sampleSession({
    claims: { user_id: user, name: user, email: `${user}@fjellheim.example` },
    token: { tokenId, refreshedAt: moment(10), expiresAt: moment(20) },
  })
}

/** A tab: what it told the others, and what others may tell it. */
function openTab() {
  const queryClient = new QueryClient()
  const told: SessionNews[] = []
  const recheckSession = vi.fn()
  const onTakenOver = vi.fn()
  const forgetUnlessOf = vi.fn()
  let hear: (news: SessionNews) => void = () => {}
  const stop = followSession({
    queryClient,
    recheckSession,
    onTakenOver,
    forgetUnlessOf,
    channel: (onNews) => {
      hear = onNews
      return { tell: (news) => void told.push(news), close: () => {} }
    },
  })
  return {
    told,
    recheckSession,
    onTakenOver,
    forgetUnlessOf,
    stop,
    others: (news: SessionNews) => hear(news),
    finds: (session: StaffSession) => queryClient.setQueryData(sessionQuery.queryKey, session),
    findsNobody: (code: 'auth/required' | 'auth/id-token-revoked' | 'offline' = 'auth/required') =>
      queryClient
        .fetchQuery({
          ...sessionQuery,
          staleTime: 0,
          queryFn: () => Promise.reject(new CallError(code, code === 'offline' ? 0 : 401, '')),
        })
        .catch(() => {}),
  }
}

const refreshed = vi.fn()
const drafts = new Map<string, string>()

beforeEach(() => {
  refreshed.mockReset()
  drafts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => drafts.get(name) ?? null,
    setItem: (name: string, value: string) => void drafts.set(name, value),
    removeItem: (name: string) => void drafts.delete(name),
    key: (index: number) => [...drafts.keys()][index] ?? null,
    get length() {
      return drafts.size
    },
  })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/hotel/session/refresh')) refreshed()
    return new Response(JSON.stringify({ data: sessionOf('ingrid', { minute: 5 }) }))
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the session is refreshed once at the start, which is no news to the other tabs', async () => {
  const tab = openTab()
  tab.finds(sessionOf('ingrid'))
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1))
  tab.finds(sessionOf('ingrid', { minute: 9 }))
  expect(refreshed).toHaveBeenCalledTimes(1)
  expect(tab.told).toEqual([{ userId: 'ingrid' }])
})

test('who opens the sign-in page has nothing to refresh', async () => {
  const tab = openTab()
  await tab.findsNobody()
  expect(refreshed).not.toHaveBeenCalled()
  expect(tab.told).toEqual([{ userId: null }])
})

test('SIGNED_IN and SIGNED_OUT are told to the other tabs, each once', async () => {
  const tab = openTab()
  await tab.findsNobody()
  tab.finds(sessionOf('ingrid'))
  await tab.findsNobody('auth/id-token-revoked')
  await tab.findsNobody('auth/id-token-revoked')
  expect(tab.told).toEqual([{ userId: null }, { userId: 'ingrid' }, { userId: null }])
})

test('a connection that is lost signs nobody out', async () => {
  const tab = openTab()
  tab.finds(sessionOf('ingrid'))
  await tab.findsNobody('offline')
  expect(tab.told).toEqual([{ userId: 'ingrid' }])
})

test('a tab looks again when another one knows of somebody else', () => {
  const tab = openTab()
  tab.others({ userId: 'ola' })
  expect(tab.recheckSession).not.toHaveBeenCalled()
  tab.finds(sessionOf('ingrid'))
  tab.others({ userId: 'ingrid' })
  expect(tab.recheckSession).not.toHaveBeenCalled()
  tab.others({ userId: null })
  tab.others({ userId: 'ola' })
  expect(tab.recheckSession).toHaveBeenCalledTimes(2)
})

test('another person who signs in takes the tab over, and finds no draft of the first', () => {
  const tab = openTab()
  tab.finds(sessionOf('ingrid'))
  drafts.set('draft:card:1', '"typed by Ingrid"')
  tab.finds(sessionOf('ingrid', { tokenId: 'signed in again' }))
  expect(tab.onTakenOver).not.toHaveBeenCalled()
  expect(drafts.has('draft:card:1')).toBe(true)
  tab.finds(sessionOf('ola'))
  expect(tab.onTakenOver).toHaveBeenCalledExactlyOnceWith(sessionOf('ola'))
  expect(drafts.has('draft:card:1')).toBe(false)
})

test('what the device keeps is forgotten unless it is of whoever is signed in, and a lost connection forgets nothing', async () => {
  const tab = openTab()
  tab.finds(sessionOf('ingrid'))
  await tab.findsNobody('offline')
  await tab.findsNobody('auth/id-token-revoked')
  tab.finds(sessionOf('ola'))
  expect(tab.forgetUnlessOf.mock.calls.map(([session]) => session?.claims.user_id ?? null)).toEqual([
    'ingrid',
    null,
    'ola',
  ])
})
