import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textsOf } from '../platform/texts-of.ts'
import { leaveLoginWhenSignedIn, leaveSetUpWhenDone, requireSession } from './guard.ts'
import { rootRoute } from './root-route.tsx'

/** Pages in front of the shell: signing in, and what leads there. */

// Named apart: inline, their types would be lost to inference.
const redirectSearch = textsOf('redirect')
const invitationSearch = textsOf('invitation')
const tokenSearch = textsOf('token')
const verifySearch = textsOf('token', 'redirect')

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.LOGIN,
  validateSearch: redirectSearch,
  beforeLoad: ({ context, search, preload }) =>
    preload ? undefined : leaveLoginWhenSignedIn(context.queryClient, search.redirect),
  component: lazyRouteComponent(() => import('../features/auth/sign-in-page.tsx'), 'SignInPage'),
})

const createAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.USER_CREATE,
  validateSearch: invitationSearch,
  component: lazyRouteComponent(
    () => import('../features/auth/create-account-page.tsx'),
    'CreateAccountPage',
  ),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.RESET_PASSWORD,
  validateSearch: tokenSearch,
  component: lazyRouteComponent(
    () => import('../features/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
})

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.VERIFY_EMAIL,
  validateSearch: verifySearch,
  component: lazyRouteComponent(() => import('../features/auth/verify-email-page.tsx'), 'VerifyEmailPage'),
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
  twoFactorRoute,
] as const
