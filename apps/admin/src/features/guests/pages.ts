import { IconUsers } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { guestsSearchSchema } from './guests-search.ts'

export const guestsPages = [
  staffPage('/guests', 'guests:manage', {
    search: lenientSearch(guestsSearchSchema),
    component: lazyRouteComponent(() => import('./guests-page.tsx'), 'GuestsPage'),
    navigation: {
      group: 'daily',
      position: 30,
      label: 'nav.guests',
      icon: IconUsers,
      isDaily: true,
    },
  }),
] as const
