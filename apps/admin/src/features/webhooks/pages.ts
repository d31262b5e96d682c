import { IconWebhook } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const webhooksPages = [
  staffPage('/settings/integrations/webhooks', 'settings:manage', {
    module: 'integrations',
    component: lazyRouteComponent(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
    inside: '/settings/integrations',
    tab: { position: 30, label: 'nav.webhooks', icon: IconWebhook },
  }),
] as const
