import { IconSun } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const todayPages = [
  staffPage('/', 'property:enter', {
    component: lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage'),
    navigation: { group: 'daily', position: 10, label: 'nav.today', icon: IconSun, isDaily: true },
  }),
] as const
