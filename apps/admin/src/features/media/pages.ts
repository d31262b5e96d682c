import { IconPhoto } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import type { StaffPage } from '../../platform/staff-page.ts'
import { mediaSearchSchema } from './media-search.ts'

export const mediaPages = [
  {
    path: '/media',
    capability: 'content:edit',
    search: lenientSearch(mediaSearchSchema),
    component: lazyRouteComponent(() => import('./media-page.tsx'), 'MediaPage'),
    navigation: { group: 'guestbook', position: 50, label: 'nav.media', icon: IconPhoto },
  },
] as const satisfies readonly StaffPage[]
