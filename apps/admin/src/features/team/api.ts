import { listProducts } from '@innkeeper/api/orders/products.ts'
import {
  changeMemberRoles,
  getNotificationSettings,
  inviteMember,
  listTeam,
  removeMember,
  resendInvitation,
  saveNotificationSettings,
  withdrawInvitation,
} from '@innkeeper/api/team.ts'
import type { NotificationSettings } from '@innkeeper/domain/team/notification-settings.ts'
import { givableRoles } from '@innkeeper/domain/team/role-giving.ts'
import type { GrantableRole } from '@innkeeper/domain/team/roles.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { useSession } from '../../platform/session.ts'
import { useListChange } from '../../platform/use-list-change.ts'

const keys = {
  team: ['team'] as const,
  notifications: ['notifications'] as const,
  categories: ['productCategories'] as const,
}

/** What is granted: roles, and for the kitchen whose requests. */
export type Granted = { roles: GrantableRole[]; categories: string[] }

export const teamQuery = queryOptions({ queryKey: keys.team, queryFn: () => call(listTeam, {}) })

/** The roles whoever is signed in can give here; without the team's list those of any property with an owner. */
export function useGivableRoles(): GrantableRole[] {
  const { claims } = useSession()
  const { data } = useQuery(teamQuery)
  const hasOwner = data?.members.some(({ roles }) => roles.includes('owner')) ?? true
  return givableRoles(claims, { hasOwner })
}

/** Categories of the house's products, to choose from for the kitchen. */
export const categoriesQuery = queryOptions({
  queryKey: keys.categories,
  queryFn: async () => (await call(listProducts, { query: {} })).categories,
})

function useTeamChange<V, A>(change: (variables: V) => Promise<A>) {
  return useListChange(change, [keys.team])
}

export function useInvite() {
  return useTeamChange((body: { email: string } & Granted) => call(inviteMember, { body }))
}

export function useResendInvitation() {
  return useTeamChange((invitationId: string) => call(resendInvitation, { params: { invitationId } }))
}

export function useWithdrawInvitation() {
  return useTeamChange((invitationId: string) => call(withdrawInvitation, { params: { invitationId } }))
}

export function useChangeRoles() {
  return useTeamChange(({ userId, ...body }: { userId: string } & Granted) =>
    call(changeMemberRoles, { params: { userId }, body }),
  )
}

export function useRemoveMember() {
  return useTeamChange((userId: string) => call(removeMember, { params: { userId } }))
}

export const notificationsQuery = queryOptions({
  queryKey: keys.notifications,
  queryFn: () => call(getNotificationSettings, {}),
})

/** A switch moves at once and goes back when it could not be saved. */
export function useSaveNotifications() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationSettings) => call(saveNotificationSettings, { body }),
    // One after the other, so that the last switch moved is the last one saved.
    scope: { id: 'notifications' },
    onMutate: async (settings) => {
      await queryClient.cancelQueries({ queryKey: keys.notifications })
      queryClient.setQueryData(keys.notifications, settings)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: keys.notifications }),
  })
}

/** A membership may be one's own, and with it goes or comes whatever is on screen; an invitation changes the list. */
export const teamLiveUpdates: LiveUpdates = {
  'team.changed': ({ userId }) => (userId ? [[]] : [keys.team]),
}
