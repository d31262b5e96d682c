import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { PageSkeleton } from '../components/states/page-skeleton.tsx'
import { entranceRoutes } from './entrance-routes.ts'
import { rootRoute } from './root-route.tsx'
import { RouteErrorPage } from './route-error-page.tsx'
import { staffPages } from './staff-pages.ts'
import { staffRoutes } from './staff-routes.ts'

const routeTree = rootRoute.addChildren([...entranceRoutes, staffRoutes])

export function createAdminRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: ADMIN_BASE,
    context: { queryClient, pages: staffPages },
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
