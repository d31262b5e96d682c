import { guestListQuerySchema } from '@innkeeper/api/guests.ts'
import { IconUsers } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import type { StaffPage } from '../../platform/staff-page.ts'

export const guestsPages = [
  {
    path: '/guests',
    capability: 'guests:manage',
    search: lenientSearch(guestListQuerySchema),
    component: lazyRouteComponent(() => import('./guests-page.tsx'), 'GuestsPage'),
    navigation: {
      group: 'daily',
      position: 30,
      label: 'nav.guests',
      icon: IconUsers,
      isDaily: true,
      purpose: 'today.link.guests',
    },
  },
] as const satisfies readonly StaffPage[]
