import { IconTypography } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { StaffPage } from '../../platform/staff-page.ts'

export const fontsPages = [
  {
    path: '/fonts',
    capability: 'content:edit',
    component: lazyRouteComponent(() => import('./fonts-page.tsx'), 'FontsPage'),
    navigation: { group: 'guestbook', position: 70, label: 'nav.fonts', icon: IconTypography },
  },
] as const satisfies readonly StaffPage[]
