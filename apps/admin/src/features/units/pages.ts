import { IconDoor, IconTargetArrow } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import type { StaffPage } from '../../platform/staff-page.ts'
import { unitsSearchSchema } from './units-search.ts'

export const unitsPages = [
  {
    path: '/units',
    capability: 'units:read',
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
  },
  {
    path: '/units/target-groups',
    capability: 'content:edit',
    component: lazyRouteComponent(() => import('./target-groups-page.tsx'), 'TargetGroupsPage'),
    navigation: { group: 'guestbook', position: 60, label: 'nav.targetGroups', icon: IconTargetArrow },
  },
] as const satisfies readonly StaffPage[]
