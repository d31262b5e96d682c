import { useEffect, useEffectEvent } from 'react'
import { onReturn } from '../../../platform/on-return.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { askPeople } from '../api.ts'
import type { People } from './use-registration-link.ts'

const LOOK_EVERY_MS = 60_000

type Place = { hotel: string; booking: string; people: People; onPeople: (people: People) => void }

/** While somebody has a link that is not filled in, looks whether it is by now: at once, on return, now and then. */
export function useFreshPeople({ hotel, booking, people, onPeople }: Place): void {
  const answers = useAnswers()
  const isAnybodyAwaited = people.some(({ standing }) => standing === 'has a link')
  const tell = useEffectEvent(onPeople)
  useEffect(() => {
    if (!isAnybodyAwaited) return
    let isOver = false
    const look = () =>
      void askPeople(answers, hotel, booking).then(
        (now) => !isOver && tell(now),
        // What was known stands.
        () => undefined,
      )
    look()
    const stop = onReturn(look, LOOK_EVERY_MS)
    return () => {
      isOver = true
      stop()
    }
  }, [answers, hotel, booking, isAnybodyAwaited])
}
