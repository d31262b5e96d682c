import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import {
  type ListedPage,
  NAVIGATION_GROUPS,
  type NavigationEntry,
  type NavigationGroup,
  SETTINGS_PATH,
  type SettingEntry,
  type StaffPage,
} from '../platform/staff-page.ts'

/** An address that a link needs nothing more for. */
type PlainPath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>

/** A page as links, the palette and the bottom bar of phones show it. */
export type Page = ListedPage &
  Pick<NavigationEntry, 'isDaily' | 'useBadge' | 'badgeWords'> & {
    to: PlainPath
    /** A line of the sidebar, a tab beside one, a line of the settings, or the palette alone. */
    standsIn: 'sidebar' | 'tabs' | 'settings' | 'palette'
    capability: Capability
    module?: ModuleName
    /** The line that this tab became, for whoever may not open that one. */
    inPlaceOf?: string
  }
export type SettingPage = Page & Pick<SettingEntry, 'purpose'>
export type PageGroup = { group: NavigationGroup; label: 'nav.guestbook' | 'nav.house' | null; pages: Page[] }

const GROUP_LABELS: Record<NavigationGroup, PageGroup['label']> = {
  daily: null,
  guestbook: 'nav.guestbook',
  property: 'nav.house',
}

const byPosition = (a: ListedPage, b: ListedPage) => a.position - b.position
const placed = (page: StaffPage, entry: ListedPage, standsIn: Page['standsIn']): Page => ({
  ...entry,
  to: page.path as PlainPath,
  standsIn,
  capability: page.capability,
  ...(page.module ? { module: page.module } : {}),
})

/** Every page that has a name: the lines of the sidebar, each followed by its tabs or by the settings it holds. */
export function pageGroups(pages: readonly StaffPage[]): PageGroup[] {
  return NAVIGATION_GROUPS.map((group) => ({
    group,
    label: GROUP_LABELS[group],
    pages: pages
      .flatMap((page) =>
        'navigation' in page && page.navigation.group === group
          ? [placed(page, page.navigation, 'sidebar')]
          : [],
      )
      .toSorted(byPosition)
      .flatMap((line) => [
        line,
        ...tabsOf(pages, line.to),
        ...settingsIn(pages, line.to),
        ...foundIn(pages, line.to),
      ]),
  }))
}

function tabsOf(pages: readonly StaffPage[], path: string): Page[] {
  const tabs = pages.flatMap((page) =>
    'tab' in page && page.tab && page.inside === path ? [placed(page, page.tab, 'tabs')] : [],
  )
  return tabs.toSorted(byPosition)
}

/** Pages anywhere inside a line that stand in no row of it and are found by their name. */
function foundIn(pages: readonly StaffPage[], line: string): Page[] {
  return pages.flatMap((page) =>
    'found' in page && page.found && pageAt(pages, page.path) === line
      ? [placed(page, page.found, 'palette')]
      : [],
  )
}

/** Each setting, followed by the tabs beside it. */
function settingsIn(pages: readonly StaffPage[], path: string): Page[] {
  if (path !== SETTINGS_PATH) return []
  const settings: SettingPage[] = pages.flatMap((page) =>
    'setting' in page ? [{ ...placed(page, page.setting, 'settings'), purpose: page.setting.purpose }] : [],
  )
  return settings.toSorted(byPosition).flatMap((setting) => [setting, ...tabsOf(pages, setting.to)])
}

export type Viewer = {
  may: (capability: Capability) => boolean
  /** Modules the property has now. */
  modules: readonly ModuleName[]
}

/** Pages with those of their tabs: where the line itself is shut, its first open tab becomes the line. */
function openOf(pages: readonly Page[], isOpen: (page: Page) => boolean): Page[] {
  let line: Page | undefined
  return pages.flatMap((page) => {
    if (page.standsIn !== 'tabs') line = page
    if (!isOpen(page)) return []
    if (!line || line === page || isOpen(line)) return [page]
    const { label, icon, position, standsIn, to } = line
    line = page
    return [
      { ...page, label, icon, position, standsIn, tabLabel: page.tabLabel ?? page.label, inPlaceOf: to },
    ]
  })
}

