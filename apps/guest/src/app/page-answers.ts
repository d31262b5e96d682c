import { createClient } from '@innkeeper/api/client.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { type AnswerStore, createAnswerStore } from '../platform/answer-store.ts'
import { clientDataQuery } from '../platform/client-data.ts'
import { noteRefusal } from '../platform/refusals.ts'

/** What one page knows from the API: at first the property, which every page came with. Queries name what they want; how a call is made is known here alone. */
export function createPageAnswers(version: string, clientData: ClientData): AnswerStore {
  const call = createClient({
    fetch: (address, init) => fetch(address, init as RequestInit),
    version: () => version,
    newKey: () => crypto.randomUUID(),
    timeout: (ms) => AbortSignal.timeout(ms),
  })
  const answers = createAnswerStore((endpoint, input) =>
    call(endpoint, input).catch((error: unknown) => {
      noteRefusal(error)
      throw error
    }),
  )
  answers.put(clientDataQuery(clientData.propertyId), clientData)
  return answers
}
