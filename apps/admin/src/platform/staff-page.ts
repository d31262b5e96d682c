import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import type { Icon } from '@tabler/icons-react'
import type { RouteComponent } from '@tanstack/react-router'

/** The groups of the navigation, first one first. */
export const NAVIGATION_GROUPS = ['daily', 'guestbook', 'property'] as const
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]

/** How a page stands in the navigation, the bottom bar of phones, the command palette and on Today. */
export type NavigationEntry = {
  group: NavigationGroup
  /** Lower stands first; steps of ten leave room for a page between two others. */
  position: number
  label: Extract<AdminMessageId, `nav.${string}`>
  icon: Icon
  /** Opened many times a day: stands in the bottom bar of phones before the others. */
  isDaily?: true
  /** What it is for; a page that says so is offered on Today. */
  purpose?: Extract<AdminMessageId, `today.link.${string}`>
  /** Counts what waits on the page. */
  useBadge?: () => number
}

type Path = `/${string}`

export type ReadSearch = (search: Record<string, unknown>) => object

/** Where people find a page: by an entry of its own, through another page, or in the menu of their account. */
type WayIn = { navigation: NavigationEntry } | { inside: Path } | { inUserMenu: true }

/** What a page is: a screen of its own, or another address of the screen that its page shows. */
type Screen = { component: RouteComponent } | { inside: Path; sharesScreen: true }

type Rest = WayIn &
  Screen & {
    /** Without it the page only offers to get it. */
    module?: ModuleName
    /** Reads what the address keeps behind its question mark. */
    search?: ReadSearch
  }

export type StaffPage = Rest & {
  /** Below the staff app's base; a part that begins with $ is a parameter. */
  path: Path
  /** Who may open it. */
  capability: Capability
}

/**
 * A page of signed-in staff, declared once, beside its feature (`features/<feature>/pages.ts`): router, guard,
 * navigation, command palette and Today read this.
 */
export function staffPage<const P extends Path, const R extends Rest>(
  path: P,
  capability: Capability,
  rest: R,
) {
  return { path, capability, ...rest }
}
