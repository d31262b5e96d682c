import { auditQuerySchema } from '@innkeeper/api/audit.ts'
import { guestListQuerySchema } from '@innkeeper/api/guests.ts'
import { productListQuerySchema } from '@innkeeper/api/orders/products.ts'
import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { PageSkeleton } from '../components/states/page-skeleton.tsx'
import { translateSearchSchema } from '../features/guestbook/translate/translate-search.ts'
import { mediaSearchSchema } from '../features/media/media-search.ts'
import { archiveSearchSchema, requestsSearchSchema } from '../features/orders/requests/requests-search.ts'
import { statisticsSearchSchema } from '../features/statistics/statistics-search.ts'
import { unitsSearchSchema } from '../features/units/units-search.ts'
import { entranceRoutes } from './entrance-routes.ts'
import { requireCapability, requireSecondFactor, requireSession } from './guard.ts'
import { lenientSearch } from './lenient-search.ts'
import { moduleGate } from './module-gate.tsx'
import { rootRoute } from './root-route.tsx'
import { RouteErrorPage } from './route-error-page.tsx'
import { Shell } from './shell/shell.tsx'

/** Everything below is for signed-in staff. */
const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff',
  beforeLoad: async ({ context, location }) => {
    const session = await requireSession(context.queryClient, location.publicHref)
    requireSecondFactor(session, location.publicHref)
    return { session }
  },
  component: Shell,
})

const todayRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.TODAY,
  component: lazyRouteComponent(() => import('./today/today-page.tsx'), 'TodayPage'),
})

const accountRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.ACCOUNT,
  component: lazyRouteComponent(() => import('../features/auth/account/account-page.tsx'), 'AccountPage'),
})

// Named apart: inline, its type would be lost to inference.
const guestListSearch = lenientSearch(guestListQuerySchema)

const guestsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.GUESTS,
  validateSearch: guestListSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'guests:manage'),
  component: lazyRouteComponent(() => import('../features/guests/guests-page.tsx'), 'GuestsPage'),
})

const requestsSearch = lenientSearch(requestsSearchSchema)

const requestsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.REQUESTS,
  validateSearch: requestsSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'requests:handle'),
  component: moduleGate(
    'products',
    lazyRouteComponent(() => import('../features/orders/requests/requests-page.tsx'), 'RequestsPage'),
  ),
})

const requestArchiveSearch = lenientSearch(archiveSearchSchema)

const requestArchiveRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.REQUESTS_ARCHIVE,
  validateSearch: requestArchiveSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'requests:handle'),
  component: moduleGate(
    'products',
    lazyRouteComponent(() => import('../features/orders/requests/archive-page.tsx'), 'ArchivePage'),
  ),
})

/** The list, the form and the phone stay on screen from card to card. */
const cardEditorRoute = createRoute({
  getParentRoute: () => staffRoute,
  id: 'card-editor',
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: moduleGate(
    'guestbook',
    lazyRouteComponent(() => import('../features/guestbook/editor-page.tsx'), 'EditorPage'),
  ),
})

const cardsRoute = createRoute({
  getParentRoute: () => cardEditorRoute,
  path: ROUTE_PATHS.GUESTBOOK,
})

const cardRoute = createRoute({
  getParentRoute: () => cardEditorRoute,
  path: ROUTE_PATHS.GUESTBOOK_CARD,
})

const tabBarRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.TAB_BAR,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: moduleGate(
    'guestbook',
    lazyRouteComponent(() => import('../features/guestbook/tab-bar/tab-bar-page.tsx'), 'TabBarPage'),
  ),
})

const translateSearch = lenientSearch(translateSearchSchema)

const translateRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.TRANSLATE,
  validateSearch: translateSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: moduleGate(
    'guestbook',
    lazyRouteComponent(() => import('../features/guestbook/translate/translate-page.tsx'), 'TranslatePage'),
  ),
})

const mediaSearch = lenientSearch(mediaSearchSchema)

const mediaRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.MEDIA,
  validateSearch: mediaSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: lazyRouteComponent(() => import('../features/media/media-page.tsx'), 'MediaPage'),
})

const productsSearch = lenientSearch(productListQuerySchema)

const productsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.PRODUCTS,
  validateSearch: productsSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: moduleGate(
    'products',
    lazyRouteComponent(() => import('../features/orders/products/list/products-page.tsx'), 'ProductsPage'),
  ),
})

const productRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.PRODUCT,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: moduleGate(
    'products',
    lazyRouteComponent(
      () => import('../features/orders/products/editor/editor-page.tsx'),
      'ProductEditorPage',
    ),
  ),
})

const paymentsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.PAYMENTS,
  beforeLoad: ({ context }) => requireCapability(context.session, 'payments:manage'),
  component: moduleGate(
    'products',
    lazyRouteComponent(() => import('../features/payments/payments-page.tsx'), 'PaymentsPage'),
  ),
})

const statisticsSearch = lenientSearch(statisticsSearchSchema)

const statisticsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.STATISTICS,
  validateSearch: statisticsSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'results:read'),
  component: moduleGate(
    'products',
    lazyRouteComponent(() => import('../features/statistics/statistics-page.tsx'), 'StatisticsPage'),
  ),
})

const settingsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.PROPERTY_SETTINGS,
  beforeLoad: ({ context }) => requireCapability(context.session, 'settings:manage'),
  component: lazyRouteComponent(() => import('../features/properties/settings-page.tsx'), 'SettingsPage'),
})

const languagesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.LANGUAGES,
  beforeLoad: ({ context }) => requireCapability(context.session, 'settings:manage'),
  component: lazyRouteComponent(() => import('../features/properties/languages-page.tsx'), 'LanguagesPage'),
})

const modulesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.MODULES,
  beforeLoad: ({ context }) => requireCapability(context.session, 'modules:manage'),
  component: lazyRouteComponent(() => import('../features/modules/modules-page.tsx'), 'ModulesPage'),
})

const fontsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.FONTS,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: lazyRouteComponent(() => import('../features/fonts/fonts-page.tsx'), 'FontsPage'),
})

const unitsSearch = lenientSearch(unitsSearchSchema)

const unitsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.UNITS,
  validateSearch: unitsSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'units:read'),
  component: lazyRouteComponent(() => import('../features/units/units-page.tsx'), 'UnitsPage'),
})

const targetGroupsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.TARGET_GROUPS,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: lazyRouteComponent(() => import('../features/units/target-groups-page.tsx'), 'TargetGroupsPage'),
})

const teamRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.TEAM,
  beforeLoad: ({ context }) => requireCapability(context.session, 'team:manage'),
  component: lazyRouteComponent(() => import('../features/team/team-page.tsx'), 'TeamPage'),
})

const auditSearch = lenientSearch(auditQuerySchema)

const auditRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.AUDIT,
  validateSearch: auditSearch,
  beforeLoad: ({ context }) => requireCapability(context.session, 'audit:read'),
  component: lazyRouteComponent(() => import('../features/audit/audit-page.tsx'), 'AuditPage'),
})

const notificationsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.NOTIFICATIONS,
  component: lazyRouteComponent(() => import('../features/team/notifications-page.tsx'), 'NotificationsPage'),
})

const routeTree = rootRoute.addChildren([
  ...entranceRoutes,
  staffRoute.addChildren([
    unitsRoute,
    fontsRoute,
    targetGroupsRoute,
    todayRoute,
    accountRoute,
    requestsRoute,
    requestArchiveRoute,
    guestsRoute,
    cardEditorRoute.addChildren([cardsRoute, cardRoute]),
    tabBarRoute,
    translateRoute,
    mediaRoute,
    productsRoute,
    productRoute,
    paymentsRoute,
    statisticsRoute,
    teamRoute,
    auditRoute,
    notificationsRoute,
    settingsRoute,
    languagesRoute,
    modulesRoute,
  ]),
])

export function createAdminRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: ADMIN_BASE,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteErrorPage,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
}
