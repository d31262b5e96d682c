import { followLive } from '../../platform/live-stream.ts'
import { spreadOut } from '../../platform/spread-out.ts'

/** What may change which rooms can be had and what they cost, or how a request stands. */
const TELLING = ['order.answered', 'stay.changed', 'roomUpgrade.changed', 'reset']

/** Looks again at what the house tells: at once, and somewhat later where every guest hears of a place. */
export function followUpgrades(look: () => void): () => void {
  const later = spreadOut(look)
  const stopFollowing = followLive((name) => {
    if (name === 'availability.changed') later.ask()
    else if (TELLING.includes(name)) look()
  })
  return () => {
    stopFollowing()
    later.stop()
  }
}
