import { useQuery } from '@tanstack/react-query'
import { useCan, useSession } from '../../../platform/session.ts'
import { unreadQuery } from './api.ts'

/** How many registrations nobody has read yet. */
export function useUnreadRegistrations(): number {
  const { modules } = useSession().property
  const mayRead = useCan()('registration:read') && modules.includes('registrationForms')
  return useQuery({ ...unreadQuery, enabled: mayRead }).data?.unread ?? 0
}
