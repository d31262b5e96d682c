import { IconBuildingCottage, IconForms, IconLanguage } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const propertiesPages = [
  staffPage('/settings/property', 'settings:manage', {
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
    setting: {
      position: 10,
      label: 'nav.property',
      icon: IconBuildingCottage,
      purpose: 'settings.purpose.property',
    },
  }),
  staffPage('/settings/languages', 'settings:manage', {
    component: lazyRouteComponent(() => import('./languages-page.tsx'), 'LanguagesPage'),
    setting: {
      position: 40,
      label: 'nav.languages',
      icon: IconLanguage,
      purpose: 'settings.purpose.languages',
    },
  }),
  staffPage('/settings/guest-fields', 'settings:manage', {
    component: lazyRouteComponent(() => import('./guest-fields-page.tsx'), 'GuestFieldsPage'),
    setting: {
      position: 35,
      label: 'nav.guestFields',
      icon: IconForms,
      purpose: 'settings.purpose.guestFields',
    },
  }),
] as const
