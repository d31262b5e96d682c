import type { PageDataOf, PageInput, PageKind } from '@innkeeper/api/page.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { ReactNode } from 'react'

/** What a page says about itself to browsers and screen readers. */
export type PageDescription = { title: string; description: string; language: string; brand: Brand }

type Parts<K extends PageKind, Texts> = {
  /** The file that brings it to life in the browser; null for a page that is words and links alone. */
  start: `src/app/pages/${string}/start.tsx` | null
  /** There is little to read before it runs: it waits for the first paint, but not for fonts and pictures. */
  startsEarly?: boolean
  /** Rules of its own where no start brings them along. */
  style?: string
  loadTexts: (language: string) => Promise<Texts>
  screen: (page: PageInput<K>, texts: Texts) => ReactNode
  describe: (page: PageInput<K>, texts: Texts) => PageDescription
  /** The one script it runs where it has no start. */
  inlineScript?: (data: PageDataOf<K>) => string | null
  /** What it says when its start does not come. */
  startNotices?: (page: PageInput<K>, texts: Texts) => ReactNode
  statusOf?: (data: PageDataOf<K>) => number
}

/** Everything the server knows of one kind of page. */
export type PageKindEntry<K extends PageKind> = {
  start: string | null
  startsEarly: boolean
  style: string
  draw: (page: PageInput<K>) => Promise<DrawnPage>
}

type DrawnPage = {
  screen: ReactNode
  description: PageDescription
  startNotices: ReactNode
  inlineScript: string | null
  status: number
}

/** Puts a kind together; which texts it has is nobody else's business. */
export function pageKind<K extends PageKind, Texts>(parts: Parts<K, Texts>): PageKindEntry<K> {
  const {
    start,
    startsEarly = false,
    style = '',
    loadTexts,
    screen,
    describe,
    startNotices,
    inlineScript,
    statusOf = () => 200,
  } = parts
  return {
    start,
    startsEarly,
    style,
    async draw(page) {
      const texts = await loadTexts(page.language)
      return {
        screen: screen(page, texts),
        description: describe(page, texts),
        startNotices: startNotices?.(page, texts) ?? null,
        inlineScript: inlineScript?.(page.data) ?? null,
        status: statusOf(page.data),
      }
    },
  }
}
