import { IconRoute } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const automationsPages = [
  staffPage('/automations', 'content:edit', {
    module: 'automations',
    component: lazyRouteComponent(() => import('./automations-page.tsx'), 'AutomationsPage'),
    navigation: { group: 'guestbook', position: 18, label: 'nav.automations', icon: IconRoute },
  }),
  staffPage('/automations/$automationId', 'content:edit', {
    module: 'automations',
    component: lazyRouteComponent(() => import('./automation-page.tsx'), 'AutomationPage'),
    inside: '/automations',
  }),
] as const
