import { type AnyRoute, createRoute, type RouteComponent, retainSearchParams } from '@tanstack/react-router'
import type { ReadSearch, StaffPage } from '../platform/staff-page.ts'
import { requireCapability, requireSecondFactor, requireSession } from './guard.ts'
import { moduleGate } from './module-gate.tsx'
import { nameAt } from './navigation.ts'
import { rootRoute } from './root-route.tsx'
import { Shell } from './shell/shell.tsx'
import { staffPages } from './staff-pages.ts'

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

/** The route of one page; path and search come apart from the rest, so that links know their types. */
function pageRoute<const Path extends string, Search extends ReadSearch | undefined>(
  { capability, module, component, retains }: StaffPage & { component: RouteComponent },
  path: Path,
  search: Search,
) {
  return createRoute({
    getParentRoute: () => staffRoute,
    path,
    validateSearch: search,
    search: { middlewares: retains ? [retainSearchParams([...retains] as never) as never] : [] },
    beforeLoad: ({ context }) => requireCapability(context.session, capability),
    component: module ? moduleGate(module, component, nameAt(staffPages, path)) : component,
  })
}

type SearchOf<Page> = Page extends { search: infer Search extends ReadSearch } ? Search : undefined
type RouteOf<Page extends StaffPage> = ReturnType<typeof pageRoute<Page['path'], SearchOf<Page>>>
type RoutesOf<Pages extends readonly StaffPage[]> = {
  -readonly [Index in keyof Pages]: RouteOf<Pages[Index]>
}

/**
 * The routes of all pages. A page that shares the screen of another hangs below its route, so that the screen stays
 * when the address changes; its id and address are those it would have beside it, so the types list it there.
 */
function routesOf<const Pages extends readonly StaffPage[]>(pages: Pages): RoutesOf<Pages> {
  const routes = pages.flatMap((page): AnyRoute[] => {
    if (!('component' in page)) return []
    const route = pageRoute(page, page.path, page.search)
    const sharing = pages.filter((other) => 'sharesScreen' in other && other.inside === page.path)
    if (sharing.length === 0) return [route]
    return [
      route.addChildren(
        sharing.map(({ path }) =>
          createRoute({ getParentRoute: () => route, path: path.slice(page.path.length) }),
        ),
      ),
    ]
  })
  return routes as RoutesOf<Pages>
}

export const staffRoutes = staffRoute.addChildren(routesOf(staffPages))
