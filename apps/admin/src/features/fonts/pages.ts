import { IconTypography } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const fontsPages = [
  staffPage('/fonts', 'content:edit', {
    component: lazyRouteComponent(() => import('./fonts-page.tsx'), 'FontsPage'),
    inside: '/media',
    tab: { position: 20, label: 'nav.fonts', icon: IconTypography },
  }),
] as const
