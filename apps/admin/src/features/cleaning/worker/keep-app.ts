import { APP_CACHE, WORKER_SCOPE } from '../offline/kept-names.ts'

/** Keeps the page and every file it may come to need, before anybody is without a connection. */
export async function keepApp(parts: readonly string[]): Promise<void> {
  const cache = await caches.open(APP_CACHE)
  await Promise.all(
    parts.map(async (part) => {
      // What a file says is in its name: what is there already stays.
      if (await cache.match(part)) return
      const answer = await fetch(part)
      if (answer.ok) await cache.put(part, answer)
    }),
  )
  // Last, so that a page is never kept without its files.
  const page = await fetch(WORKER_SCOPE, { cache: 'no-store' })
  if (page.ok && !page.redirected) await cache.put(WORKER_SCOPE, page)
}

/** Removes the files of versions before. */
export async function dropOldParts(parts: readonly string[]): Promise<void> {
  const cache = await caches.open(APP_CACHE)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== WORKER_SCOPE && !parts.includes(pathname)) await cache.delete(request)
  }
}
