import { useQuery } from '@tanstack/react-query'
import { useCan, useSession } from '../../platform/session.ts'
import { toHandleQuery } from './api.ts'

/** How many responses wait for somebody, for whoever can handle them. */
export function useResponsesToHandle(): number {
  const { modules } = useSession().property
  const mayHandle = useCan()('responses:handle') && modules.includes('guestFeedback')
  return useQuery({ ...toHandleQuery, enabled: mayHandle }).data ?? 0
}
