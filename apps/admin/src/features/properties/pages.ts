import { IconBuildingCottage, IconLanguage } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { StaffPage } from '../../platform/staff-page.ts'

export const propertiesPages = [
  {
    path: '/settings/property',
    capability: 'settings:manage',
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
    navigation: {
      group: 'property',
      position: 20,
      label: 'nav.property',
      icon: IconBuildingCottage,
      purpose: 'today.link.property',
    },
  },
  {
    path: '/settings/languages',
    capability: 'settings:manage',
    component: lazyRouteComponent(() => import('./languages-page.tsx'), 'LanguagesPage'),
    navigation: { group: 'property', position: 30, label: 'nav.languages', icon: IconLanguage },
  },
] as const satisfies readonly StaffPage[]
