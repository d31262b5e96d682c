import './shell/base-styles.ts'
import type { PageAssets, PageInput, PageKind, RenderPage } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { pageDocument } from './document.ts'
import { type Manifest, pageAssets } from './page-assets.ts'
import { PAGE_KINDS } from './page-kinds.ts'

/** The whole document. It is cached and shared: nothing of one guest may be in it. */
export const renderPage: RenderPage = (input, assets) => renderKind(input.data.kind, input, assets)

async function renderKind<K extends PageKind>(kind: K, input: PageInput<K>, assets: PageAssets) {
  const { draw, style, startsEarly } = PAGE_KINDS[kind]
  const { screen, description, startNotices, inlineScript, status } = await draw(input)
  const [markup, notices] = await Promise.all([renderMarkup(screen), renderMarkup(startNotices)])
  return pageDocument({
    ...{ input, assets, markup, notices, inlineScript, status, style, startsEarly },
    ...description,
  })
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

/** What each kind of page loads of a build. */
export function builtAssets(manifest: Manifest, readFile: (file: string) => string): PageAssets['kinds'] {
  return pageAssets(PAGE_KINDS, manifest, readFile)
}

/** The same from the sources, which a development server serves below `base`. */
export function sourceAssets(base: string): PageAssets['kinds'] {
  const kinds = Object.entries(PAGE_KINDS).map(([kind, { start }]) => {
    const script = start === null ? null : base + start
    return [kind, { script, modules: [], inlineStyle: '', inlinedFiles: [] }]
  })
  return Object.fromEntries(kinds) as PageAssets['kinds']
}
