import type { PageDataOf } from '@innkeeper/api/page.ts'
import { parseGuestbookPath, pathWithoutModal, searchWithBox } from '../../../features/guestbook/address.ts'
import { fetchDetailsAhead } from '../../../features/guestbook/sheet/box-sheet.tsx'
import { findBox } from '../../../features/guestbook/shown-boxes.tsx'
import { loadInterfaceTexts } from '../../interface-texts.ts'
import { fetchOrderingAhead } from '../../ordering/lazy-parts.tsx'
import { createPageAnswers } from '../../page-answers.ts'
import { sendKept } from '../../send-kept.ts'
import { startPage } from '../../start-page.ts'
import { GuestbookPage } from './guestbook-page.tsx'
import { putPageData } from './put-page-data.ts'

startPage<'guestbook'>(async (page) => {
  const { data } = page
  const [texts] = await Promise.all([loadInterfaceTexts(page.language), fetchOpenBox(data)])
  const address = parseGuestbookPath(location.pathname)
  if (address?.modal) {
    // One way to say which box is open: the query.
    const search = searchWithBox(location.search, address.modal)
    history.replaceState(history.state, '', pathWithoutModal(location.pathname) + search)
  }
  const bookingId = data.preview || data.isUnknownStay ? null : (address?.bookingId ?? null)
  const answers = createPageAnswers(page.clientVersion, data.clientData)
  putPageData(answers, data, bookingId)
  if (!data.preview) sendKept(answers)
  return <GuestbookPage page={page} bookingId={bookingId} answers={answers} texts={texts} />
})

/** A box that is open in the first HTML is brought to life with it. */
async function fetchOpenBox({ openBox, guestbook: { boxes, language } }: PageDataOf<'guestbook'>) {
  if (openBox === null) return
  const { products = [], deals = [] } = findBox(boxes, openBox)?.options ?? {}
  const hasProducts = products.length + deals.length > 0
  // What does not come is asked for again where it is drawn.
  await Promise.allSettled([fetchDetailsAhead(), hasProducts && fetchOrderingAhead(language.code)])
}
