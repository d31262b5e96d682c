import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import {
  type Icon,
  IconBell,
  IconBellRinging,
  IconBuildingCottage,
  IconChartBar,
  IconCreditCard,
  IconDoor,
  IconHistory,
  IconLanguage,
  IconLayoutBoard,
  IconLayoutBottombar,
  IconMessageLanguage,
  IconPackages,
  IconPhoto,
  IconShoppingBag,
  IconSun,
  IconTargetArrow,
  IconTypography,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'

type PageName =
  | 'TODAY'
  | 'REQUESTS'
  | 'GUESTS'
  | 'STATISTICS'
  | 'GUESTBOOK'
  | 'TAB_BAR'
  | 'TRANSLATE'
  | 'PRODUCTS'
  | 'MEDIA'
  | 'FONTS'
  | 'UNITS'
  | 'TARGET_GROUPS'
  | 'PROPERTY_SETTINGS'
  | 'LANGUAGES'
  | 'PAYMENTS'
  | 'MODULES'
  | 'TEAM'
  | 'AUDIT'
  | 'NOTIFICATIONS'

export type Page = {
  to: (typeof ROUTE_PATHS)[PageName]
  label: Extract<AdminMessageId, `nav.${string}`>
  icon: Icon
  capability: Capability
  /** Without it the page only offers to get it. */
  module?: ModuleName
  /** Opened many times a day: stands in the bottom bar of phones before the others. */
  isDaily?: true
  /** What it is for, where there is room to say so. */
  words?: Extract<AdminMessageId, `today.link.${string}`>
}
export type PageGroup = { label: 'nav.guestbook' | 'nav.house' | null; pages: readonly Page[] }

/** Every page that stands in the navigation, the bottom bar of phones and the command palette. */
export const PAGE_GROUPS: readonly PageGroup[] = [
  {
    label: null,
    pages: [
      {
        to: ROUTE_PATHS.TODAY,
        label: 'nav.today',
        icon: IconSun,
        capability: 'property:enter',
        isDaily: true,
      },
      {
        to: ROUTE_PATHS.REQUESTS,
        label: 'nav.requests',
        icon: IconBellRinging,
        capability: 'requests:handle',
        module: 'products',
        isDaily: true,
        words: 'today.link.requests',
      },
      {
        to: ROUTE_PATHS.GUESTS,
        label: 'nav.guests',
        icon: IconUsers,
        capability: 'guests:manage',
        isDaily: true,
        words: 'today.link.guests',
      },
      {
        to: ROUTE_PATHS.STATISTICS,
        label: 'nav.statistics',
        icon: IconChartBar,
        capability: 'results:read',
        module: 'products',
        words: 'today.link.statistics',
      },
    ],
  },
  {
    label: 'nav.guestbook',
    pages: [
      {
        to: ROUTE_PATHS.GUESTBOOK,
        label: 'nav.cards',
        icon: IconLayoutBoard,
        capability: 'content:edit',
        module: 'guestbook',
        isDaily: true,
        words: 'today.link.cards',
      },
      {
        to: ROUTE_PATHS.PRODUCTS,
        label: 'nav.products',
        icon: IconShoppingBag,
        capability: 'content:edit',
        module: 'products',
      },
      {
        to: ROUTE_PATHS.TAB_BAR,
        label: 'nav.tabBar',
        icon: IconLayoutBottombar,
        capability: 'content:edit',
        module: 'guestbook',
      },
      {
        to: ROUTE_PATHS.TRANSLATE,
        label: 'nav.translate',
        icon: IconMessageLanguage,
        capability: 'content:edit',
        module: 'guestbook',
      },
      { to: ROUTE_PATHS.MEDIA, label: 'nav.media', icon: IconPhoto, capability: 'content:edit' },
      {
        to: ROUTE_PATHS.TARGET_GROUPS,
        label: 'nav.targetGroups',
        icon: IconTargetArrow,
        capability: 'content:edit',
      },
      { to: ROUTE_PATHS.FONTS, label: 'nav.fonts', icon: IconTypography, capability: 'content:edit' },
    ],
  },
  {
    label: 'nav.house',
    pages: [
      {
        to: ROUTE_PATHS.UNITS,
        label: 'nav.units',
        icon: IconDoor,
        capability: 'units:read',
        isDaily: true,
        words: 'today.link.units',
      },
      {
        to: ROUTE_PATHS.PROPERTY_SETTINGS,
        label: 'nav.property',
        icon: IconBuildingCottage,
        capability: 'settings:manage',
        words: 'today.link.property',
      },
      {
        to: ROUTE_PATHS.LANGUAGES,
        label: 'nav.languages',
        icon: IconLanguage,
        capability: 'settings:manage',
      },
      {
        to: ROUTE_PATHS.PAYMENTS,
        label: 'nav.payments',
        icon: IconCreditCard,
        capability: 'payments:manage',
        module: 'products',
      },
      {
        to: ROUTE_PATHS.MODULES,
        label: 'nav.modules',
        icon: IconPackages,
        capability: 'modules:manage',
        words: 'today.link.modules',
      },
      { to: ROUTE_PATHS.TEAM, label: 'nav.team', icon: IconUsersGroup, capability: 'team:manage' },
      { to: ROUTE_PATHS.AUDIT, label: 'nav.audit', icon: IconHistory, capability: 'audit:read' },
      {
        to: ROUTE_PATHS.NOTIFICATIONS,
        label: 'nav.notifications',
        icon: IconBell,
        capability: 'property:enter',
      },
    ],
  },
]

export type Viewer = {
  may: (capability: Capability) => boolean
  /** Modules the property has now. */
  modules: readonly ModuleName[]
}

/**
 * The groups with what this member of staff may open; an empty group goes. A page whose module the property does not
 * have is shown to whoever can get it, and leads to the offer.
 */
export function openPages({ may, modules }: Viewer): PageGroup[] {
  const isOpen = ({ capability, module }: Page) =>
    may(capability) && (!module || modules.includes(module) || may('modules:manage'))
  return PAGE_GROUPS.map((group) => ({ ...group, pages: group.pages.filter(isOpen) })).filter(
    (group) => group.pages.length > 0,
  )
}

/** The page that an address belongs to: of two that hold it, the inner one. Addresses are the routes' own. */
export function pageAt(address: string): Page['to'] | undefined {
  return PAGE_GROUPS.flatMap((group) => group.pages.map(({ to }) => to))
    .filter((to) => address === to || (to !== ROUTE_PATHS.TODAY && address.startsWith(`${to}/`)))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** The pages in the order in which a bar with little room takes them. */
export function dailyFirst(groups: readonly PageGroup[]): Page[] {
  const pages = groups.flatMap((group) => group.pages)
  return [...pages.filter((page) => page.isDaily), ...pages.filter((page) => !page.isDaily)]
}
