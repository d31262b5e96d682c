import { createHash } from 'node:crypto'
import type { PageDataOf, RenderedPage } from '@innkeeper/api/page.ts'
import type { EventSource } from '../cache/drop-on-events.ts'
import { createPropertyCache } from '../cache/property-cache.ts'
import type { Clock } from '../clock/port.ts'
import { type PreparedAnswer, prepareQuickly } from '../http/prepared-answer.ts'
import type { PageToRender, WebApps } from './port.ts'

export type PlainPageData = PageDataOf<'failure' | 'welcome'>

const MAX_PAGES = 200
/** Finished bytes are made anew at least this often. */
const PAGE_MS = 600_000

type PlainPage = { answer: PreparedAnswer; status: number }

type Dependencies = {
  hub: EventSource
  clock: Clock
  apps: Pick<WebApps, 'isCacheable'>
  headersOf(page: RenderedPage): Record<string, string>
  renderNow(input: PageToRender): Promise<RenderedPage>
  renderForFew(input: PageToRender): Promise<RenderedPage>
}

/**
 * Pages that are words and links alone: the same finished bytes for everybody who is told the same in the same
 * language, so that whoever asks too often costs no more than the bytes. The browser keeps none.
 */
export function createPlainPages({ hub, clock, apps, headersOf, renderNow, renderForFew }: Dependencies) {
  const ofProperties = createPropertyCache<PlainPage>({
    hub,
    clock,
    maxEntries: MAX_PAGES,
    dropOn: ['property.changed', 'guestbook.published'],
  })
  /** There are only so many failures and languages. Also those that say there is no room: they wait in no line. */
  const ofNoProperty = new Map<string, Promise<PlainPage>>()

  async function make(
    data: PlainPageData,
    language: string,
    render: Dependencies['renderNow'],
  ): Promise<PlainPage> {
    const page = await render({ data, language, renderedAt: clock.now().getTime() })
    const headers = { ...headersOf(page), 'cache-control': 'no-store' }
    return { answer: await prepareQuickly(page.html, headers), status: page.status }
  }

  function withoutProperty(data: PlainPageData, language: string): Promise<PlainPage> {
    const key = `${data.kind} ${'failure' in data ? data.failure : ''} ${language}`
    const known = ofNoProperty.get(key)
    if (known) return known
    const page = make(data, language, renderNow)
    ofNoProperty.set(key, page)
    page.catch(() => ofNoProperty.delete(key))
    return page
  }

  return {
    get(data: PlainPageData, language: string): Promise<PlainPage> {
      if (!apps.isCacheable) return make(data, language, renderNow)
      const clientData = 'clientData' in data ? data.clientData : null
      if (!clientData) return withoutProperty(data, language)
      const content = createHash('sha256').update(JSON.stringify(data)).digest('base64url')
      return ofProperties.get([clientData.propertyId, content, language], async () => ({
        value: await make(data, language, renderForFew),
        validUntil: clock.now().getTime() + PAGE_MS,
      }))
    },
  }
}
