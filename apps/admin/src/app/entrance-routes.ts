import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ReadSearch } from '../platform/staff-page.ts'
import { textsOf } from '../platform/texts-of.ts'
import {
  isWithoutOwner,
  leaveLoginWhenSignedIn,
  leaveSetUpWhenDone,
  requireCapability,
  requireSecondFactor,
  requireSession,
} from './guard.ts'
import { rootRoute } from './root-route.tsx'

/** Pages in front of the shell: signing in, and what leads there. */

// Named apart: inline, its type would be lost to inference.
const redirectSearch = textsOf('redirect')
const stepSearch = textsOf('step')

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.LOGIN,
  validateSearch: redirectSearch,
  beforeLoad: ({ context, search, preload }) =>
    preload ? undefined : leaveLoginWhenSignedIn(context.queryClient, search.redirect),
  component: lazyRouteComponent(() => import('../features/auth/sign-in-page.tsx'), 'SignInPage'),
})

/** A page that is open to everybody, signed in or not. */
function openRoute<const Path extends string, Search extends ReadSearch>(
  path: Path,
  validateSearch: Search,
  component: RouteComponent,
) {
  return createRoute({ getParentRoute: () => rootRoute, path, validateSearch, component })
}

const createAccountRoute = openRoute(
  ROUTE_PATHS.USER_CREATE,
  textsOf('invitation'),
  lazyRouteComponent(() => import('../features/auth/create-account-page.tsx'), 'CreateAccountPage'),
)
const resetPasswordRoute = openRoute(
  ROUTE_PATHS.RESET_PASSWORD,
  textsOf('token'),
  lazyRouteComponent(() => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
)
const verifyEmailRoute = openRoute(
  ROUTE_PATHS.VERIFY_EMAIL,
  textsOf('token', 'redirect'),
  lazyRouteComponent(() => import('../features/auth/verify-email-page.tsx'), 'VerifyEmailPage'),
)

const setUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.SET_UP,
  validateSearch: stepSearch,
  beforeLoad: async ({ context, location }) => {
    if (await isWithoutOwner(context.queryClient)) return { isFirst: true }
    const session = await requireSession(context.queryClient, location.publicHref)
    requireSecondFactor(session, location.publicHref)
    requireCapability(session, 'properties:create')
    return { isFirst: false }
  },
  component: lazyRouteComponent(() => import('./set-up/set-up-page.tsx'), 'SetUpPage'),
})

const twoFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.TWO_FACTOR,
  validateSearch: redirectSearch,
  beforeLoad: async ({ context, location, search, preload }) => {
    if (preload) return
    leaveSetUpWhenDone(await requireSession(context.queryClient, location.publicHref), search.redirect)
  },
  component: lazyRouteComponent(() => import('../features/auth/forced-set-up-page.tsx'), 'ForcedSetUpPage'),
})

export const entranceRoutes = [
  loginRoute,
  createAccountRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  setUpRoute,
  twoFactorRoute,
] as const
