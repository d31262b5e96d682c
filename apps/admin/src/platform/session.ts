import { getSession, type StaffSession } from '@innkeeper/api/auth.ts'
import { type Capability, can } from '@innkeeper/domain/team/capabilities.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { followFormats } from './own-formats.ts'

export type { StaffSession }

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const session = await call(getSession, {})
    followFormats(session.formats)
    return session
  },
  staleTime: Number.POSITIVE_INFINITY,
  // The guard decides what an answer means; asking twice only delays sign-in.
  retry: false,
})

/** Who is signed in, for which property; only below the guard, which has loaded it. */
export function useSession(): StaffSession {
  return useSuspenseQuery(sessionQuery).data
}

/** Whether the signed-in member of staff may do this. */
export function useCan(): (capability: Capability) => boolean {
  const { claims } = useSession()
  return (capability) => can(claims, capability)
}
