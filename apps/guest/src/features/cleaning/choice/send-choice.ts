import type { AnswerStore } from '../../../platform/answer-store.ts'
import { oneAtATime } from '../../../platform/one-at-a-time.ts'
import { type CleaningPlace, cleaningAddress, cleaningQuery, type StayCleaning, sendChoice } from '../api.ts'
import { choiceName, placeOfChoice } from './choice-name.ts'
import { choiceNames } from './choice-names.ts'
import { notSentBecause, type Outcome } from './outcome.ts'
import {
  forgetOldChoices,
  keepChoice,
  type LostChoice,
  storedChoice,
  type WaitingChoice,
} from './stored-choice.ts'

/** Of a refused choice, what is still to be told on the next occasion; null where somebody is told at once. */
type AfterRefusal = (waiting: WaitingChoice, code: string) => Promise<LostChoice | null>

/** Sends what was just pressed. Whoever pressed is told what became of it, so nothing but a lost connection keeps it. */
export function sendPressed(answers: AnswerStore, place: CleaningPlace): Promise<Outcome | null> {
  return inTurn(answers, place, { keeps: ['offline'], afterRefusal: async () => null })
}

/** Sends what waited for a connection. Nobody may look: what became of it is kept until the guest has read it. */
export function sendKept(answers: AnswerStore, place: CleaningPlace): Promise<Outcome | null> {
  const afterRefusal: AfterRefusal = async ({ date, closes, wasCleaned }, code) => {
    const known = await cleaningQuery(place)
      .ask(answers.call)
      .catch(() => null)
    const isCleaned = known?.date === date ? known.isCleaned : wasCleaned
    return { date, closes, code, isCleaned, at: Date.now() }
  }
  return inTurn(answers, place, { keeps: ['offline', 'failed'], afterRefusal })
}

/** Everything that waits on this device, whichever page is open; what is too old to count is taken away. */
export async function sendAllKept(answers: AnswerStore): Promise<void> {
  forgetOldChoices()
  for (const name of choiceNames()) await sendKept(answers, placeOfChoice(name))
}

type Rules = { keeps: Outcome['kind'][]; afterRefusal: AfterRefusal }

/** Once for every press, reload and tab. Null where nothing waits any more. */
function inTurn(answers: AnswerStore, place: CleaningPlace, { keeps, afterRefusal }: Rules) {
  const name = choiceName(place)
  const stored = storedChoice(name)
  return oneAtATime(name, async (): Promise<Outcome | null> => {
    const { waiting } = stored.read()
    if (!waiting) return null
    const { at, cardId, date, choice, note } = waiting
    const agoMs = Math.max(0, Date.now() - at)
    const outcome = await sendChoice(answers.call, place, { cardId, date, choice, note, agoMs }).then(
      (answer): Outcome => ({ kind: 'sent', answer }),
      notSentBecause,
    )
    if (keeps.includes(outcome.kind)) return outcome
    const lost = outcome.kind === 'refused' ? await afterRefusal(waiting, outcome.error.code) : null
    // What was chosen meanwhile is still to be sent.
    const { waiting: now } = stored.read()
    const isNewer = now !== null && (now.at !== waiting.at || now.choice !== waiting.choice)
    keepChoice(stored, { waiting: isNewer ? now : null, lost })
    if (outcome.kind === 'sent') answers.change<StayCleaning>(cleaningAddress(place), () => outcome.answer)
    // For the saved copy as well, which takes what is asked for.
    void answers.refresh(cleaningAddress(place))
    return outcome
  })
}
