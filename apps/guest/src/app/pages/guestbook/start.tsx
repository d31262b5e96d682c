import { parseGuestbookPath, pathWithoutModal, searchWithBox } from '../../../features/guestbook/address.ts'
import { fetchDetailsAhead } from '../../../features/guestbook/sheet/box-sheet.tsx'
import { loadInterfaceTexts } from '../../interface-texts.ts'
import { createPageAnswers } from '../../page-answers.ts'
import { startPage } from '../../start-page.ts'
import { GuestbookPage } from './guestbook-page.tsx'
import { putPageData } from './put-page-data.ts'

startPage<'guestbook'>(async (page) => {
  const { data } = page
  const [texts] = await Promise.all([
    loadInterfaceTexts(page.language),
    // A box that is open in the first HTML is brought to life with it.
    data.openBox !== null && fetchDetailsAhead().catch(() => undefined),
  ])
  const address = parseGuestbookPath(location.pathname)
  if (address?.modal) {
    // One way to say which box is open: the query.
    const search = searchWithBox(location.search, address.modal)
    history.replaceState(history.state, '', pathWithoutModal(location.pathname) + search)
  }
  const bookingId = data.preview || data.isUnknownStay ? null : (address?.bookingId ?? null)
  const answers = createPageAnswers(page.clientVersion, data.clientData)
  putPageData(answers, data, bookingId)
  return <GuestbookPage page={page} bookingId={bookingId} answers={answers} texts={texts} />
})
