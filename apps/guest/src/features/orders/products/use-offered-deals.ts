import type { StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { useEffect } from 'react'
import { followLive } from '../../../platform/live-stream.ts'
import { spreadOut } from '../../../platform/spread-out.ts'
import { useAnswer, useAnswers } from '../../../platform/use-answer.tsx'
import { storeQuery } from '../api.ts'
import { useOrdering } from '../ordering.tsx'

type Offered = {
  deals: StoreDeal[]
  /** Whether there are some, is not known yet. */
  isPending: boolean
}

/** Of these deals those that the guest's own store has now, in their order; none without a stay or once it is closed. */
export function useOfferedDeals(ids: readonly string[]): Offered {
  const answers = useAnswers()
  const ordering = useOrdering()
  const { bookingId } = ordering
  const query = bookingId === null || ids.length === 0 ? null : storeQuery({ ...ordering, bookingId })
  const { data: store, error } = useAnswer(query)
  const key = query?.key
  useEffect(() => {
    if (key === undefined) return
    const later = spreadOut(() => void answers.refresh(key))
    const stopFollowing = followLive((name) => {
      if (name === 'deal.changed' || name === 'reset') void answers.refresh(key)
      if (name === 'availability.changed') later.ask()
    })
    return () => {
      stopFollowing()
      later.stop()
    }
  }, [answers, key])
  return {
    deals: ids.flatMap((id) => store?.deals.find((deal) => deal.id === id) ?? []),
    isPending: query !== null && !store && !error,
  }
}
