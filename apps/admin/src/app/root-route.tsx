import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ReauthenticationDialog } from '../features/auth/reauthentication-dialog.tsx'
import type { StaffPage } from '../platform/staff-page.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { RouteErrorPage } from './route-error-page.tsx'
import { VersionBar } from './version-bar.tsx'

type RouterContext = {
  queryClient: QueryClient
  /** What navigation and palette list; given to them here, since a page of the list shows the list. */
  pages: readonly StaffPage[]
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: RouteErrorPage,
  notFoundComponent: NotFoundPage,
})

function Root() {
  return (
    <>
      <VersionBar />
      <Outlet />
      <ReauthenticationDialog />
    </>
  )
}
