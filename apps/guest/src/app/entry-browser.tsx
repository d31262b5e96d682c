import './base-styles.ts'
import type { PageInput } from '@innkeeper/api/page.ts'
import { hydrateRoot } from 'react-dom/client'
import { parseGuestbookPath, pathWithoutModal, searchWithBox } from '../features/guestbook/address.ts'
import { rememberInstalledFrom } from '../pwa/installed-from.ts'
import { GuestbookPage, type GuestbookPageData } from './guestbook-page.tsx'
import { loadInterfaceTexts } from './interface-texts.ts'
import { readPageData } from './page-data.ts'
import { createQueryClient, seedQueries } from './query-client.ts'

async function start(page: PageInput, data: GuestbookPageData): Promise<void> {
  const texts = await loadInterfaceTexts(page.language)
  const address = parseGuestbookPath(location.pathname)
  if (address?.modal) {
    // One way to say which box is open: the query.
    const search = searchWithBox(location.search, address.modal)
    history.replaceState(history.state, '', pathWithoutModal(location.pathname) + search)
  }
  const bookingId = address?.bookingId ?? null
  const queries = createQueryClient(page.clientVersion)
  seedQueries(queries, data, bookingId)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  hydrateRoot(
    root,
    <GuestbookPage page={{ ...page, data }} bookingId={bookingId} queries={queries} texts={texts} />,
  )
  rememberInstalledFrom(() => localStorage, location.pathname)
}

const page = readPageData(document)
if (page.data.kind === 'guestbook') await start(page, page.data)
