import type { TrackingEvent } from '@innkeeper/domain/statistics/tracking-event.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClientVersion } from '../../platform/client-version.ts'
import { createConsent } from './consent.ts'
import { startTracking } from './start-tracking.ts'

class FakeLink {
  readonly origin: string
  readonly target = ''
  constructor(origin: string) {
    this.origin = origin
  }
  closest() {
    return this
  }
}

let steps: EventTarget
let page: EventTarget & { visibilityState: string; documentElement: { lang: string }; cookie: string }
let address: { pathname: string; search: string; origin: string }
let languageChanged: () => void
let fetched: ReturnType<typeof vi.fn>

beforeEach(() => {
  setClientVersion('1.0.0')
  steps = new EventTarget()
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: 'en' },
    cookie: '',
  })
  address = { pathname: '/guestbook/fjellheim/abc', search: '', origin: 'https://inn.example' }
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
  return { consent, stop: startTracking({ hotel: 'fjellheim', bookingId: 'abc', consent }) }
}

function goTo(search: string, pathname = address.pathname) {
  Object.assign(address, { search, pathname })
  steps.dispatchEvent(new Event('currententrychange'))
}

function hide() {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

function follow(origin: string) {
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: new FakeLink(origin) })
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
    '/api/guest/fjellheim/platformStatistics?v=1.0.0',
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
