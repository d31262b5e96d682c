import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { useEffect } from 'react'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { upgradesAddress, upgradesQuery } from './api.ts'
import { followUpgrades } from './follow-upgrades.ts'
import { useUpgradesPlace } from './upgrades-place.tsx'

/** The rooms with what they cost, as they came with the page and kept up to date; the error of the last look beside it. */
export function useUpgrades(): { upgrades: Upgrades; error: unknown; refresh: () => void } {
  const answers = useAnswers()
  const place = useUpgradesPlace()
  const { data, error } = useAnswer(upgradesQuery(place))
  const address = upgradesAddress(place)
  useEffect(() => followUpgrades(() => void answers.refresh(address)), [answers, address])
  if (data === undefined) throw new Error('The rooms were drawn before they were there')
  return { upgrades: data, error, refresh: () => void answers.refresh(address) }
}
