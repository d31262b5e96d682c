import { productListQuerySchema } from '@innkeeper/api/orders/products.ts'
import { IconBellRinging, IconShoppingBag } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { archiveSearchSchema, requestsSearchSchema } from './requests/requests-search.ts'
import { useWaitingCount } from './requests/use-waiting-count.ts'

export const ordersPages = [
  staffPage('/requests', 'requests:answer', {
    module: 'products',
    search: lenientSearch(requestsSearchSchema),
    component: lazyRouteComponent(() => import('./requests/requests-page.tsx'), 'RequestsPage'),
    navigation: {
      group: 'daily',
      position: 20,
      label: 'nav.requests',
      icon: IconBellRinging,
      isDaily: true,
      useBadge: useWaitingCount,
      badgeWords: 'requests.toAnswer',
    },
  }),
  staffPage('/requests/archive', 'requests:handle', {
    module: 'products',
    search: lenientSearch(archiveSearchSchema),
    component: lazyRouteComponent(() => import('./requests/archive-page.tsx'), 'ArchivePage'),
    inside: '/requests',
  }),
  staffPage('/products', 'content:edit', {
    module: 'products',
    search: lenientSearch(productListQuerySchema),
    component: lazyRouteComponent(() => import('./products/list/products-page.tsx'), 'ProductsPage'),
    navigation: { group: 'guestbook', position: 20, label: 'nav.products', icon: IconShoppingBag },
  }),
  staffPage('/products/$productId', 'content:edit', {
    module: 'products',
    component: lazyRouteComponent(() => import('./products/editor/editor-page.tsx'), 'ProductEditorPage'),
    inside: '/products',
  }),
] as const
