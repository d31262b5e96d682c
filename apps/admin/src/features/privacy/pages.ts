import { IconShieldLock } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { privacySearchSchema } from './privacy-search.ts'

export const privacyPages = [
  staffPage('/settings/privacy', 'privacy:manage', {
    search: lenientSearch(privacySearchSchema),
    component: lazyRouteComponent(() => import('./privacy-page.tsx'), 'PrivacyPage'),
    setting: {
      position: 85,
      label: 'nav.privacy',
      icon: IconShieldLock,
      purpose: 'settings.purpose.privacy',
    },
  }),
  staffPage('/settings/privacy/record', 'privacy:manage', {
    component: lazyRouteComponent(() => import('./record/record-page.tsx'), 'RecordPage'),
    inside: '/settings/privacy',
  }),
] as const
