import { IconCreditCard } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const paymentsPages = [
  staffPage('/settings/payments', 'payments:manage', {
    module: 'products',
    component: lazyRouteComponent(() => import('./payments-page.tsx'), 'PaymentsPage'),
    setting: {
      position: 50,
      label: 'nav.payments',
      icon: IconCreditCard,
      purpose: 'settings.purpose.payments',
    },
  }),
] as const
