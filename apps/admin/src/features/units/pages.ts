import { IconDoor, IconKey, IconTargetArrow } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { unitsSearchSchema } from './units-search.ts'

export const unitsPages = [
  staffPage('/units', 'units:read', {
    search: lenientSearch(unitsSearchSchema),
    component: lazyRouteComponent(() => import('./units-page.tsx'), 'UnitsPage'),
    setting: { position: 20, label: 'nav.units', icon: IconDoor, purpose: 'settings.purpose.units' },
  }),
  staffPage('/units/access', 'units:manage', {
    component: lazyRouteComponent(() => import('./access/access-page.tsx'), 'AccessPage'),
    setting: {
      position: 25,
      label: 'nav.unitAccess',
      icon: IconKey,
      purpose: 'settings.purpose.unitAccess',
    },
  }),
  staffPage('/units/target-groups', 'content:edit', {
    component: lazyRouteComponent(() => import('./target-groups-page.tsx'), 'TargetGroupsPage'),
    setting: {
      position: 30,
      label: 'nav.targetGroups',
      icon: IconTargetArrow,
      purpose: 'settings.purpose.targetGroups',
    },
  }),
] as const
