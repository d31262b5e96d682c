import { getLinkState, type LINK_PURPOSES } from '@innkeeper/api/auth/own-account.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { codeOf } from '../../platform/error-text.ts'

/** `unknown` until the server has said it, and where it cannot be reached: the form then says so itself. */
export type LinkState = 'unknown' | 'open' | 'used' | 'ended'

/** Whether the link of a mail still opens, asked before anything is typed. */
export function useLinkState(token: string, purpose: (typeof LINK_PURPOSES)[number]): LinkState {
  const { data, error } = useQuery({
    queryKey: ['link', purpose, token],
    queryFn: () => call(getLinkState, { query: { token, purpose } }),
    enabled: token !== '',
    // What was found stands: the page itself spends the link.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (data) return data.state
  return token === '' || (error && isEnded(error)) ? 'ended' : 'unknown'
}

function isEnded(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'auth/link-expired' || code === 'request/invalid'
}
