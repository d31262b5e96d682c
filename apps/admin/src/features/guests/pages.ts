import { IconUsers } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { importSearchSchema } from './import/import-search.ts'
import { guestsSearchSchema } from './list/guests-search.ts'

export const guestsPages = [
  staffPage('/guests', 'guests:manage', {
    search: lenientSearch(guestsSearchSchema),
    component: lazyRouteComponent(() => import('./list/guests-page.tsx'), 'GuestsPage'),
    navigation: {
      group: 'daily',
      position: 30,
      label: 'nav.guests',
      icon: IconUsers,
      isDaily: true,
    },
  }),
  staffPage('/guests/import', 'guests:manage', {
    search: lenientSearch(importSearchSchema),
    component: lazyRouteComponent(() => import('./import/import-page.tsx'), 'ImportPage'),
    inside: '/guests',
  }),
] as const
