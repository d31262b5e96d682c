import { createClient } from '@innkeeper/api/client.ts'
import { type AnswerStore, createAnswerStore } from '../platform/answer-store.ts'
import { noteRefusal } from '../platform/refusals.ts'

/** What one page knows from the API. Queries name what they want; how a call is made is known here alone. */
export function createPageAnswers(version: string): AnswerStore {
  const call = createClient({
    fetch: (address, init) => fetch(address, init as RequestInit),
    version: () => version,
    newKey: () => crypto.randomUUID(),
    timeout: (ms) => AbortSignal.timeout(ms),
  })
  return createAnswerStore((endpoint, input) =>
    call(endpoint, input).catch((error: unknown) => {
      noteRefusal(error)
      throw error
    }),
  )
}
