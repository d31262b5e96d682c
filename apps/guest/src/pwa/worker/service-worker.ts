import type { WorkerMessage } from '../worker-messages.ts'
import { removeOldCaches } from './caches.ts'
import { forgetEndedStays } from './ended-stays.ts'
import { saveAround } from './save-around.ts'
import { keptPage, saveMissing, savePage, saveParts } from './save-visit.ts'
import { data, isPlainPage, order, pages, parts, pictures, start, template, unkept } from './strategies.ts'
import { kindOf } from './whose-request.ts'

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build: the app's files, without the languages and fonts that a visit brings along. */
declare const APP_PARTS: readonly string[]
/** Replaced by the build: the files with the app's words, by language. */
declare const APP_WORDS: Readonly<Record<string, readonly string[]>>
/** Replaced by the server, which knows the version: every version has a worker of its own. */
const VERSION = '__CLIENT_VERSION__'

const STRATEGIES = { page: pages, start, order, unkept, data, template, picture: pictures, part: parts }

self.addEventListener('install', (event) => {
  tell('installed')
  event.waitUntil(saveParts(APP_PARTS))
})

self.addEventListener('activate', (event) => {
  tell('active')
  event.waitUntil(Promise.all([removeOldCaches(), forgetEndedStays(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { url, method, mode } = request
  const kind = kindOf({ url: new URL(url), method, isNavigation: mode === 'navigate' }, location.origin)
  if (kind === null) return
  event.respondWith(STRATEGIES[kind].handle({ event, request }))
  if (kind === 'page' && !isPlainPage(url)) event.waitUntil(quietly(savePage(url)))
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.say === 'save-visit') {
    const { page, needed, language } = message
    const address = page ?? (event.source as Client | null)?.url ?? location.origin
    const html = page === null ? keptPage(address) : savePage(page)
    const saved = Promise.all([
      html.then((text) => saveAround(text, address, location.origin)),
      saveMissing(needed, location.origin),
      saveParts(APP_WORDS[language] ?? []),
      forgetEndedStays(),
    ])
    event.waitUntil(quietly(saved.then(() => tell('kept the visit'))))
  } else if (message.say === 'save-page') {
    const { page, language } = message
    const saved = Promise.all([
      savePage(page).then((html) => saveAround(html, page, location.origin)),
      saveParts(APP_WORDS[language] ?? []),
    ])
    event.waitUntil(quietly(saved))
  } else if (message.say === 'tell-version') event.ports[0]?.postMessage(VERSION)
  else event.waitUntil(self.skipWaiting())
})

/** Keeping is a service on the side: a full disk or a lost connection is nobody's error. */
async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => tell(`could not keep: ${error}`))
}

function tell(what: string): void {
  // biome-ignore lint/suspicious/noConsole: what the worker does is only logged, for whoever looks
  console.info(`service worker ${VERSION}: ${what}`)
}
