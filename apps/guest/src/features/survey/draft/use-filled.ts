import type { Contact } from '@innkeeper/domain/survey/contact.ts'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { newClientKey } from '../../../platform/client-key.ts'
import type { GuestSurvey, SurveyPlace } from '../api.ts'
import { draftName } from './draft-name.ts'
import { type Filled, firstFilled, fitted, isBegun, withScore } from './filled.ts'
import { storedDraft, unstoredDraft } from './stored-draft.ts'

export type Filling = ReturnType<typeof useFilled>

type Settings = {
  place: SurveyPlace
  survey: GuestSurvey
  known: Contact | null
  /** Clicked in a message. */
  score: number | null
  /** Another tab or another page has sent it, or it was forgotten. */
  onGone: () => void
}

/** What was filled in. The device has it at every moment, so every tab shows the same and none has to be saved. */
export function useFilled({ place, survey, known, score, onGone }: Settings) {
  const [name] = useState(() => draftName(place))
  const [stored] = useState(() => (place.preview === null ? storedDraft(name) : unstoredDraft()))
  const kept = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  const [atFirst] = useState(() => withScore(firstFilled(survey, known), survey, score))
  const asKept = (found: Filled | null) => (found ? fitted(found, survey) : atFirst)

  const isPressedHere = useRef(false)
  const change = (part: Partial<Filled>): Filled => {
    if (part.waiting) isPressedHere.current = true
    const before = asKept(stored.read())
    const clientKey = before.clientKey || newClientKey()
    const after = { ...before, clientKey, ...part, at: Date.now() }
    stored.write(after)
    return after
  }
  const begin = useEffectEvent(() => {
    const found = stored.read()
    if (!found) return
    const scored = withScore(found, survey, score)
    if (scored !== found) change(scored)
  })
  useEffect(() => begin(), [])

  const gone = useEffectEvent(onGone)
  const was = useRef(kept)
  useEffect(() => {
    if (was.current !== null && kept === null) gone()
    was.current = kept
  }, [kept])

  return {
    name,
    stored,
    filled: asKept(kept),
    isKept: kept !== null,
    /** Whether what waits to be sent was pressed on in this tab. */
    wasPressedHere: () => isPressedHere.current,
    /** The house asks something else since it was filled in. */
    isOfOtherVersion: kept !== null && kept.version !== survey.version && isBegun(kept),
    change,
  }
}
