import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ReauthenticationDialog } from '../features/auth/reauthentication-dialog.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RouteErrorPage } from './route-error-page.tsx'

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: RouteErrorPage,
  notFoundComponent: NotFoundPage,
})

function Root() {
  return (
    <>
      <Outlet />
      <ReauthenticationDialog />
    </>
  )
}
