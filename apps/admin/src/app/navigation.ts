import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import {
  NAVIGATION_GROUPS,
  type NavigationEntry,
  type NavigationGroup,
  type StaffPage,
} from '../platform/staff-page.ts'

/** An address that a link needs nothing more for. */
type PlainPath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>

/** A page as links, the palette and the bottom bar of phones show it. */
export type Page = NavigationEntry & {
  to: PlainPath
  capability: Capability
  module?: ModuleName
}
export type PageGroup = { group: NavigationGroup; label: 'nav.guestbook' | 'nav.house' | null; pages: Page[] }

const GROUP_LABELS: Record<NavigationGroup, PageGroup['label']> = {
  daily: null,
  guestbook: 'nav.guestbook',
  property: 'nav.house',
}

/** The pages that stand in the navigation, the bottom bar of phones and the command palette. */
export function pageGroups(pages: readonly StaffPage[]): PageGroup[] {
  const listed = pages.flatMap((page): Page[] => {
    if (!('navigation' in page)) return []
    return [{ ...page.navigation, ...page, to: page.path as PlainPath }]
  })
  return NAVIGATION_GROUPS.map((group) => ({
    group,
    label: GROUP_LABELS[group],
    pages: listed.filter((page) => page.group === group).toSorted((a, b) => a.position - b.position),
  }))
}

export type Viewer = {
  may: (capability: Capability) => boolean
  /** Modules the property has now. */
  modules: readonly ModuleName[]
}

/**
 * The groups with what this member of staff may open; an empty group goes. A page whose module the property does not
 * have is shown to whoever can get it, and leads to the offer.
 */
export function openPages(pages: readonly StaffPage[], { may, modules }: Viewer): PageGroup[] {
  const isOpen = ({ capability, module }: Page) =>
    may(capability) && (!module || modules.includes(module) || may('modules:manage'))
  return pageGroups(pages)
    .map((group) => ({ ...group, pages: group.pages.filter(isOpen) }))
    .filter((group) => group.pages.length > 0)
}

/** The page of the navigation that an address belongs to: its own, or that of the page it stands inside. */
export function pageAt(pages: readonly StaffPage[], address: string): string | undefined {
  const page = pages.find(({ path }) => path === address)
  if (!page) return undefined
  if ('inside' in page) return pageAt(pages, page.inside)
  return 'navigation' in page ? page.path : undefined
}

/** The pages in the order in which a bar with little room takes them. */
export function dailyFirst(groups: readonly PageGroup[]): Page[] {
  const pages = groups.flatMap((group) => group.pages)
  return [...pages.filter((page) => page.isDaily), ...pages.filter((page) => !page.isDaily)]
}
