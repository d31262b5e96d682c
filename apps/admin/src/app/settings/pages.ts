import { IconSettings } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { SETTINGS_PATH, staffPage } from '../../platform/staff-page.ts'

export const settingsPages = [
  staffPage(SETTINGS_PATH, 'property:enter', {
    component: lazyRouteComponent(() => import('./settings-overview.tsx'), 'SettingsOverview'),
    navigation: { group: 'property', position: 30, label: 'nav.settings', icon: IconSettings },
  }),
] as const
