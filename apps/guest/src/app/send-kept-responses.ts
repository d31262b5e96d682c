import type { Call } from '@innkeeper/api/client.ts'
import { draftNames } from '../features/survey/draft/draft-name.ts'
import { onReturn } from '../platform/on-return.ts'

/**
 * Answers to a survey that were sent without a connection go from whichever page is open next. Most devices have none,
 * and load nothing for it.
 */
export function sendKeptResponses(call: Call): void {
  if (draftNames().length === 0) return
  const send = () =>
    void import('../features/survey/send/send-kept.ts').then(
      ({ sendAllKept }) => sendAllKept(call),
      // Without a connection nothing could be sent either.
      () => undefined,
    )
  send()
  onReturn(send)
}
