import type { TrackingEvent } from '@innkeeper/domain/statistics/tracking-event.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClientVersion } from '../../platform/client-version.ts'
import { createConsent } from './consent.ts'
import { startTracking } from './start-tracking.ts'

class FakeLink {
  readonly origin: string
  readonly target = ''
  readonly pathname: string
  readonly #card: { id: string } | null
  constructor(address: string, card: string | null) {
    const { origin, pathname } = new URL(address)
    this.origin = origin
    this.pathname = pathname
    this.#card = card === null ? null : { id: `card-${card}` }
  }
  closest(selector: string) {
    return selector.startsWith('a') ? this : this.#card
  }
}

let steps: EventTarget
let page: EventTarget & { visibilityState: string; documentElement: { lang: string }; cookie: string }
let address: { pathname: string; search: string; origin: string }
let languageChanged: () => void
let fetched: ReturnType<typeof vi.fn>
/** Boxes that are watched, and what tells that one was seen. */
let watching: { signal: AbortSignal; seen: (boxId: string) => void }[]

beforeEach(() => {
  setClientVersion('1.0.0')
  steps = new EventTarget()
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: 'en' },
    cookie: '',
  })
  address = { pathname: '/guestbook/fjellheim/abc', search: '', origin: 'https://inn.example' }
  watching = []
  fetched = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('navigation', steps)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', address)
  vi.stubGlobal('addEventListener', steps.addEventListener.bind(steps))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'link-id' ? '{"linkId":"lobby","until":9e15}' : null),
  })
  vi.stubGlobal('Element', FakeLink)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        languageChanged = changed
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

function visit() {
  const consent = createConsent(() => page)
  const watchBoxes = (boxes: (typeof watching)[number]) => void watching.push(boxes)
  const loadBoxWatch = vi.fn(async () => ({ watchBoxes }))
  const stop = startTracking({ hotel: 'fjellheim', bookingId: 'abc', consent, loadBoxWatch })
  return { consent, loadBoxWatch, stop }
}

function goTo(search: string, pathname = address.pathname) {
  Object.assign(address, { search, pathname })
  steps.dispatchEvent(new Event('currententrychange'))
}

function hide() {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

function follow(address: string, card: string | null = null) {
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: new FakeLink(address, card) })
  page.dispatchEvent(event)
}

const sentEvents = () =>
  fetched.mock.calls.flatMap(([, init]) => JSON.parse((init as { body: string }).body) as TrackingEvent[])

test('with consent, what the guest opens is sent in one call when the page becomes hidden', () => {
  const { consent } = visit()
  consent.set('granted')
  goTo('?box=wifi')
  goTo('')
  page.documentElement.lang = 'da'
  languageChanged()
  follow('https://museum.example')
  follow('https://inn.example')
  expect(fetched).not.toHaveBeenCalled()
  hide()
  steps.dispatchEvent(new Event('pagehide'))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledWith(
    expect.stringMatching(/^\/api\/guest\/fjellheim\/platformStatistics\?batch=[\w-]{22}&v=1\.0\.0$/),
    expect.objectContaining({ method: 'POST', keepalive: true }),
  )
  expect(sentEvents().map(({ event, details }) => [event, details.at(-1)?.value])).toEqual([
    ['PAGE_OPENED', '/guestbook/fjellheim/abc'],
    ['BOX_OPENED', '/guestbook/fjellheim/abc/wifi'],
    ['LANGUAGE_CHANGED', '/guestbook/fjellheim/abc'],
    ['LINK_FOLLOWED', '/guestbook/fjellheim/abc'],
  ])
  expect(sentEvents()[0]?.details).toEqual([
    { type: 'BOOKING', value: 'abc' },
    { type: 'LINK_ID', value: 'lobby' },
    { type: 'URL_PATH', value: '/guestbook/fjellheim/abc' },
  ])
})

