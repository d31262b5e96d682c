import type { TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'
import { boxIdOf, CARD_PLACES } from '../../platform/card-place.ts'
import { type PageAndBox, pageAndBox } from './page-and-box.ts'

type Record = (event: TrackingEventName, seen: PageAndBox) => void

/** Sees what a guest does from the outside, so that no feature has to tell. */
export function watchPage(record: Record): () => void {
  const stopped = new AbortController()
  let last = pageAndBox(location)

  followAddress(stopped.signal, () => {
    const seen = pageAndBox(location)
    if (seen.page !== last.page) record('PAGE_OPENED', seen)
    if (seen.box !== null && seen.box !== last.box) record('BOX_OPENED', seen)
    last = seen
  })
  followLanguage(stopped.signal, () => record('LANGUAGE_CHANGED', pageAndBox(location)))
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link) return
      if (isDocument(link)) record('DOCUMENT_OPENED', placeOf(link))
      else if (leadsAway(link)) record('LINK_FOLLOWED', placeOf(link))
    },
    { signal: stopped.signal },
  )
  return () => stopped.abort()
}

/** Where the Navigation API is missing, the router tells of its own steps by events of these names. */
const HISTORY_EVENTS = ['popstate', 'pushState', 'replaceState']

function followAddress(signal: AbortSignal, changed: () => void): void {
  const navigation = (globalThis as { navigation?: EventTarget }).navigation
  if (navigation) navigation.addEventListener('currententrychange', changed, { signal })
  else for (const name of HISTORY_EVENTS) addEventListener(name, changed, { signal })
}

function followLanguage(signal: AbortSignal, changed: () => void): void {
  const page = document.documentElement
  let last = page.lang
  const observer = new MutationObserver(() => {
    if (page.lang !== last) changed()
    last = page.lang
  })
  observer.observe(page, { attributeFilter: ['lang'] })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The page, and the box the link stands in: the one that is open, or one that shows the link itself. */
function placeOf(link: Element): PageAndBox {
  const { page, box } = pageAndBox(location)
  const place = link.closest(CARD_PLACES)
  return { page, box: box ?? (place && boxIdOf(place)) }
}

/** A file of the house, or another one that is read by itself. */
function isDocument({ pathname }: HTMLAnchorElement): boolean {
  return pathname.toLowerCase().endsWith('.pdf')
}

/** Another site, a call, a letter, or a window of its own. */
function leadsAway(link: HTMLAnchorElement): boolean {
  return link.origin !== location.origin || link.target === '_blank'
}
