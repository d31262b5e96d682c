import './shell/base-styles.ts'
import '../platform/slide-between-pages.ts'
import type { PageInput, PageKind } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setClientVersion } from '../platform/client-version.ts'
import { forgetOldAttempts } from '../platform/kept-attempts.ts'
import { keepLinkId } from '../platform/link-id.ts'
import { onReturn } from '../platform/on-return.ts'
import { partLoader } from '../platform/part-loading.ts'
import { readPageData } from './page-data.ts'

/** Brings the page to life: the server chose this start for its kind. */
export function startPage<K extends PageKind>(draw: (page: PageInput<K>) => Promise<ReactNode>): void {
  keepLinkId()
  forgetOldAttempts()
  const page = readPageData(document) as PageInput<K>
  setClientVersion(page.clientVersion)
  // Not awaited here: parts that load later import the chunk of the start, and each would wait for the other.
  void hydrate(() => draw(page))
}

/** What the screen is drawn with, its words first of all, comes as every later part does. */
async function hydrate(draw: () => Promise<ReactNode>): Promise<void> {
  const { dataset } = document.documentElement
  const loader = partLoader(draw)
  loader.subscribe(() => {
    if (loader.isWaiting()) dataset.start = 'waiting'
  })
  try {
    const screen = await loader.want()
    delete dataset.start
    hydrateRoot(rootElement(), screen)
  } catch {
    dataset.start = 'failed'
    const stop = onReturn(() => {
      stop()
      void hydrate(draw)
    })
  }
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  return root
}
