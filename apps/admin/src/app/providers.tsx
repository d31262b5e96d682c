import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createAdminRouter } from './router.tsx'
import { styleNonce } from './style-nonce.ts'
import { cssVariablesResolver, theme } from './theme/theme.ts'

type Props = { i18n: I18n; queryClient: QueryClient; router: ReturnType<typeof createAdminRouter> }

export function Providers({ i18n, queryClient, router }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <QueryClientProvider client={queryClient}>
          <Notifications position="top-right" limit={3} autoClose={4000} />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  )
}
