import './base-styles.ts'
import type { PageAssets, PageData, PageInput, RenderPage } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
// Screens outside the guestbook's own have no part in its styles, so theirs come from here.
import moduleStyle from '../features/html-builder/modules/modules.module.css?inline'
import pageStyle from '../features/html-builder/page-screen.module.css?inline'
import orderStyle from '../features/orders/order-page.module.css?inline'
import { CustomPage } from './custom-page.tsx'
import { describePage, type OwnedPage } from './describe-page.ts'
import { pageDocument } from './document.ts'
import { type DrawnPage, drawWelcome } from './draw-welcome.tsx'
import failureStyle from './failure-screen.module.css?inline'
import { FailureScreen } from './failure-screen.tsx'
import { GuestbookPage } from './guestbook-page.tsx'
import { type InterfaceTexts, loadInterfaceTexts } from './interface-texts.ts'
import { OrderPage } from './order-page.tsx'
import { loadOrderTexts } from './order-texts.ts'
import { createPageAnswers, putPageData } from './page-answers.ts'
import { Providers } from './providers.tsx'
import welcomeStyle from './welcome-screen.module.css?inline'

export { pageAssets } from './page-assets.ts'

const OWN_STYLES: Readonly<Record<PageData['kind'], string>> = {
  guestbook: '',
  page: pageStyle + moduleStyle,
  order: orderStyle,
  welcome: welcomeStyle,
  failure: failureStyle,
}
const FAILURE_STATUS = { 'unknown-property': 404, inactive: 410, unavailable: 404, error: 500 } as const

/** The whole document. It is cached and shared: nothing of one guest may be in it. */
export const renderPage: RenderPage = async (input, assets) => {
  const { screen, description } = await drawPage(input)
  const markup = await renderMarkup(screen)
  return pageDocument({
    input,
    assets,
    markup,
    status: statusOf(input.data),
    style: styleOf(input.data, assets),
    ...description,
  })
}

async function drawPage(page: PageInput): Promise<DrawnPage> {
  const { data, language } = page
  if (data.kind === 'welcome') return drawWelcome(data.welcome, language)
  const texts = data.kind === 'order' ? await loadOrderTexts(language) : await loadInterfaceTexts(language)
  return { screen: screenOf(page, data, texts), description: describePage(data, texts) }
}

function screenOf(page: PageInput, data: OwnedPage, texts: InterfaceTexts): ReactNode {
  const answers = createPageAnswers(page.clientVersion)
  if (data.kind === 'guestbook') {
    putPageData(answers, data, null)
    return <GuestbookPage page={{ ...page, data }} bookingId={null} answers={answers} texts={texts} />
  }
  if (data.kind === 'page')
    return <CustomPage data={data} pageVersion={page.clientVersion} answers={answers} texts={texts} />
  if (data.kind === 'order') return <OrderPage data={data} answers={answers} texts={texts} />
  return (
    <Providers answers={answers} write={texts.write}>
      <FailureScreen failure={data.failure} clientData={data.clientData} />
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
  return assets.inlineStyle + OWN_STYLES[data.kind]
}
