import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import type { Icon } from '@tabler/icons-react'
import type { RouteComponent } from '@tanstack/react-router'

/** The groups of the navigation, first one first. */
export const NAVIGATION_GROUPS = ['daily', 'guestbook', 'property'] as const
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]

/** How a page is called wherever it is listed, and where it stands there. */
export type ListedPage = {
  /** Lower stands first; steps of ten leave room for a page between two others. */
  position: number
  label: Extract<AdminMessageId, `nav.${string}`>
  /** How it is called among its tabs, where that is shorter, or the line stands for all of them. */
  tabLabel?: ListedPage['label']
  /** What the palette finds it by besides its name: what the trade calls it. */
  alsoFoundBy?: Extract<AdminMessageId, `module.${string}` | `nav.words.${string}`>
  icon: Icon
}

/** A line of the sidebar; in the bottom bar of phones and the command palette as well. */
export type NavigationEntry = ListedPage & {
  group: NavigationGroup
  /** Opened many times a day: stands in the bottom bar of phones before the others. */
  isDaily?: true
  /** Counts what waits on the page. */
  useBadge?: () => number
  /** What the count counts, for those who hear it. */
  badgeWords?: Extract<AdminMessageId, `${string}.toAnswer` | 'cleaning.toDo'>
}

/** A line of the settings page's own list. */
export type SettingEntry = ListedPage & {
  /** What is set there, in one sentence. */
  purpose: Extract<AdminMessageId, `settings.purpose.${string}`>
}

/** The page that every page with a `setting` stands inside. */
export const SETTINGS_PATH = '/settings'

type Path = `/${string}`

export type ReadSearch = (search: Record<string, unknown>) => object

/**
 * Where people find a page: by a line of the sidebar, among the settings, as a tab beside the page it stands inside,
 * through that page (and by its name in the palette, where it has one), or in the menu of their account.
 */
type WayIn =
  | { navigation: NavigationEntry }
  | { setting: SettingEntry }
  | { inside: Path; tab?: ListedPage; found?: ListedPage }
  | { inUserMenu: true }

/** What a page is: a screen of its own, or another address of the screen that its page shows. */
type Screen = { component: RouteComponent } | { inside: Path; sharesScreen: true }

type Rest = WayIn &
  Screen & {
    /** Without it the page only offers to get it. */
    module?: ModuleName
    /** Reads what the address keeps behind its question mark. */
    search?: ReadSearch
    /** What of it stays from one address of its screen to the next. */
    retains?: readonly string[]
  }

export type StaffPage = Rest & {
  /** Below the staff app's base; a part that begins with $ is a parameter. */
  path: Path
  /** Who may open it. */
  capability: Capability
}

/**
 * A page of signed-in staff, declared once, beside its feature (`features/<feature>/pages.ts`): router, guard,
 * navigation, settings and command palette read this.
 */
export function staffPage<const P extends Path, const R extends Rest>(
  path: P,
  capability: Capability,
  rest: R,
) {
  return { path, capability, ...rest }
}
