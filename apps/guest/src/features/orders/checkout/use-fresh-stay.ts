import { CallError } from '@innkeeper/api/client.ts'
import type { GuestBooking } from '@innkeeper/api/guests.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Answer } from '../../../platform/answer-store.ts'
import { isAboutStay } from '../../../platform/is-about-stay.ts'
import { followLive } from '../../../platform/live-stream.ts'
import { useAnswer, useAnswers } from '../../../platform/use-answer.tsx'
import { quoteAddress, stayAddress, stayQuery } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { orderingStay } from './ordering-stay.ts'

/** Whose order it is, kept as the house has the stay now: what is offered and how it is paid goes by it. */
export function useFreshStay(): Answer<GuestBooking> & { refreshStay: () => void } {
  const answers = useAnswers()
  const ordering = useOrdering()
  const { hotel, bookingId } = ordering
  const { data, error } = useAnswer(bookingId === null ? null : stayQuery({ ...ordering, bookingId }))
  const refresh = useEffectEvent((about: string) => {
    if (bookingId === null || !isAboutStay(about, data ? [data.watchId] : [])) return
    // A price asked for during the stay before is none of this one.
    answers.forgetUnshown(quoteAddress(hotel))
    void answers.refresh()
  })
  useEffect(
    () =>
      followLive((name, about) => {
        // After a reset anything may have been missed.
        if (name === 'stay.changed' || name === 'reset') refresh(about)
      }),
    [],
  )
  // The link opens this stay no more. Opened anew the page is a visitor's, with the same cart.
  const isGone = data !== undefined && error instanceof CallError && error.code === 'booking/unknown'
  useEffect(() => {
    if (isGone) location.reload()
  }, [isGone])
  return {
    data: data && orderingStay(data),
    error,
    refreshStay: () => {
      if (bookingId !== null) void answers.refresh(stayAddress(hotel, bookingId))
    },
  }
}
