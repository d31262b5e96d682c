import { IconBucketDroplet, IconSparkles } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { cleaningSearchSchema } from './cleaning-search.ts'
import { useRoomsToClean } from './use-rooms-to-clean.ts'

export const cleaningPages = [
  staffPage('/cleaning', 'cleaning:read', {
    module: 'roomCleaning',
    search: lenientSearch(cleaningSearchSchema),
    component: lazyRouteComponent(() => import('./list/cleaning-page.tsx'), 'CleaningPage'),
    navigation: {
      group: 'daily',
      position: 37,
      label: 'nav.cleaning',
      alsoFoundBy: 'module.roomCleaning',
      icon: IconBucketDroplet,
      useBadge: useRoomsToClean,
      badgeWords: 'cleaning.toDo',
    },
  }),
  staffPage('/settings/cleaning', 'settings:manage', {
    module: 'roomCleaning',
    component: lazyRouteComponent(
      () => import('./settings/cleaning-settings-page.tsx'),
      'CleaningSettingsPage',
    ),
    setting: {
      position: 53,
      label: 'nav.cleaningSettings',
      icon: IconSparkles,
      purpose: 'settings.purpose.cleaning',
    },
  }),
] as const
