import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { authClient } from '../platform/auth-client.ts'
import { keptDrafts } from '../platform/kept-drafts.ts'
import { useT } from '../platform/texts.ts'

/** Ends the session, forgets everything that was loaded or typed, and shows the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const ended = await authClient.signOut().then(
      ({ error }) => !error,
      () => false,
    )
    if (!ended) {
      notifications.show({ color: 'red', message: t('signOut.failed') })
      return
    }
    keptDrafts.forgetAll()
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await navigate({ to: ROUTE_PATHS.LOGIN, ignoreBlocker: true })
    queryClient.clear()
  }
}
