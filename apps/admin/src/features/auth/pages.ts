import { lazyRouteComponent } from '@tanstack/react-router'
import type { StaffPage } from '../../platform/staff-page.ts'

export const authPages = [
  {
    path: '/account',
    capability: 'property:enter',
    component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
    inUserMenu: true,
  },
] as const satisfies readonly StaffPage[]
