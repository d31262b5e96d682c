import type { AdminMessages } from '@innkeeper/i18n/catalogue-types.ts'
import { translateWith } from '@innkeeper/i18n/runtime.ts'
import type { I18n } from '@lingui/core'
import { notifications } from '@mantine/notifications'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sessionQuery } from '../platform/session.ts'

type Settings = { queryClient: QueryClient; router: AnyRouter; i18n: I18n; name: string }

/** Another person signed in in another tab: nothing of the one before stays on screen. */
export function startAnew({ queryClient, router, i18n, name }: Settings): void {
  const isSession = (hash: string) => hash === hashKey(sessionQuery.queryKey)
  void queryClient.resetQueries({ predicate: ({ queryHash }) => !isSession(queryHash) })
  void router.navigate({ to: '/', ignoreBlocker: true })
  notifications.show({
    color: 'brand',
    message: translateWith<AdminMessages>(i18n)('signIn.takenOver', { name }),
  })
}
