import { guestListQuerySchema } from '@innkeeper/api/guests.ts'
import { IconUsers } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'

export const guestsPages = [
  staffPage('/guests', 'guests:manage', {
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
  }),
] as const
