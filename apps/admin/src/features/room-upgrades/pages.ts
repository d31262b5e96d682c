import { IconStairsUp } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { staffPage } from '../../platform/staff-page.ts'

export const roomUpgradesPages = [
  staffPage('/room-upgrades', 'content:edit', {
    module: 'roomUpgrades',
    component: lazyRouteComponent(() => import('./list/room-upgrades-page.tsx'), 'RoomUpgradesPage'),
    inside: '/products',
    tab: { position: 30, label: 'nav.roomUpgrades', icon: IconStairsUp },
  }),
  staffPage('/room-upgrades/$roomUpgradeId', 'content:edit', {
    module: 'roomUpgrades',
    component: lazyRouteComponent(() => import('./upgrade/upgrade-page.tsx'), 'UpgradePage'),
    inside: '/room-upgrades',
  }),
  staffPage('/room-upgrades/rooms/$categoryId', 'content:edit', {
    module: 'roomUpgrades',
    component: lazyRouteComponent(() => import('./room/room-page.tsx'), 'RoomPage'),
    inside: '/room-upgrades',
  }),
] as const
