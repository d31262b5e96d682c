import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import { type Icon, IconLayoutBoard, IconSun, IconUsers } from '@tabler/icons-react'

export type Page = {
  to: (typeof ROUTE_PATHS)['TODAY' | 'GUESTS' | 'GUESTBOOK']
  label: Extract<AdminMessageId, `nav.${string}`>
  icon: Icon
  capability: Capability
}
export type PageGroup = { label: 'nav.guestbook' | null; pages: readonly Page[] }

/** Every page that stands in the navigation, the bottom bar of phones and the command palette. */
export const PAGE_GROUPS: readonly PageGroup[] = [
  {
    label: null,
    pages: [
      { to: ROUTE_PATHS.TODAY, label: 'nav.today', icon: IconSun, capability: 'property:enter' },
      { to: ROUTE_PATHS.GUESTS, label: 'nav.guests', icon: IconUsers, capability: 'guests:manage' },
    ],
  },
  {
    label: 'nav.guestbook',
    pages: [
      { to: ROUTE_PATHS.GUESTBOOK, label: 'nav.cards', icon: IconLayoutBoard, capability: 'content:edit' },
    ],
  },
]

/** The groups with what this member of staff may open; an empty group goes. */
export function openPages(may: (capability: Capability) => boolean): PageGroup[] {
  return PAGE_GROUPS.map((group) => ({
    ...group,
    pages: group.pages.filter((page) => may(page.capability)),
  })).filter((group) => group.pages.length > 0)
}
