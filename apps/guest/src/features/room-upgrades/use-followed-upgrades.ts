import { useEffect, useEffectEvent } from 'react'
import { followUpgrades } from './follow-upgrades.ts'
import { useUpgrades } from './use-upgrades.ts'

/** Keeps the rooms as the house has them now, until the stay has ended. Once on a page: every follower asks. */
export function useFollowedUpgrades(): void {
  const { upgrades, isClosed, refresh } = useUpgrades()
  const shown = useEffectEvent(() => upgrades)
  const look = useEffectEvent(refresh)
  useEffect(() => {
    if (!isClosed)
      return followUpgrades(
        () => shown(),
        () => look(),
      )
  }, [isClosed])
}
