import { IconApi } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const bookingApiPages = [
  staffPage('/settings/integrations/api', 'settings:manage', {
    module: 'integrations',
    component: lazyRouteComponent(() => import('./booking-api-page.tsx'), 'BookingApiPage'),
    inside: '/settings/integrations',
    tab: { position: 20, label: 'nav.api', icon: IconApi },
  }),
] as const
