import { IconBuildingCottage, IconLanguage } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const propertiesPages = [
  staffPage('/settings/property', 'settings:manage', {
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
    navigation: {
      group: 'property',
      position: 20,
      label: 'nav.property',
      icon: IconBuildingCottage,
      purpose: 'today.link.property',
    },
  }),
  staffPage('/settings/languages', 'settings:manage', {
    component: lazyRouteComponent(() => import('./languages-page.tsx'), 'LanguagesPage'),
    navigation: { group: 'property', position: 30, label: 'nav.languages', icon: IconLanguage },
  }),
] as const
