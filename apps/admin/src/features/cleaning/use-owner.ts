import { useMemo } from 'react'
import { useSession } from '../../platform/session.ts'
import type { Owner } from './marks/kept-mark.ts'

/** Whose list it is: of the person who is signed in, in the property they are in. */
export function useOwner(): Owner {
  const { claims, property } = useSession()
  const [userId, propertyId] = [claims.user_id, property.id]
  return useMemo(() => ({ userId, propertyId }), [userId, propertyId])
}
