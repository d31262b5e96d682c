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
      group: 'property',
      position: 20,
      label: 'nav.statistics',
      icon: IconChartBar,
    },
  }),
] as const
