import type { StaffSession } from '@innkeeper/api/auth.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  accountQuery,
  accountStateQuery,
  invitationQuery,
  linkStateQuery,
  sessionsQuery,
  tokensQuery,
} from '../features/auth/api.ts'
import { allowanceQuery } from '../features/properties/api.ts'
import type { EndReason } from '../platform/session-end.ts'
import { loadedFor } from '../testing/draw.tsx'
import { drawAddress } from '../testing/draw-address.tsx'
import { sampleSession } from '../testing/sample-session.ts'

const TOKEN = 'a-token-that-is-long-enough'
/** By what the server has said of them. */
const LINKS = { open: TOKEN, used: 'a-token-that-was-used-before', unknown: 'a-token-nobody-has-told-of' }

beforeEach(() => {
  const nobody = JSON.stringify({ code: 'auth/required', message: '' })
  vi.stubGlobal('fetch', async () => new Response(nobody, { status: 401 }))
})
afterEach(() => vi.unstubAllGlobals())

type Known = { hasOwner?: boolean; endReason?: EndReason }

/** The page at an address as a visitor sees it who is not signed in. */
async function draw(address: string, { hasOwner = true, endReason }: Known = {}): Promise<string> {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  queryClient.setQueryData(accountStateQuery.queryKey, { hasOwner, isMailConfigured: true })
  queryClient.setQueryData(invitationQuery(TOKEN).queryKey, {
    propertyName: 'Fjellheim',
    email: 'ola@fjellheim.example',
    roles: ['reception'],
    hasAccount: false,
  })
  for (const state of ['open', 'used'] as const) {
    queryClient.setQueryData(linkStateQuery(LINKS[state], 'password-reset').queryKey, { state })
    queryClient.setQueryData(linkStateQuery(LINKS[state], 'email').queryKey, { state })
  }
  return drawAddress(address, queryClient, endReason ? { endReason } : {})
}

const session = sampleSession({ claims: { roles: ['housekeeping'] }, emailVerified: false })

test.each([
  ['/admin/login', ['Sign in to Innkeeper', 'Welcome back', 'href="/admin/reset-password"']],
  ['/admin/login?redirect=%2Fadmin%2Fguests', ['Sign in to continue where you left off.']],
  ['/admin/reset-password', ['Forgot your password?', 'Send link', 'href="/admin/login"']],
  [`/admin/reset-password?token=${TOKEN}`, ['Choose a new password', 'At least 10 characters']],
  [`/admin/verify-email?token=${TOKEN}`, ['Confirm your e-mail address', 'Confirm e-mail address']],
  ['/admin/verify-email', ['This link no longer works']],
  [`/admin/reset-password?token=${LINKS.used}`, ['This link has already been used', 'href="/admin/login"']],
  [`/admin/verify-email?token=${LINKS.used}`, ['This link has already been used', 'Continue']],
  ['/admin/create-account', ['You need an invitation']],
  [
    `/admin/create-account?invitation=${TOKEN}`,
    ['Welcome to Fjellheim', 'value="ola@fjellheim.example"', 'Create account'],
  ],
])('%s shows its words to a visitor', async (address, words) => {
  const markup = await draw(address)
  for (const word of words) expect(markup).toContain(word)
})

test.each([
  `/admin/reset-password?token=${LINKS.unknown}`,
  `/admin/verify-email?token=${LINKS.unknown}`,
  `/admin/create-account?invitation=${LINKS.unknown}`,
])('%s waits for the server before it asks for anything', async (address) => {
  const markup = await draw(address)
  expect(markup).toContain('aria-label="Loading"')
  expect(markup).not.toMatch(/<form|<input|<button/)
})

test('a fresh installation is set up step by step', async () => {
  const markup = await draw('/admin/set-up', { hasOwner: false })
  for (const word of [
    'Set up your property',
    'Set-up code',
    'Your name',
    'E-mail',
    'New password',
    '3. Brand',
  ])
    expect(markup).toContain(word)
})

