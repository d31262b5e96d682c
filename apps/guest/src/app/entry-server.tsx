import './base-styles.ts'
import type { PageAssets, PageData, PageInput, RenderPage } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { describePage } from './describe-page.ts'
import { pageDocument } from './document.ts'
// Screens that run no script have no part in the browser's build, so their styles come from here.
import failureStyle from './failure-screen.module.css?inline'
import { FailureScreen } from './failure-screen.tsx'
import { GuestbookPage } from './guestbook-page.tsx'
import { type InterfaceTexts, loadInterfaceTexts } from './interface-texts.ts'
import { Providers } from './providers.tsx'
import { createQueryClient, seedQueries } from './query-client.ts'
import welcomeStyle from './welcome-screen.module.css?inline'
import { WelcomeScreen } from './welcome-screen.tsx'

export { pageAssets } from './page-assets.ts'

const FAILURE_STATUS = { 'unknown-property': 404, inactive: 410, unavailable: 404, error: 500 } as const

/** The whole document. It is cached and shared: nothing of one guest may be in it. */
export const renderPage: RenderPage = async (input, assets) => {
  const texts = await loadInterfaceTexts(input.language)
  const markup = await renderMarkup(screenOf(input, texts))
  return pageDocument({
    input,
    assets,
    markup,
    status: statusOf(input.data),
    style: styleOf(input.data, assets),
    ...describePage(input.data, texts),
  })
}

function screenOf(page: PageInput, texts: InterfaceTexts): ReactNode {
  const { data } = page
  const queries = createQueryClient(page.clientVersion)
  if (data.kind === 'guestbook') {
    seedQueries(queries, data, null)
    return <GuestbookPage page={{ ...page, data }} bookingId={null} queries={queries} texts={texts} />
  }
  return (
    <Providers queries={queries} write={texts.write}>
      {data.kind === 'welcome' ? (
        <WelcomeScreen welcome={data.welcome} />
      ) : (
        <FailureScreen failure={data.failure} clientData={data.clientData} />
      )}
    </Providers>
  )
}

/** Lazy parts are waited for, and everything stands in its place: no script moves it there later. */
async function renderMarkup(screen: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(screen, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

function statusOf(data: PageData): number {
  return data.kind === 'failure' ? FAILURE_STATUS[data.failure] : 200
}

function styleOf(data: PageData, assets: PageAssets): string {
  if (data.kind === 'guestbook') return assets.inlineStyle
  return assets.inlineStyle + (data.kind === 'welcome' ? welcomeStyle : failureStyle)
}
