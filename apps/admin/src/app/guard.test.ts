import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionQuery } from '../platform/session.ts'
import { sampleSession } from '../testing/sample-session.ts'
import {
  ForbiddenError,
  leaveLoginWhenSignedIn,
  leaveSetUpWhenDone,
  lookForSession,
  pathBelowBase,
  requireCapability,
  requireSecondFactor,
  requireSession,
} from './guard.ts'

const session = sampleSession({ claims: { roles: ['editor'] } })

const answer = (status: number, content: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(content), { status }))
const signedIn = () => answer(200, { data: session })
const signedOut = () => answer(401, { code: 'auth/required', message: '' })
const ended = (code: string) => answer(401, { code, message: '' })
const inTrouble = () => answer(503, { code: 'server/unavailable', message: '' })

async function thrownBy(act: Promise<unknown>): Promise<unknown> {
  return act.then(
    () => null,
    (thrown: unknown) => thrown,
  )
}

afterEach(() => vi.unstubAllGlobals())

/** Nobody is signed in, and nobody owns the installation. */
const withoutOwner = () =>
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('account/state')
      ? new Response(JSON.stringify({ data: { hasOwner: false, isMailConfigured: false } }))
      : new Response(JSON.stringify({ code: 'auth/required', message: '' }), { status: 401 }),
  )

describe('the guard', () => {
  test('leads every page and LOGIN to the set-up page while nobody owns the installation', async () => {
    withoutOwner()
    for (const look of [
      requireSession(new QueryClient(), '/admin/guests'),
      leaveLoginWhenSignedIn(new QueryClient()),
    ]) {
      const thrown = await thrownBy(look)
      expect(isRedirect(thrown) && thrown.options.to).toBe('/set-up')
    }
  })

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

  test.each(['auth/user-disabled', 'auth/id-token-revoked', 'auth/user-token-expired'])(
    'LOGIN says why after %s, and the address is kept',
    async (code) => {
      ended(code)
      const thrown = await thrownBy(requireSession(new QueryClient(), '/admin/guests'))
      expect(isRedirect(thrown) && thrown.options).toMatchObject({
        search: { redirect: '/admin/guests' },
        state: { endReason: code },
      })
    },
  )

  test('who was never signed in is not told of an end', async () => {
    signedOut()
    const thrown = await thrownBy(requireSession(new QueryClient(), '/admin/guests'))
    expect(isRedirect(thrown) && thrown.options.state).toEqual({})
  })

  test('who must set up a second factor does that first, and then goes on', async () => {
    const mustSetUp = { ...session, mustSetUpSecondFactor: true }
    const thrown = await thrownBy(Promise.try(requireSecondFactor, mustSetUp, '/admin/guests'))
    expect(isRedirect(thrown) && thrown.options).toMatchObject({
      to: '/two-factor',
      search: { redirect: '/admin/guests' },
    })
    expect(await thrownBy(Promise.try(leaveSetUpWhenDone, mustSetUp))).toBeNull()
    const left = await thrownBy(Promise.try(leaveSetUpWhenDone, session, '/admin/guests'))
    expect(isRedirect(left) && left.options).toMatchObject({ to: '/guests' })
  })

  test('a server in trouble does not sign anybody out', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(sessionQuery.queryKey, session)
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    inTrouble()
    expect(await lookForSession(queryClient)).toEqual({ session })
  })

  test('a session that ended is noticed although one was known', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(sessionQuery.queryKey, session)
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    signedOut()
    expect(await lookForSession(queryClient)).toEqual({ session: null, endReason: 'signed-out' })
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
