import type { StaffSession } from '@innkeeper/api/auth.ts'
import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionQuery } from '../platform/session.ts'
import {
  currentSession,
  ForbiddenError,
  leaveLoginWhenSignedIn,
  pathBelowBase,
  requireCapability,
  requireSession,
} from './guard.ts'

const session: StaffSession = {
  claims: {
    admin: 'fjellheim',
    user_id: 'u',
    name: 'Ingrid',
    email: 'i@fjellheim.example',
    roles: ['editor'],
  },
  property: {
    id: 'fjellheim',
    name: 'Fjellheim',
    timeZone: 'Europe/Oslo',
    currency: 'NOK',
    languages: [],
    modules: [],
  },
  properties: [],
  isDemo: false,
}

const answer = (status: number, content: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(content), { status }))
const signedIn = () => answer(200, { data: session })
const signedOut = () => answer(401, { code: 'auth/required', message: '' })
const inTrouble = () => answer(503, { code: 'server/unavailable', message: '' })

async function thrownBy(act: Promise<unknown>): Promise<unknown> {
  return act.then(
    () => null,
    (thrown: unknown) => thrown,
  )
}

afterEach(() => vi.unstubAllGlobals())

describe('the guard', () => {
  test('lets a signed-in member of staff pass', async () => {
    signedIn()
    expect(await requireSession(new QueryClient(), '/admin/guests')).toEqual(session)
  })

  test('sends who is not signed in to LOGIN, with the address they wanted', async () => {
    signedOut()
    const thrown = await thrownBy(requireSession(new QueryClient(), '/admin/guests?view=inHouse'))
    expect(isRedirect(thrown) && thrown.options).toMatchObject({
      to: '/login',
      search: { redirect: '/admin/guests?view=inHouse' },
    })
  })

  test('keeps the address short where it leads to the first page anyway', async () => {
    signedOut()
    const thrown = await thrownBy(requireSession(new QueryClient(), '/admin/'))
    expect(isRedirect(thrown) && thrown.options.search).toEqual({})
  })

  test('a server in trouble does not sign anybody out', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(sessionQuery.queryKey, session)
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    inTrouble()
    expect(await currentSession(queryClient)).toEqual(session)
  })

  test('a session that ended is noticed although one was known', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(sessionQuery.queryKey, session)
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    signedOut()
    expect(await currentSession(queryClient)).toBeNull()
  })
})

describe('a signed-in user who opens LOGIN', () => {
  test('goes to the wanted address', async () => {
    signedIn()
    const thrown = await thrownBy(leaveLoginWhenSignedIn(new QueryClient(), '/admin/guests?view=inHouse'))
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '/guests', search: { view: 'inHouse' } })
  })

  test('never leaves the staff app', async () => {
    signedIn()
    const thrown = await thrownBy(
      leaveLoginWhenSignedIn(new QueryClient(), 'https://elsewhere.example/admin'),
    )
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '/', search: {} })
  })

  test('sees the form when the server cannot be reached', async () => {
    inTrouble()
    expect(await thrownBy(leaveLoginWhenSignedIn(new QueryClient()))).toBeNull()
  })
})

test('the base itself is the first page', () => {
  expect(pathBelowBase('/admin')).toEqual({ to: '/', search: {} })
})

test('a page needs its capability', () => {
  expect(() => requireCapability(session, 'guests:manage')).toThrow(ForbiddenError)
  expect(() => requireCapability(session, 'content:edit')).not.toThrow()
})
