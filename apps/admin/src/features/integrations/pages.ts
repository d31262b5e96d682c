import { IconPlugConnected } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const integrationsPages = [
  staffPage('/settings/integrations', 'settings:manage', {
    module: 'integrations',
    component: lazyRouteComponent(() => import('./integrations-page.tsx'), 'IntegrationsPage'),
    setting: {
      position: 55,
      label: 'nav.integrations',
      icon: IconPlugConnected,
      purpose: 'settings.purpose.integrations',
    },
  }),
] as const
