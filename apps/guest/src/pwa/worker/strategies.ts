import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js'
import { emptyPicture, nearestWidth } from './absent-picture.ts'
import { bounded, CACHES } from './caches.ts'
import { forgetGonePage, isGone, renewPage } from './changed-pages.ts'
import { factsOf, forgetEndedStays, forgetOvertaken, untilOf } from './ended-stays.ts'
import { type KeptLook, lookOf } from './kept-look.ts'
import { type OfflineTexts, offlinePage } from './offline-page.ts'
import { savePage } from './save-visit.ts'
import { isPageWorthKeeping, isWorthKeeping, latestOf, markedPage, SAVED_AT_HEADER } from './saved-page.ts'
import { copyInTrouble, isInTrouble } from './server-in-trouble.ts'
import { dataKey, isGuestbookOf, pageKey, propertyOf, startingPoint } from './whose-request.ts'

/** A guest who waits longer for a page would rather have the saved one. */
const PAGE_LIMIT_S = 4
/** Longer, since a page that is open already waits for it; shorter than the call's own limit. */
const DATA_LIMIT_S = 8

// The answers vary by cookie and language, which are in the address where they matter.
const matchOptions = { ignoreVary: true }

const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isWorthKeeping(response) ? response : null),
}

const underDataKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => dataKey(new URL(request.url)),
}

/**
 * A link that ended opens nothing any more, saved or not; and a stay that is another now is so in every language, and on
 * the page that was kept for it, which is fetched anew.
 */
const forgetWhatIsGone: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    const key = dataKey(new URL(request.url))
    const isEnded = isGone(response)
    if (isEnded) await caches.open(CACHES.data.name).then((cache) => cache.delete(key, matchOptions))
    if (!isEnded && !isWorthKeeping(response)) return response
    const facts = await factsOf(key, response)
    const pages = await forgetOvertaken({ url: key, until: untilOf(response), facts, isGone: isEnded })
    // Out of reach, there is none: better than one of the stay before.
    if (!isEnded) event.waitUntil(Promise.allSettled(pages.map(savePage)))
    return response
  },
}

/** Before a copy is shown, those of stays that are over go; what went is not shown. */
const onlyDuringStay: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (!cachedResponse) return null
    await forgetEndedStays()
    const cache = await caches.open(cacheName)
    return (await cache.match(request, matchOptions)) ? cachedResponse : null
  },
}

/** A picture kept in another width is better than none; and none at all leaves its place in the colour it has. */
const inAnyWidth: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isInTrouble(response)) throw new Error(`the server answered ${response.status}`)
    return response
  },
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(CACHES.picture.name)
    const kept = (await cache.keys()).map(({ url }) => url)
    const nearest = nearestWidth(request.url, kept)
    return (nearest && (await cache.match(nearest, matchOptions))) || emptyPicture()
  },
}

/** Replaced by the build: the offline page's words, by language. */
declare const OFFLINE_TEXTS: Readonly<Record<string, OfflineTexts>>

const neverSaved = async ({ request }: { request: Request }) =>
  offlinePage(OFFLINE_TEXTS, navigator.languages, await keptLook(request.url))

/** As the property of an address looks, where any page of it was kept. */
async function keptLook(address: string): Promise<KeptLook | null> {
  const hotel = propertyOf(new URL(address))
  const cache = await caches.open(CACHES.page.name)
  const kept = (await cache.keys()).find(({ url }) => propertyOf(new URL(url)) === hotel)
  const page = hotel === null ? undefined : kept && (await cache.match(kept, matchOptions))
  return page ? lookOf(await page.text()) : null
}

const keptPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)),
  cacheWillUpdate: async ({ request, response }) =>
    // A page with a box open or another language is not the one to keep; it is fetched apart.
    isPageWorthKeeping(response) && isPlainPage(request.url) ? markedPage(response, Date.now()) : null,
}

export const pages = new NetworkFirst({
  cacheName: CACHES.page.name,
  networkTimeoutSeconds: PAGE_LIMIT_S,
  matchOptions,
  plugins: [keptPages, forgetGonePage, copyInTrouble(neverSaved), onlyDuringStay, bounded('page')],
})

export const data = new NetworkFirst({
  cacheName: CACHES.data.name,
  networkTimeoutSeconds: DATA_LIMIT_S,
  matchOptions,
  plugins: [underDataKey, onlyWhole, forgetWhatIsGone, copyInTrouble(), onlyDuringStay, bounded('data')],
})

/** What is published of a page is in the page's own copy. */
export const template = new NetworkOnly({ plugins: [forgetGonePage, renewPage] })

export const pictures = new CacheFirst({
  cacheName: CACHES.picture.name,
  matchOptions,
  plugins: [onlyWhole, inAnyWidth, bounded('picture')],
})

export const parts = new CacheFirst({
  cacheName: CACHES.part.name,
  matchOptions,
  plugins: [onlyWhole, bounded('part')],
})

/** Addresses that lead to the guestbook opened last; without a connection the worker knows which that is. */
export const start = new NetworkOnly({
  networkTimeoutSeconds: PAGE_LIMIT_S,
  plugins: [
    {
      handlerDidError: async ({ request }) => lastGuestbook(request.url),
    },
    copyInTrouble(neverSaved),
  ],
})

/** Never given up for being slow, and never for a server in trouble: somebody may come back from paying. */
export const order = new NetworkOnly({
  plugins: [
    { handlerDidError: async ({ request }) => (await lastGuestbook(request.url)) ?? neverSaved({ request }) },
  ],
})

/** Whatever else a guest opens is not kept; without a connection it says so. */
export const unkept = new NetworkOnly({ plugins: [{ handlerDidError: neverSaved }] })

export function isPlainPage(address: string): boolean {
  return address === pageKey(new URL(address))
}

async function lastGuestbook(address: string): Promise<Response | undefined> {
  const { hotel, search } = startingPoint(new URL(address))
  await forgetEndedStays()
  const cache = await caches.open(CACHES.page.name)
  const addresses = (await cache.keys()).map(({ url }) => url).filter((url) => isGuestbookOf(url, hotel))
  const kept = await Promise.all(
    addresses.map(async (url) => {
      const page = await cache.match(url, matchOptions)
      return { url, savedAt: Number(page?.headers.get(SAVED_AT_HEADER)) }
    }),
  )
  const latest = latestOf(kept)
  return latest && Response.redirect(latest.url + search)
}
