import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { ROLES, type Role } from '@innkeeper/domain/team/roles.ts'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { StaffPage } from '../platform/staff-page.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { ForbiddenError } from './guard.ts'
import { openPages, pageAt } from './navigation.ts'
import { createAdminRouter } from './router.ts'
import { staffPages } from './staff-pages.ts'

const pages: readonly StaffPage[] = staffPages
const { routesByPath } = createAdminRouter(new QueryClient())

/** Whether the guard of the route at this address, or of one that it hangs below, lets the role pass. */
function isOpenTo(role: Role, path: string): boolean {
  const context = { session: sampleSession({ claims: { roles: [role] } }) }
  const guards = []
  for (
    let route = routesByPath[path as never] as GuardedRoute;
    route.id !== '/staff';
    route = route.parentRoute
  ) {
    guards.push(route.options.beforeLoad)
  }
  try {
    for (const guard of guards) guard?.({ context })
    return true
  } catch (error) {
    if (error instanceof ForbiddenError) return false
    throw error
  }
}

/** Whether it stands anywhere under a name: in the sidebar, among the settings, as a tab, or in the palette. */
const isNamed = (page: StaffPage) =>
  'navigation' in page ||
  'setting' in page ||
  ('tab' in page && page.tab !== undefined) ||
  ('found' in page && page.found !== undefined)

type GuardedRoute = {
  id: string
  parentRoute: GuardedRoute
  options: { beforeLoad?: (given: { context: object }) => void }
}

test('every page has an address of its own', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(Object.keys(routesByPath)).toEqual(expect.arrayContaining(pages.map(({ path }) => path)))
})

test('every page is in the sidebar, among the settings or inside a page that is; the account is in its own menu', () => {
  expect(pages.filter(({ path }) => pageAt(pages, path) === undefined).map(({ path }) => path)).toEqual([
    '/account',
  ])
})

describe.each(ROLES)('for %s', (role) => {
  const may = (page: StaffPage) => can({ roles: [role] }, page.capability)

  test('the guard opens the pages that the capability opens', () => {
    expect(pages.filter(({ path }) => isOpenTo(role, path))).toEqual(pages.filter(may))
  })

  test('navigation and palette show the pages that the guard opens', () => {
    const shown = openPages(pages, {
      may: (capability) => can({ roles: [role] }, capability),
      modules: MODULES,
    })
    const shownPaths: string[] = shown.flatMap((group) => group.pages.map(({ to }) => to))
    const open = pages.filter((page) => isNamed(page) && isOpenTo(role, page.path))
    expect(shownPaths.toSorted()).toEqual(open.map(({ path }) => path).toSorted())
  })

  test('who may open a page inside another finds that one open too; a tab can do without its line', () => {
    for (const page of pages.filter(may)) {
      if ('inside' in page && !('tab' in page)) expect(isOpenTo(role, page.inside)).toBe(true)
    }
  })
})

test('a page inside another needs the same module, unless it is a tab that can do without its line', () => {
  for (const page of pages) {
    if (!('inside' in page) || 'tab' in page) continue
    expect(page.module).toBe(pages.find(({ path }) => path === page.inside)?.module)
  }
})
