import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { auditQuery } from '../features/audit/api.ts'
import { notificationsQuery, teamQuery } from '../features/team/api.ts'
import { loadedFor } from '../testing/draw.tsx'
import { drawAddress } from '../testing/draw-address.tsx'
import { sampleSession } from '../testing/sample-session.ts'

afterEach(() => vi.unstubAllGlobals())

const AT = '2026-11-15T10:00:00Z'

async function draw(address: string, roles: Role[], fill: (queryClient: QueryClient) => void) {
  const queryClient = loadedFor(sampleSession({ claims: { roles }, property: { modules: ['guestbook'] } }))
  fill(queryClient)
  return drawAddress(address, queryClient)
}

const member = (userId: string, name: string, roles: Role[]) => ({
  userId,
  name,
  email: `${userId}@fjellheim.example`,
  pendingEmail: null,
  picture: null,
  roles,
  categories: roles.includes('kitchen') ? ['Food', 'Spa'] : [],
  joinedAt: AT,
  lastSeenAt: null,
  hasSecondFactor: userId === 'ingrid',
})

test('the team page names members, what they may do and who is invited', async () => {
  const markup = await draw('/admin/team', ['owner'], (queryClient) =>
    queryClient.setQueryData(teamQuery.queryKey, {
      members: [
        member('ingrid', 'Ingrid', ['owner']),
        member('ola', 'Ola', ['reception', 'editor']),
        member('jo', 'Jo', ['kitchen']),
      ],
      invitations: [
        {
          id: 'i',
          email: 'anna@fjellheim.example',
          roles: ['analyst'],
          categories: [],
          state: 'open',
          invitedBy: 'Ingrid',
          invitedAt: AT,
          expiresAt: '2026-11-22T10:00:00Z',
        },
      ],
    }),
  )
  for (const words of [
    'Invite a colleague',
    'Ola',
    'Reception',
    'Two-factor sign-in',
    'Never signed in',
    'Actions for Ola',
    'Kitchen: Food, Spa',
    'anna@fjellheim.example',
    'Valid until 22/11/2026',
    'Send again',
    'Withdraw',
  ])
    expect(markup).toContain(words)
})

test('who is alone in the team reads what to do first', async () => {
  const markup = await draw('/admin/team', ['owner'], (queryClient) =>
    queryClient.setQueryData(teamQuery.queryKey, {
      members: [member('ingrid', 'Ingrid', ['owner'])],
      invitations: [],
    }),
  )
  expect(markup).toContain('You are the only one in the team')
})

test('the audit log tells what was done in words, with its filters from the address', async () => {
  const query = { action: 'role.changed', from: '2026-11-01' } as const
  const markup = await draw('/admin/audit?action=role.changed&from=2026-11-01', ['owner'], (queryClient) =>
    queryClient.setQueryData(auditQuery(query).queryKey, {
      items: [
        {
          id: 'a',
          at: AT,
          actorId: 'ingrid',
          actorName: 'Ingrid',
          action: 'role.changed',
          subject: 'Ola Vik',
          details: { before: 'editor', after: 'manager' },
        },
      ],
      people: [{ id: 'ingrid', name: 'Ingrid' }],
      total: 1,
      page: 1,
      pageSize: 50,
    }),
  )
  for (const words of [
    'Ingrid changed the roles of Ola Vik from Editor to Manager',
    '15/11/2026',
    '11:00',
    'value="01/11/2026"',
  ])
    expect(markup).toContain(words)
})

test('notification settings say what this browser makes of them', async () => {
  const markup = await draw('/admin/settings/notifications', ['analyst'], (queryClient) =>
    queryClient.setQueryData(notificationsQuery.queryKey, {
      playSoundInTab: true,
      playSoundOutOfTab: false,
      displayNotifications: true,
    }),
  )
  for (const words of [
    'Test the sound',
    'Show a notification on the screen',
    'This browser cannot show notifications',
  ])
    expect(markup).toContain(words)
})

test.each(['/admin/team', '/admin/audit'])(
  '%s is closed to a manager and not in their navigation',
  async (address) => {
    const markup = await draw(address, ['manager'], () => {})
    expect(markup).toContain('have access to this page')
    expect(markup).not.toContain(`href="${address}"`)
  },
)
