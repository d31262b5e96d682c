import type { Call } from '@innkeeper/api/client.ts'
import { oneAtATime } from '../../../platform/one-at-a-time.ts'
import { sendResponse } from '../api.ts'
import { draftNames, hotelOfDraft } from '../draft/draft-name.ts'
import { forgetOldDrafts, type StoredDraft, storedDraft } from '../draft/stored-draft.ts'
import { isFinal, notSentBecause, type Outcome } from './outcome.ts'

/**
 * Sends what waits under a name, when no other tab does. Sent, nothing of it is left on the device; refused for good, it
 * can be filled in further. Null where nothing waits any more.
 */
export function sendKept(call: Call, name: string, stored: StoredDraft): Promise<Outcome | null> {
  return oneAtATime(name, async () => {
    const waiting = stored.read()?.waiting
    if (!waiting) return null
    const outcome = await sendResponse(call, hotelOfDraft(name), waiting).then(
      (answer): Outcome => ({ kind: 'sent', response: waiting, answer }),
      notSentBecause,
    )
    const filled = stored.read()
    if (outcome.kind === 'sent') stored.write(null)
    else if (isFinal(outcome) && filled) stored.write({ ...filled, waiting: null })
    return outcome
  })
}

/** Everything that waits on this device, whichever page is open; what is too old to count is taken away. */
export async function sendAllKept(call: Call): Promise<void> {
  forgetOldDrafts()
  for (const name of draftNames()) await sendKept(call, name, storedDraft(name))
}
