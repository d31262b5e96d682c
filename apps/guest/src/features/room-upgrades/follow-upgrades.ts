import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { isAboutStay } from '../../platform/is-about-stay.ts'
import { followLive, type LiveName } from '../../platform/live-stream.ts'
import { spreadOut } from '../../platform/spread-out.ts'

/** Whose rooms are shown. */
export type Shown = Pick<Upgrades, 'stay' | 'requested'>

/** Whether an event may change which rooms this visitor can have, what they cost, or how their request stands. */
function concerns({ stay, requested }: Shown, name: LiveName, about: string): boolean {
  switch (name) {
    case 'roomUpgrade.changed':
    case 'reset':
      return true
    // Every guest's stays and answers are told here.
    case 'stay.changed':
      return stay !== null && isAboutStay(about, [stay.watchId])
    case 'order.answered':
      return requested !== null && about.includes(requested.order.watchId)
    default:
      return false
  }
}

/** Looks again at what the house tells: at once, and somewhat later where every guest hears of a place. */
export function followUpgrades(shown: () => Shown, look: () => void): () => void {
  const later = spreadOut(look)
  const stopFollowing = followLive((name, about) => {
    if (name === 'availability.changed') later.ask()
    else if (concerns(shown(), name, about)) look()
  })
  return () => {
    stopFollowing()
    later.stop()
  }
}
