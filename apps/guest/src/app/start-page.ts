import './shell/base-styles.ts'
import type { PageInput, PageKind } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepLinkId } from './link-id.ts'
import { readPageData } from './page-data.ts'

/** Brings the page to life: the server chose this start for its kind. */
export function startPage<K extends PageKind>(draw: (page: PageInput<K>) => Promise<ReactNode>): void {
  keepLinkId()
  // Not awaited here: parts that load later import the chunk of the start, and each would wait for the other.
  void hydrate(draw)
}

async function hydrate<K extends PageKind>(draw: (page: PageInput<K>) => Promise<ReactNode>): Promise<void> {
  const screen = await draw(readPageData(document) as PageInput<K>)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  hydrateRoot(root, screen)
}
