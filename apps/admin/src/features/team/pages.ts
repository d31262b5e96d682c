import { IconBell, IconUsersGroup } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const teamPages = [
  staffPage('/team', 'team:manage', {
    component: lazyRouteComponent(() => import('./team-page.tsx'), 'TeamPage'),
    setting: { position: 60, label: 'nav.team', icon: IconUsersGroup, purpose: 'settings.purpose.team' },
  }),
  staffPage('/settings/notifications', 'property:enter', {
    component: lazyRouteComponent(() => import('./notifications-page.tsx'), 'NotificationsPage'),
    setting: {
      position: 80,
      label: 'nav.notifications',
      icon: IconBell,
      purpose: 'settings.purpose.notifications',
    },
  }),
] as const
