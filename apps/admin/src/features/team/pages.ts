import { IconBell, IconUsersGroup } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const teamPages = [
  staffPage('/team', 'team:manage', {
    component: lazyRouteComponent(() => import('./team-page.tsx'), 'TeamPage'),
    navigation: { group: 'property', position: 60, label: 'nav.team', icon: IconUsersGroup },
  }),
  staffPage('/settings/notifications', 'property:enter', {
    component: lazyRouteComponent(() => import('./notifications-page.tsx'), 'NotificationsPage'),
    navigation: { group: 'property', position: 80, label: 'nav.notifications', icon: IconBell },
  }),
] as const
