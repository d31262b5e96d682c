import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { type AcceptVersion, watchForNewVersion } from './new-version.ts'
import { whenUndisturbed } from './undisturbed.ts'
import { tellWorker } from './worker-messages.ts'

const ADDRESS = '/service-worker.js'
const IDLE_AT_THE_LATEST_MS = 5000
/** A page that stays open looks for a new version when somebody returns to it, at most this often. */
const LOOK_EVERY_MS = 10 * 60_000

type Settings = { pageVersion: string; onNewVersion: (accept: AcceptVersion) => void }

/** Lets the worker keep this guestbook, and tells of a new version at a quiet moment. */
export async function startWorker({ pageVersion, onNewVersion }: Settings): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const wasSeen = workers.controller !== null
  await idle()
  const registration = await workers.register(ADDRESS, { updateViaCache: 'none' })
  watchForNewVersion(registration, pageVersion, (accept) => whenUndisturbed(() => onNewVersion(accept)))
  lookForNewVersions(registration)
  const { active } = await workers.ready
  // The worker sees a page it serves; the very first one has come before it.
  const page = wasSeen ? null : location.href
  tellWorker(active, { say: 'save-visit', page, needed: neededAddresses(), language: pageLanguage() })
}

/** Keeps the page as it would be now; without a worker there is nothing to keep it. */
export function keepPageAnew(): void {
  const message = { say: 'save-page', page: location.href, language: pageLanguage() } as const
  tellWorker(navigator.serviceWorker?.controller, message)
}

function pageLanguage(): string {
  return interfaceLanguageFor(document.documentElement.lang)
}

/** What the page has loaded, and the pictures it will load once they come into view. */
function neededAddresses(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return savesData() ? loaded : [...loaded, ...[...document.images].map((image) => image.currentSrc)]
}

/** A guest who asked the browser to be sparing gets what was looked at and no more. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

function lookForNewVersions(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
}

function idle(): Promise<unknown> {
  // Safari has no idle callback.
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: IDLE_AT_THE_LATEST_MS })
    else setTimeout(resolve, IDLE_AT_THE_LATEST_MS)
  })
}
