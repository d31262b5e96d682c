import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSignedOut } from '../platform/error-text.ts'
import { useLiveEvent } from '../platform/live.tsx'
import { sessionQuery } from '../platform/session.ts'
import { recheckSession } from './guard.ts'

/** Leaves the shell at once when the session was ended elsewhere: by a colleague, the person or the clock. */
export function SessionWatch() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { data, error } = useQuery(sessionQuery)
  const hasEnded = isSignedOut(error)
  useLiveEvent('session.ended', ({ userId }) => {
    if (userId === data?.claims.user_id) recheckSession(queryClient, router)
  })
  // A role or the whole membership may be gone, and the page with it.
  useLiveEvent('team.changed', ({ userId }) => {
    if (userId === data?.claims.user_id) recheckSession(queryClient, router)
  })
  useEffect(() => {
    if (hasEnded) recheckSession(queryClient, router)
  }, [hasEnded, queryClient, router])
  return null
}