/**
 * The groups with what this member of staff may open; an empty group goes. A page whose module the property does not
 * have is shown to whoever can get it, and leads to the offer.
 */
export function openPages(pages: readonly StaffPage[], { may, modules }: Viewer): PageGroup[] {
  const isOpen = ({ capability, module }: Page) =>
    may(capability) && (!module || modules.includes(module) || may('modules:manage'))
  return pageGroups(pages)
    .map((group) => ({ ...group, pages: openOf(group.pages, isOpen) }))
    .filter((group) => group.pages.length > 0)
}

/** What stands in the sidebar: tabs and settings are reached from their page. */
export function sidebarOf(groups: readonly PageGroup[]): PageGroup[] {
  return groups.map((group) => ({
    ...group,
    pages: group.pages.filter(({ standsIn }) => standsIn === 'sidebar'),
  }))
}

/** The page's line and its tabs, where it has any. */
export function tabsAt(groups: readonly PageGroup[], line: string | undefined): Page[] {
  const pages = groups.flatMap((group) => group.pages)
  const start = pages.findIndex(({ to }) => to === line)
  if (start < 0) return []
  const after = pages.slice(start + 1)
  const end = after.findIndex(({ standsIn }) => standsIn !== 'tabs')
  const tabs = end < 0 ? after : after.slice(0, end)
  return tabs.length > 0 ? pages.slice(start, start + 1 + tabs.length) : []
}

/** The tab that an address is, or stands inside. */
export function tabAt(pages: readonly StaffPage[], tabs: readonly Page[], address: string): Page | undefined {
  const page = pages.find(({ path }) => path === address)
  if (!page) return undefined
  return (
    tabs.find(({ to }) => to === page.path) ??
    ('inside' in page ? tabAt(pages, tabs, page.inside) : undefined)
  )
}

/** The lines of the settings page's own list. */
export function settingsOf(groups: readonly PageGroup[]): SettingPage[] {
  return groups.flatMap((group) =>
    group.pages.filter((page): page is SettingPage => page.standsIn === 'settings'),
  )
}

/** The line of the sidebar that an address belongs to: its own, or that of the page it stands inside. */
export function pageAt(pages: readonly StaffPage[], address: string): string | undefined {
  const page = pages.find(({ path }) => path === address)
  if (!page) return undefined
  if ('inside' in page) return pageAt(pages, page.inside)
  if ('setting' in page) return SETTINGS_PATH
  return 'navigation' in page ? page.path : undefined
}

/** That line as this member of staff has it. */
export function lineAt(
  pages: readonly StaffPage[],
  groups: readonly PageGroup[],
  address: string,
): string | undefined {
  const line = pageAt(pages, address)
  const open = groups.flatMap((group) => group.pages)
  return open.find(({ inPlaceOf }) => inPlaceOf !== undefined && inPlaceOf === line)?.to ?? line
}

/** How a page is called where it is listed, or the one it stands inside. */
export function nameAt(pages: readonly StaffPage[], address: string): ListedPage['label'] | undefined {
  const page = pages.find(({ path }) => path === address)
  if (!page) return undefined
  if ('navigation' in page) return page.navigation.label
  if ('setting' in page) return page.setting.label
  if ('tab' in page && page.tab) return page.tab.label
  if ('found' in page && page.found) return page.found.label
  return 'inside' in page ? nameAt(pages, page.inside) : undefined
}

/** The setting that an address is, or stands inside. */
export function settingAt(pages: readonly StaffPage[], address: string): string | undefined {
  const page = pages.find(({ path }) => path === address)
  if (page && 'inside' in page) return settingAt(pages, page.inside)
  return page && 'setting' in page ? page.path : undefined
}

/** The pages in the order in which a bar with little room takes them. */
export function dailyFirst(groups: readonly PageGroup[]): Page[] {
  const pages = groups.flatMap((group) => group.pages)
  return [...pages.filter((page) => page.isDaily), ...pages.filter((page) => !page.isDaily)]
}
