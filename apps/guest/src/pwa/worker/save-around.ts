import { CACHES } from './caches.ts'
import { needsOf } from './page-needs.ts'
import { saveMissing, savePage } from './save-visit.ts'
import { SAVED_AT_HEADER } from './saved-page.ts'
import { pageKey } from './whose-request.ts'

/** More than a menu has room for is not a menu. */
const MAX_PAGES = 8
const MAX_PICTURES = 12
/** A page of the menu is looked at more often than it changes. */
const FRESH_MS = 60 * 60_000

/** Keeps what a page needs beside itself: answers, and the pages of its menu. */
export async function saveAround(html: string, address: string, origin: string): Promise<void> {
  const { calls, menu } = needsOf(html, address)
  await Promise.all([saveMissing(calls, origin), savesData() ? null : saveMenuPages(menu, origin)])
}

/** A guest who asked the browser to be sparing gets what was looked at. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

/** Each with one width of its pictures. */
async function saveMenuPages(addresses: readonly string[], origin: string): Promise<void> {
  await Promise.allSettled(
    addresses.slice(0, MAX_PAGES).map(async (address) => {
      if (await isFresh(address)) return
      const html = await savePage(address)
      await saveMissing(picturesOf(html, origin), origin)
    }),
  )
}

async function isFresh(address: string): Promise<boolean> {
  const cache = await caches.open(CACHES.page.name)
  const kept = await cache.match(pageKey(new URL(address)), { ignoreVary: true })
  return Date.now() - Number(kept?.headers.get(SAVED_AT_HEADER) ?? 0) < FRESH_MS
}

const IMAGE = /<img[^>]* src="([^"]+)"/g

/** One address for each picture on a page, in the lightest format every browser with a worker can draw. */
export function picturesOf(html: string, origin: string): string[] {
  const sources = [...html.matchAll(IMAGE)].map(([, source = '']) => source.replace(/\.jpeg$/, '.webp'))
  return [...new Set(sources)].slice(0, MAX_PICTURES).map((source) => new URL(source, origin).href)
}
