import { IconPhoto } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { mediaSearchSchema } from './media-search.ts'

export const mediaPages = [
  staffPage('/media', 'content:edit', {
    search: lenientSearch(mediaSearchSchema),
    component: lazyRouteComponent(() => import('./media-page.tsx'), 'MediaPage'),
    navigation: { group: 'guestbook', position: 50, label: 'nav.media', icon: IconPhoto },
  }),
] as const
