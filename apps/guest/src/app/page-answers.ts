import { createClient } from '@innkeeper/api/client.ts'
import { clientDataQuery, guestbookQuery } from '../features/guestbook/api.ts'
import { type AnswerStore, createAnswerStore } from '../platform/answer-store.ts'
import { clientVersion } from './client-version.ts'
import type { GuestbookPageData } from './guestbook-page.tsx'

/** What one page knows from the API. Queries name what they want; how a call is made is known here alone. */
export function createPageAnswers(version: string): AnswerStore {
  return createAnswerStore(
    createClient({
      fetch: (address, init) => fetch(address, init as RequestInit),
      version: clientVersion(version),
      newKey: () => crypto.randomUUID(),
      timeout: (ms) => AbortSignal.timeout(ms),
    }),
  )
}

/** Puts what came with the page where its queries look, so that nothing is fetched twice. */
export function putPageData(answers: AnswerStore, data: GuestbookPageData, bookingId: string | null): void {
  const { clientData, guestbook } = data
  const hotel = clientData.propertyId
  const languageIndex = guestbook.language.index
  answers.put(clientDataQuery(hotel), clientData)
  answers.put(guestbookQuery({ hotel, bookingId, languageIndex }), guestbook)
}
