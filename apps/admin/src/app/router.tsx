import { guestListQuerySchema } from '@innkeeper/api/guests.ts'
import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { PageSkeleton } from '../components/states/page-skeleton.tsx'
import { leaveLoginWhenSignedIn, requireCapability, requireSession } from './guard.ts'
import { lenientSearch } from './lenient-search.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { RouteErrorPage } from './route-error-page.tsx'
import { Shell } from './shell/shell.tsx'

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  errorComponent: RouteErrorPage,
  notFoundComponent: NotFoundPage,
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.LOGIN,
  validateSearch: (search): { redirect?: string } =>
    typeof search.redirect === 'string' ? { redirect: search.redirect } : {},
  beforeLoad: ({ context, search, preload }) =>
    preload ? undefined : leaveLoginWhenSignedIn(context.queryClient, search.redirect),
  component: lazyRouteComponent(() => import('../features/auth/sign-in-page.tsx'), 'SignInPage'),
})

/** Everything below is for signed-in staff. */
const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff',
  beforeLoad: async ({ context, location }) => ({
    session: await requireSession(context.queryClient, location.publicHref),
  }),
  component: Shell,
})

const todayRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.TODAY,
  component: lazyRouteComponent(() => import('./today/today-page.tsx'), 'TodayPage'),
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

const cardsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.GUESTBOOK,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: lazyRouteComponent(() => import('../features/guestbook/cards-page.tsx'), 'CardsPage'),
})

const cardRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: ROUTE_PATHS.GUESTBOOK_CARD,
  beforeLoad: ({ context }) => requireCapability(context.session, 'content:edit'),
  component: lazyRouteComponent(() => import('../features/guestbook/card-page.tsx'), 'CardPage'),
})

const routeTree = rootRoute.addChildren([
  loginRoute,
  staffRoute.addChildren([todayRoute, guestsRoute, cardsRoute, cardRoute]),
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
