import type { PageDataOf } from '@innkeeper/api/page.ts'
import { guestbookQuery } from '../../../features/guestbook/api.ts'
import type { AnswerStore } from '../../../platform/answer-store.ts'

/** Puts what came with the page where its queries look, so that nothing is fetched twice. */
export function putPageData(
  answers: AnswerStore,
  { clientData, guestbook }: PageDataOf<'guestbook'>,
  bookingId: string | null,
): void {
  const hotel = clientData.propertyId
  const languageIndex = guestbook.language.index
  answers.put(guestbookQuery({ hotel, bookingId, languageIndex }), guestbook)
}
