import { IconGift } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { periodSearchSchema } from '../../components/figures/period-search.ts'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { dealsSearchSchema } from './list/deals-search.ts'

export const upsellingPages = [
  staffPage('/upselling', 'content:edit', {
    module: 'upselling',
    search: lenientSearch(dealsSearchSchema),
    component: lazyRouteComponent(() => import('./list/deals-page.tsx'), 'DealsPage'),
    inside: '/products',
    tab: { position: 20, label: 'nav.upselling', alsoFoundBy: 'module.upselling', icon: IconGift },
  }),
  staffPage('/upselling/statistics', 'results:read', {
    module: 'upselling',
    search: lenientSearch(periodSearchSchema),
    component: lazyRouteComponent(
      () => import('./statistics/deal-statistics-page.tsx'),
      'DealStatisticsPage',
    ),
    inside: '/statistics/offers',
    found: {
      position: 20,
      label: 'nav.dealResults',
      alsoFoundBy: 'module.upselling',
      icon: IconGift,
    },
  }),
  staffPage('/upselling/$dealId', 'content:edit', {
    module: 'upselling',
    component: lazyRouteComponent(() => import('./editor/deal-page.tsx'), 'DealPage'),
    inside: '/upselling',
  }),
] as const
