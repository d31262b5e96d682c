import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { endSession } from '../../platform/end-session.ts'
import { useT } from '../../platform/texts.ts'

/** Ends the session, forgets everything that was loaded or typed, and shows the sign-in page. */
export function useSignOut(): (redirect?: string) => Promise<void> {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (redirect) => {
    const ended = await endSession().then(
      () => true,
      () => false,
    )
    if (!ended) {
      notifications.show({ color: 'red', message: t('signOut.failed') })
      return
    }
    queryClient.removeQueries({ type: 'inactive' })
    // The sign-in page asks who is there; that nobody is tells the other tabs.
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await navigate({ to: ROUTE_PATHS.LOGIN, search: redirect ? { redirect } : {}, ignoreBlocker: true })
    queryClient.clear()
  }
}