test('whoever may make a further property gets the same page without the questions about them', async () => {
  const queryClient = loadedFor(sampleSession({ claims: { roles: ['owner'] } }))
  queryClient.setQueryData(accountStateQuery.queryKey, { hasOwner: true, isMailConfigured: true })
  const markup = await drawAddress('/admin/set-up', queryClient)
  for (const word of ['Create a property', 'Property name', 'Web address', 'Country', '2. Brand'])
    expect(markup).toContain(word)
  expect(markup).not.toContain('Set-up code')
})

test('whoever owns as many properties as they can reads so before trying', async () => {
  const queryClient = loadedFor(sampleSession({ claims: { roles: ['owner'] } }))
  queryClient.setQueryData(accountStateQuery.queryKey, { hasOwner: true, isMailConfigured: true })
  queryClient.setQueryData(allowanceQuery.queryKey, { owned: 50, max: 50 })
  const markup = await drawAddress('/admin/set-up', queryClient)
  expect(markup).toContain('You have reached the limit of 50 properties per owner.')
  expect(markup).not.toContain('<form')
})

test.each([
  ['auth/user-disabled', 'This account has been closed.'],
  ['auth/id-token-revoked', 'You have been signed out. Sign in again.'],
  ['auth/user-token-expired', 'Your session has ended. Sign in again.'],
  ['signed-out', 'You have been signed out.'],
] as const)('LOGIN says why after %s', async (endReason, words) => {
  expect(await draw('/admin/login?redirect=%2Fadmin%2Fguests', { endReason })).toContain(words)
})

test('whoever must set up a second factor is told why, and can leave', async () => {
  const queryClient = loadedFor({ ...session, mustSetUpSecondFactor: true })
  const markup = await drawAddress('/admin/two-factor?redirect=%2Fadmin%2Fguests', queryClient)
  expect(markup).toContain('Fjellheim requires two-factor sign-in.')
  expect(markup).toContain('Sign out')
})

async function drawAccount(
  of: StaffSession,
  account: { emailVerified?: boolean; pendingEmail?: string | null },
): Promise<string> {
  const queryClient = loadedFor(of)
  const moment = '2026-11-15T10:00:00Z'
  queryClient.setQueryData(accountQuery.queryKey, {
    name: 'Ingrid',
    email: 'i@fjellheim.example',
    emailVerified: true,
    pendingEmail: null,
    hasSecondFactor: true,
    recoveryCodesLeft: 3,
    reauthenticatedUntil: null,
    ...account,
  })
  queryClient.setQueryData(sessionsQuery.queryKey, [
    {
      id: 's',
      isCurrent: true,
      address: '192.0.2.7',
      userAgent: null,
      createdAt: moment,
      lastSeenAt: moment,
    },
  ])
  queryClient.setQueryData(tokensQuery.queryKey, [])
  return drawAddress('/admin/account', queryClient)
}

test('the account page shows person, password, second step, sessions and tokens', async () => {
  const markup = await drawAccount(session, { emailVerified: false })
  for (const word of [
    'Not confirmed yet',
    'Send confirmation link',
    'Change password',
    '3 recovery codes left',
    'You are signed in on this device only.',
    'No API tokens yet',
    'href="/admin/settings/notifications"',
  ]) {
    expect(markup).toContain(word)
  }
})

test('where mail stays inside, the account page says who hands the link of a new address over', async () => {
  const pending = { pendingEmail: 'ingrid@other.example' }
  const mailed = await drawAccount(session, pending)
  expect(mailed).toContain('open the link we sent to ingrid@other.example')
  expect(mailed).not.toContain('Innkeeper cannot send e-mail')
  const inside = { ...session, installation: { ...session.installation, isMailConfigured: false } }
  const kept = await drawAccount(inside, pending)
  expect(kept).toContain('Innkeeper cannot send e-mail yet')
  expect(kept).toContain('Another owner of your property can hand it to you from the Team page')
  expect(kept).not.toContain('we sent')
  const unverified = await drawAccount(inside, { emailVerified: false })
  expect(unverified).toContain('Request the confirmation link')
})
