import { IconPackages } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const modulesPages = [
  staffPage('/modules', 'modules:manage', {
    component: lazyRouteComponent(() => import('./modules-page.tsx'), 'ModulesPage'),
    setting: { position: 70, label: 'nav.modules', icon: IconPackages, purpose: 'settings.purpose.modules' },
  }),
] as const