test.each(['denied', null] as const)('with the answer %s nothing is sent', (choice) => {
  const { consent } = visit()
  if (choice) consent.set(choice)
  goTo('?box=wifi')
  hide()
  expect(fetched).not.toHaveBeenCalled()
})

test('withdrawing stops it at once', () => {
  const { consent } = visit()
  consent.set('granted')
  goTo('?box=wifi')
  consent.set('denied')
  goTo('')
  hide()
  expect(fetched).not.toHaveBeenCalled()
})

test('a box that came with the page is counted, and another page after it', () => {
  page.cookie = 'consent=granted'
  address.search = '?box=wifi'
  visit()
  goTo('', '/guestbook/fjellheim')
  hide()
  expect(sentEvents().map(({ event }) => event)).toEqual(['PAGE_OPENED', 'BOX_OPENED', 'PAGE_OPENED'])
})

test('without the Navigation API the steps of the router are heard', () => {
  vi.stubGlobal('navigation', undefined)
  page.cookie = 'consent=granted'
  visit()
  address.search = '?box=wifi'
  steps.dispatchEvent(new Event('pushState'))
  hide()
  expect(sentEvents().map(({ event }) => event)).toEqual(['PAGE_OPENED', 'BOX_OPENED'])
})

test('after it was stopped nothing is seen any more', () => {
  page.cookie = 'consent=granted'
  const { stop } = visit()
  stop()
  fetched.mockClear()
  goTo('?box=wifi')
  follow('https://museum.example')
  hide()
  expect(fetched).not.toHaveBeenCalled()
})

test('a browser whose calls end with the page sends a beacon', () => {
  page.cookie = 'consent=granted'
  const sendBeacon = vi.fn((_address: string, _body: Blob) => true)
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('Request', class {})
  visit()
  hide()
  expect(fetched).not.toHaveBeenCalled()
  expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json')
})

test('where storage is switched off, the visit is counted without its link id', () => {
  page.cookie = 'consent=granted'
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  visit()
  hide()
  expect(sentEvents()[0]?.details.map(({ type }) => type)).toEqual(['BOOKING', 'URL_PATH'])
})

test('a document is told from other links, and both say which box they stand in', () => {
  page.cookie = 'consent=granted'
  visit()
  follow('https://inn.example/media/fjellheim/x/document.pdf', 'menu')
  follow('https://museum.example/', 'museum')
  goTo('?box=walks')
  follow('https://museum.example/map.PDF', 'museum')
  hide()
  expect(sentEvents().map(({ event, details }) => [event, details.at(-1)?.value])).toEqual([
    ['PAGE_OPENED', '/guestbook/fjellheim/abc'],
    ['DOCUMENT_OPENED', '/guestbook/fjellheim/abc/menu'],
    ['LINK_FOLLOWED', '/guestbook/fjellheim/abc/museum'],
    ['BOX_OPENED', '/guestbook/fjellheim/abc/walks'],
    ['DOCUMENT_OPENED', '/guestbook/fjellheim/abc/walks'],
  ])
})

test('boxes are watched from the answer on, anew on another page, and no longer than it holds', async () => {
  const { consent, loadBoxWatch } = visit()
  expect(loadBoxWatch).not.toHaveBeenCalled()
  consent.set('granted')
  await vi.waitFor(() => expect(watching).toHaveLength(1))
  watching[0]?.seen('wifi')
  goTo('', '/guestbook/fjellheim')
  await vi.waitFor(() => expect(watching).toHaveLength(2))
  expect(watching.map(({ signal }) => signal.aborted)).toEqual([true, false])
  hide()
  expect(sentEvents().map(({ event, details }) => [event, details.at(-1)?.value])).toEqual([
    ['PAGE_OPENED', '/guestbook/fjellheim/abc'],
    ['BOX_SEEN', '/guestbook/fjellheim/abc/wifi'],
    ['PAGE_OPENED', '/guestbook/fjellheim'],
  ])
  consent.set('denied')
  expect(watching[1]?.signal.aborted).toBe(true)
})
