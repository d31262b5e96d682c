import { IconChartBar } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { periodSearchSchema } from '../../components/figures/period-search.ts'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'

export const statisticsPages = [
  staffPage('/statistics', 'results:read', {
    module: 'products',
    search: lenientSearch(periodSearchSchema),
    component: lazyRouteComponent(() => import('./statistics-page.tsx'), 'StatisticsPage'),
    navigation: {
      group: 'property',
      position: 20,
      label: 'nav.statistics',
      tabLabel: 'nav.orderStatistics',
      icon: IconChartBar,
    },
  }),
] as const
