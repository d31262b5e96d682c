import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const authPages = [
  staffPage('/account', 'property:enter', {
    component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
    inUserMenu: true,
  }),
] as const
