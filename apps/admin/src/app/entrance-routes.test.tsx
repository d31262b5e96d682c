import type { StaffSession } from '@innkeeper/api/auth.ts'
import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n } from '@innkeeper/i18n/runtime.ts'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  accountQuery,
  accountStateQuery,
  invitationQuery,
  sessionsQuery,
  tokensQuery,
} from '../features/auth/api.ts'
import { sessionQuery } from '../platform/session.ts'
import type { EndReason } from '../platform/session-end.ts'
import { createAdminRouter } from './router.tsx'

const i18n = createI18n('en', await loadAdminMessages('en'))
const TOKEN = 'a-token-that-is-long-enough'

beforeEach(() => {
  const nobody = JSON.stringify({ code: 'auth/required', message: '' })
  vi.stubGlobal('fetch', async () => new Response(nobody, { status: 401 }))
})
afterEach(() => vi.unstubAllGlobals())

/** A page as markup; what is not in the cache is on its way. */
async function open(queryClient: QueryClient, address: string, state: { endReason?: EndReason } = {}) {
  const history = createMemoryHistory()
  history.push(address, state)
  const router = createAdminRouter(queryClient)
  router.update({ ...router.options, history } as never)
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  )
}

type Known = { hasOwner?: boolean; endReason?: EndReason }

/** The page at an address as a visitor sees it who is not signed in. */
async function draw(address: string, { hasOwner = true, endReason }: Known = {}): Promise<string> {
  const queryClient = new QueryClient()
  queryClient.setQueryData(accountStateQuery.queryKey, { hasOwner, isMailConfigured: true })
  queryClient.setQueryData(invitationQuery(TOKEN).queryKey, {
    propertyName: 'Fjellheim',
    email: 'ola@fjellheim.example',
    roles: ['reception'],
    hasAccount: false,
  })
  return open(queryClient, address, endReason ? { endReason } : {})
}

const session: StaffSession = {
  claims: { admin: 'f', user_id: 'u', name: 'Ingrid', email: 'i@fjellheim.example', roles: ['housekeeping'] },
  token: { tokenId: 't', refreshedAt: '2026-11-15T10:00:00Z', expiresAt: '2026-11-16T10:00:00Z' },
  emailVerified: false,
  hasSecondFactor: true,
  mustSetUpSecondFactor: false,
  property: {
    id: 'f',
    name: 'Fjellheim',
    timeZone: 'Europe/Oslo',
    currency: 'NOK',
    languages: [],
    modules: [],
  },
  properties: [{ id: 'f', name: 'Fjellheim' }],
  isDemo: false,
}

test.each([
  ['/admin/login', ['Sign in to Innkeeper', 'Welcome back', 'href="/admin/reset-password"']],
  ['/admin/login?redirect=%2Fadmin%2Fguests', ['You will then be back where you were.']],
  ['/admin/reset-password', ['Forgot your password?', 'Send link', 'href="/admin/login"']],
  [`/admin/reset-password?token=${TOKEN}`, ['Choose a new password', 'At least 10 characters']],
  [`/admin/verify-email?token=${TOKEN}`, ['Confirm your e-mail address', 'Confirm my address']],
  ['/admin/verify-email', ['This link no longer works']],
  ['/admin/create-account', ['You need an invitation']],
  [
    `/admin/create-account?invitation=${TOKEN}`,
    ['Welcome to Fjellheim', 'value="ola@fjellheim.example"', 'Create account'],
  ],
])('%s shows its words to a visitor', async (address, words) => {
  const markup = await draw(address)
  for (const word of words) expect(markup).toContain(word)
})

test('the first one in a fresh installation is led to an account and a property', async () => {
  expect(await draw('/admin/login', { hasOwner: false })).toContain('href="/admin/create-account"')
  const markup = await draw('/admin/create-account', { hasOwner: false })
  for (const label of ['Name of the property', 'Name', 'E-mail', 'New password'])
    expect(markup).toContain(label)
})

test.each([
  ['auth/user-disabled', 'This account has been closed.'],
  ['auth/id-token-revoked', 'You have been signed out. Please sign in again.'],
  ['auth/user-token-expired', 'Your session has ended. Please sign in again.'],
  ['signed-out', 'You have been signed out.'],
] as const)('LOGIN says why after %s', async (endReason, words) => {
  expect(await draw('/admin/login?redirect=%2Fadmin%2Fguests', { endReason })).toContain(words)
})

test('whoever must set up a second factor is told why, and can leave', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, { ...session, mustSetUpSecondFactor: true })
  const markup = await open(queryClient, '/admin/two-factor?redirect=%2Fadmin%2Fguests')
  expect(markup).toContain('Fjellheim asks everybody to sign in with two steps.')
  expect(markup).toContain('Sign out')
})

test('the account page shows person, password, second step, sessions and tokens', async () => {
  const queryClient = new QueryClient()
  const moment = '2026-11-15T10:00:00Z'
  queryClient.setQueryData(sessionQuery.queryKey, session)
  queryClient.setQueryData(accountQuery.queryKey, {
    name: 'Ingrid',
    email: 'i@fjellheim.example',
    emailVerified: false,
    hasSecondFactor: true,
    recoveryCodesLeft: 3,
    reauthenticatedUntil: null,
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
  const markup = await open(queryClient, '/admin/account')
  for (const word of [
    'not confirmed yet',
    'Send the confirmation link',
    'Change password',
    '3 recovery codes left',
    'You are signed in here and nowhere else.',
    'No tokens yet',
    'href="/admin/settings/notifications"',
  ]) {
    expect(markup).toContain(word)
  }
})
