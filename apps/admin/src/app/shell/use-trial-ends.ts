import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { nextTrialEnd, subscriptionQuery } from '../../features/modules/api.ts'
import { sessionQuery } from '../../platform/session.ts'

/** Nobody tells when a trial runs out: at that moment this page asks anew what the property has. */
export function useTrialEnds(): void {
  const queryClient = useQueryClient()
  const { data } = useQuery(subscriptionQuery)
  const endsAt = data ? nextTrialEnd(data) : null
  useEffect(() => {
    if (endsAt === null) return
    const timer = setTimeout(
      () => {
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
        void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
      },
      // A little late rather than early; a day at most, since longer waits would fire at once.
      Math.min(Math.max(endsAt - Date.now(), 0) + 1000, 86_400_000),
    )
    return () => clearTimeout(timer)
  }, [endsAt, queryClient])
}
