import { isLocalAddress } from '@innkeeper/domain/links.ts'
import { useSession } from '../../platform/session.ts'

/** Whether links that are handed out lead to this machine alone. */
export function useIsLocal(): boolean {
  const { publicOrigin } = useSession().installation
  return publicOrigin === null || isLocalAddress(publicOrigin)
}
