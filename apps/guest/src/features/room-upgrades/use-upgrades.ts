import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { upgradesAddress, upgradesQuery } from './api.ts'
import { isClosedNow } from './is-closed-now.ts'
import { useUpgradesPlace } from './upgrades-place.tsx'

export type KnownUpgrades = {
  upgrades: Upgrades
  /** The stay is over or called off, or the link is its link no more. */
  isClosed: boolean
  refresh: () => void
}

/** The rooms with what they cost, as they came with the page and as they are now (follow-upgrades.ts). */
export function useUpgrades(): KnownUpgrades {
  const answers = useAnswers()
  const place = useUpgradesPlace()
  const query = upgradesQuery(place)
  const last = answers.read(query)
  const isClosed = isClosedNow(last)
  // A stay that has ended is not asked for again.
  const current = useAnswer(isClosed ? null : query)
  const upgrades = isClosed ? last.data : current.data
  if (upgrades === undefined) throw new Error('The rooms were drawn before they were there')
  return { upgrades, isClosed, refresh: () => void answers.refresh(upgradesAddress(place)) }
}
