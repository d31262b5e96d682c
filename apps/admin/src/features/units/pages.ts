import { IconDoor, IconTargetArrow } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { unitsSearchSchema } from './units-search.ts'

export const unitsPages = [
  staffPage('/units', 'units:read', {
    search: lenientSearch(unitsSearchSchema),
    component: lazyRouteComponent(() => import('./units-page.tsx'), 'UnitsPage'),
    navigation: {
      group: 'property',
      position: 10,
      label: 'nav.units',
      icon: IconDoor,
      isDaily: true,
      purpose: 'today.link.units',
    },
  }),
  staffPage('/units/target-groups', 'content:edit', {
    component: lazyRouteComponent(() => import('./target-groups-page.tsx'), 'TargetGroupsPage'),
    navigation: { group: 'guestbook', position: 60, label: 'nav.targetGroups', icon: IconTargetArrow },
  }),
] as const
