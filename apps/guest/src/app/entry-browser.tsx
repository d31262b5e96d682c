import './base-styles.ts'
import type { PageInput } from '@innkeeper/api/page.ts'
import { hydrateRoot } from 'react-dom/client'
import { parseGuestbookPath, pathWithoutModal, searchWithBox } from '../features/guestbook/address.ts'
import { fetchDetailsAhead } from '../features/guestbook/sheet/box-sheet.tsx'
import { rememberInstalledFrom } from '../pwa/installed-from.ts'
import { GuestbookPage, type GuestbookPageData } from './guestbook-page.tsx'
import { loadInterfaceTexts } from './interface-texts.ts'
import { keepLinkId } from './link-id.ts'
import { createPageAnswers, putPageData } from './page-answers.ts'
import { readPageData } from './page-data.ts'

async function start(page: PageInput, data: GuestbookPageData): Promise<void> {
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
  const bookingId = data.preview ? null : (address?.bookingId ?? null)
  const answers = createPageAnswers(page.clientVersion)
  putPageData(answers, data, bookingId)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  hydrateRoot(
    root,
    <GuestbookPage page={{ ...page, data }} bookingId={bookingId} answers={answers} texts={texts} />,
  )
  if (!data.preview) rememberInstalledFrom(() => localStorage, location.pathname)
}

async function startPage(): Promise<void> {
  const page = readPageData(document)
  if (page.data.kind === 'guestbook') await start(page, page.data)
  if (page.data.kind === 'page') {
    const { startCustomPage } = await import('./custom-page-start.tsx')
    await startCustomPage(page, page.data)
  }
  if (page.data.kind === 'order') {
    const { startOrderPage } = await import('./order-page-start.tsx')
    await startOrderPage(page, page.data)
  }
}

keepLinkId()
// Not awaited here: parts that load later import this file's chunk, and each would wait for the other.
void startPage()
