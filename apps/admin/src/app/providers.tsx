import type { AdminMessages } from '@innkeeper/i18n/catalogue-types.ts'
import { translateWith } from '@innkeeper/i18n/runtime.ts'
import { TOAST_DURATION_MS, TOAST_MAX, TOAST_TOP_OFFSET } from '@innkeeper/ui/toast-limits.ts'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  getDefaultZIndex,
  MantineProvider,
  type MantineThemeOverride,
  mergeThemeOverrides,
  Notification,
} from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { styleNonce } from '../platform/style-nonce.ts'
import classes from './providers.module.css'
import type { createAdminRouter } from './router.ts'
import { cssVariablesResolver, theme } from './theme/theme.ts'

/** Over dialogs and panels; a menu that somebody opened goes before what is told meanwhile. */
const UNDER_MENUS = getDefaultZIndex('popover') - 1

type Props = { i18n: I18n; queryClient: QueryClient; router: ReturnType<typeof createAdminRouter> }

export function Providers({ i18n, queryClient, router }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={withNames(i18n)}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <QueryClientProvider client={queryClient}>
          <Notifications
            className={classes.notices}
            style={{ '--toast-top': `${TOAST_TOP_OFFSET}px` }}
            position="top-right"
            limit={TOAST_MAX}
            autoClose={TOAST_DURATION_MS}
            zIndex={UNDER_MENUS}
          />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  )
}

/** The library draws the button that closes a notice without a name. */
function withNames(i18n: I18n): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': translateWith<AdminMessages>(i18n)('action.close') }
  return mergeThemeOverrides(theme, {
    components: { Notification: Notification.extend({ defaultProps: { closeButtonProps } }) },
  })
}
