import { LAZY_PART_TIMEOUT_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { lazyPart } from '@innkeeper/ui/lazy-part.tsx'
import { useEffect, useState } from 'react'
import type { RoomPass } from './room-pass.ts'

const DeskWifi = lazyPart(() => import('./desk-wifi.tsx').then((part) => part.DeskWifi), LAZY_PART_TIMEOUT_MS)

/** On a desk there is room for the code itself and for copying; it comes after the first view, into a kept place. */
export function PassOnDesk({ wifi }: { wifi: NonNullable<RoomPass['wifi']> }) {
  const [isOnDesk, setOnDesk] = useState(false)
  useEffect(() => setOnDesk(matchMedia('(min-width: 1024px)').matches), [])
  return isOnDesk && <DeskWifi wifi={wifi} pending={null} failure={() => null} />
}
