import { CACHES, keepWithin } from './caches.ts'
import { isPageWorthKeeping, isWorthKeeping, markedPage } from './saved-page.ts'
import { dataKey, kindOf, pageKey } from './whose-request.ts'

/** An answer the page did not ask for itself is fetched anew after this. */
const FRESH_DATA_MS = 10 * 60_000

/** Keeps a page anew, without whatever box or language the visit came with; answers its HTML. */
export async function savePage(address: string): Promise<string> {
  const key = pageKey(new URL(address))
  const response = await fetch(key)
  if (!isPageWorthKeeping(response)) return ''
  const page = await markedPage(response, Date.now())
  const html = await page.clone().text()
  const cache = await caches.open(CACHES.page.name)
  await cache.put(key, page)
  await keepWithin('page')
  return html
}

/** The HTML of a page that was kept; nothing for one that was not. */
export async function keptPage(address: string): Promise<string> {
  const cache = await caches.open(CACHES.page.name)
  const kept = await cache.match(pageKey(new URL(address)), { ignoreVary: true })
  return kept ? kept.text() : ''
}

/** Keeps what a page needs and the worker has not kept on the way. */
export async function saveMissing(addresses: readonly string[], origin: string): Promise<void> {
  await Promise.allSettled(
    [...new Set(addresses)]
      .filter((address) => URL.canParse(address))
      .map(async (address) => {
        const kind = kindOf({ url: new URL(address), method: 'GET', isNavigation: false }, origin)
        if (kind === 'data' || kind === 'picture' || kind === 'part') await saveOne(kind, address)
      }),
  )
}

async function saveOne(kind: 'data' | 'picture' | 'part', address: string): Promise<void> {
  const cache = await caches.open(CACHES[kind].name)
  const key = kind === 'data' ? dataKey(new URL(address)) : address
  const kept = await cache.match(key, { ignoreVary: true })
  // What an address of a picture or part says is so for ever; an answer is made anew now and then.
  if (kept && (kind !== 'data' || isRecent(kept))) return
  // Pictures and parts come from the browser's own cache, where they were put a moment ago.
  const response = await fetch(address)
  if (!isWorthKeeping(response)) return
  await cache.put(key, response)
  await keepWithin(kind)
}

function isRecent({ headers }: Response): boolean {
  return Date.now() - Date.parse(headers.get('date') ?? '') < FRESH_DATA_MS
}

/** Keeps the app's own files, so that a box never opened before opens without a connection too. */
export async function saveParts(parts: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.part.name)
  await Promise.allSettled(
    parts.map(async (part) => {
      // Put anew even where it is known: the newest are the last to go.
      const response = (await cache.match(part, { ignoreVary: true })) ?? (await fetch(part))
      if (response.status === 200) await cache.put(part, response)
    }),
  )
  await keepWithin('part')
}
