import { useEffect, useState } from 'react'
import { guestPart } from '../../../platform/guest-part.tsx'
import { partLoader } from '../../../platform/part-loading.ts'
import type { RoomPass } from './room-pass.ts'

const DeskWifi = guestPart(
  partLoader(() => import('./desk-wifi.tsx')),
  (part) => part.DeskWifi,
)

/** On a desk there is room for the code itself and for copying; it comes after the first view, into a kept place. */
export function PassOnDesk({ wifi }: { wifi: NonNullable<RoomPass['wifi']> }) {
  const [isOnDesk, setOnDesk] = useState(false)
  useEffect(() => setOnDesk(matchMedia('(min-width: 1024px)').matches), [])
  return isOnDesk && <DeskWifi wifi={wifi} pending={null} waiting={null} failure={() => null} />
}
