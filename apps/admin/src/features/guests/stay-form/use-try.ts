import { hasProblems } from '@innkeeper/domain/guests/booking-problems.ts'
import { useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../../../components/editing/form/focus-first-error.ts'
import { useT } from '../../../platform/texts.ts'
import { refusalOf } from './refusal.ts'
import { draftProblems, type StayDraft } from './stay-draft.ts'
import type { Rooms } from './use-rooms.ts'

type Asked = {
  draft: StayDraft
  rooms: Rooms
  /** Whether somebody moves in now, for which there must be a room wherever there are any. */
  movesIn: boolean
  /** Why the last try was refused. */
  error: unknown
}

/** A try to send a stay: what is wrong is marked once it was tried, and has the cursor. */
export function useTry({ draft, rooms, movesIn, error }: Asked) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const refusal = refusalOf(t, error)
  const isTried = tries > 0
  const isRoomMissing = movesIn && rooms.units.length > 0 && rooms.chosen === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try puts the cursor where something is wrong
  useEffect(() => focusFirstError(form.current), [tries, error])
  return {
    form,
    isTried,
    problems: isTried ? { ...draftProblems(draft), ...refusal.problems } : {},
    roomError: refusal.room ?? (isTried && isRoomMissing ? t('guest.problem.room') : null),
    rest: refusal.rest,
    /** Whether it can be sent as it is. */
    isReady: () => {
      setTries((count) => count + 1)
      return !hasProblems(draftProblems(draft)) && !rooms.isReasonMissing && !isRoomMissing
    },
  }
}
