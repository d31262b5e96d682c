import { IconChartBar } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { statisticsSearchSchema } from './statistics-search.ts'

export const statisticsPages = [
  staffPage('/statistics', 'results:read', {
    module: 'products',
    search: lenientSearch(statisticsSearchSchema),
    component: lazyRouteComponent(() => import('./statistics-page.tsx'), 'StatisticsPage'),
    navigation: {
      group: 'daily',
      position: 40,
      label: 'nav.statistics',
      icon: IconChartBar,
      purpose: 'today.link.statistics',
    },
  }),
] as const
