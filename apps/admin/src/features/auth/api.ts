import { getLinkState, type LINK_PURPOSES } from '@innkeeper/api/auth/own-account.ts'
import {
  getAccount,
  getAccountState,
  getInvitation,
  listApiTokens,
  listSessions,
} from '@innkeeper/api/auth.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

const keys = {
  state: ['account-state'] as const,
  invitation: ['invitation'] as const,
  link: ['link'] as const,
  account: ['account'] as const,
  sessions: ['account', 'sessions'] as const,
  tokens: ['account', 'tokens'] as const,
}

/** Whether the installation has an owner yet, and whether it sends mail. */
export const accountStateQuery = queryOptions({
  queryKey: keys.state,
  queryFn: () => call(getAccountState, {}),
})

export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: [...keys.invitation, token],
    queryFn: () => call(getInvitation, { query: { token } }),
  })
}

export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Whether the link of a mail still opens. What was found stands: the page itself spends the link. */
export function linkStateQuery(token: string, purpose: LinkPurpose) {
  return queryOptions({
    queryKey: [...keys.link, purpose, token],
    queryFn: () => call(getLinkState, { query: { token, purpose } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const accountQuery = queryOptions({ queryKey: keys.account, queryFn: () => call(getAccount, {}) })

export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: () => call(listSessions, {}),
  // Nobody tells of a sign-in elsewhere, and this list is looked at because of it.
  staleTime: 0,
})

export const tokensQuery = queryOptions({ queryKey: keys.tokens, queryFn: () => call(listApiTokens, {}) })
