import { getSession } from '@innkeeper/api/auth.ts'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { call } from '../platform/call.ts'
import { type StaffSession, sessionQuery } from '../platform/session.ts'

type Dependencies = { queryClient: QueryClient; router: AnyRouter; ask?: () => Promise<StaffSession> }

/**
 * Shows the property that is the active one now: its Today, and nothing that was loaded for the one before. The page
 * is left first and the session told last, so that no page asks the new property for what the old one had.
 */
export async function enterProperty({
  queryClient,
  router,
  ask = () => call(getSession, {}),
}: Dependencies): Promise<void> {
  const session = await ask()
  await router.navigate({ to: '/', ignoreBlocker: true })
  await queryClient.cancelQueries()
  const sessionHash = hashKey(sessionQuery.queryKey)
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash })
  queryClient.setQueryData(sessionQuery.queryKey, session)
  await router.invalidate()
}
