import { describe, expect, it } from 'vitest'
import {
  customPageOf,
  dataKey,
  isGuestbookOf,
  kindOf,
  pageKey,
  propertyOf,
  startingPoint,
} from './whose-request.ts'

const ORIGIN = 'https://stay.example'
const ask = (address: string, more: { method?: string; isNavigation?: boolean } = {}) =>
  kindOf({ url: new URL(address, ORIGIN), method: 'GET', isNavigation: false, ...more }, ORIGIN)
const open = (address: string) => ask(address, { isNavigation: true })

describe('the worker', () => {
  it.each([
    '/guestbook/fjellheim',
    '/guestbook/fjellheim/',
    '/guestbook/fjellheim/abc?box=1',
    '/guestbook/fjellheim/abc/box1',
    '/guestbook/fjellheim/%ff',
    '/pages/fjellheim/menu',
  ])('keeps the page %s', (address) => {
    expect(open(address)).toBe('page')
  })

  it.each(['/order/fjellheim', '/order/fjellheim/confirmation/abc?payment=left'])(
    'leads from %s to the guestbook while there is no connection, and keeps nothing of it',
    (address) => {
      expect(open(address)).toBe('order')
      expect(startingPoint(new URL(address, ORIGIN)).hotel).toBe('fjellheim')
    },
  )

  it.each([
    '/welcome',
    '/guestbook',
    '/privacy',
    '/survey/fjellheim?templateId=x',
    '/mobile/fjellheim',
    '/x',
  ])('answers for %s while there is no connection, and keeps nothing of it', (address) => {
    expect(open(address)).toBe('unkept')
  })

  it.each([
    '/admin',
    '/admin/guests',
    '/guestbook/fjellheim/preview?states=qr',
    '/guestbook/fjellheim/PREVIEW/box',
    '/guestbook/fjellheim/%70review',
    '/guestbook/fjellheim?state=preview&unit=204',
    '/guestbook/fjellheim/abc?state=x&state=Preview',
    '/api/docs',
  ])('leaves the page %s alone', (address) => {
    expect(open(address)).toBeNull()
  })

  it.each([
    ['/api/guest/fjellheim/clientData', 'data'],
    ['/api/guest/fjellheim/guestbook?booking=abc&language=1', 'data'],
    ['/api/guest/fjellheim/bookings/abc?language=0', 'data'],
    ['/api/guest/fjellheim/bookings/abc/orders?language=0', 'data'],
    ['/api/guest/fjellheim/bookings/abc/cleaning', 'data'],
    ['/api/guest/fjellheim/products?booking=abc&language=0', 'data'],
    ['/api/guest/fjellheim/htmlbuilder/templates/walks?language=0&v=1.0.0', 'template'],
    ['/media/fjellheim/p1/800.avif', 'picture'],
    ['/media/fjellheim/p1/upright-50-800.avif', 'picture'],
    ['/assets-guest/entry-browser-X0lGeGuW.js', 'part'],
    ['/font-files/inter-latin-wght-Dx4kXJAlDx4k.woff2', 'part'],
    [`/fonts/fjellheim/own/${'a'.repeat(22)}-${'b'.repeat(43)}.woff2`, 'part'],
  ])('takes %s as %s', (address, kind) => {
    expect(ask(address)).toBe(kind)
  })

  it.each([
    '/api/guest/fjellheim/live?after=1',
    '/api/guest/fjellheim/guestbook?states=qr',
    '/api/guest/fjellheim/products?language=0&preview=token',
    '/api/guest/fjellheim/htmlbuilder/stay',
    '/api/guest/fjellheim/orders/abc',
    '/api/guest/fjellheim/orders/abc/receipt',
    '/api/hotel/guests',
    '/api/account/state',
    '/admin/assets/index-AbCdEf12.js',
    '/assets-guest/favicon.svg',
    '/assets-guest/src/app/entry-browser.tsx',
    '/version.txt',
    '/service-worker.js',
    'https://elsewhere.example/guestbook/fjellheim',
    'https://elsewhere.example/media/fjellheim/p1/800.avif',
  ])('leaves %s alone', (address) => {
    expect(ask(address)).toBeNull()
  })

  it('never touches anything but reading', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      expect(ask('/api/guest/fjellheim/clientData', { method })).toBeNull()
      expect(ask('/guestbook/fjellheim', { method, isNavigation: true })).toBeNull()
    }
  })
})

describe('the address a page is kept under', () => {
  const keyOf = (address: string) => pageKey(new URL(address, ORIGIN))

  it('is the same with any box open and in any language', () => {
    for (const address of ['?box=1', '?language=2&box=', '/box1', '/box1?box=', '/'])
      expect(keyOf(`/guestbook/fjellheim/abc${address}`)).toBe(`${ORIGIN}/guestbook/fjellheim/abc`)
  })

  it('is another for every property and every booking', () => {
    const ids = ['a', 'b', 'A', 'a-b', 'a_b', 'qr', 'guestbook', '%C3%A6']
    const addresses = ids.flatMap((hotel) => [
      `/guestbook/${hotel}`,
      ...ids.map((booking) => `/guestbook/${hotel}/${booking}`),
    ])
    expect(new Set(addresses.map(keyOf)).size).toBe(addresses.length)
  })
})

describe('an app started without a connection', () => {
  it('opens a guestbook of the property it was installed for', () => {
    expect(isGuestbookOf(`${ORIGIN}/guestbook/fjellheim/abc`, 'fjellheim')).toBe(true)
    expect(isGuestbookOf(`${ORIGIN}/guestbook/fjellheim/abc`, null)).toBe(true)
    expect(isGuestbookOf(`${ORIGIN}/guestbook/havnehuset`, 'fjellheim')).toBe(false)
    expect(isGuestbookOf(`${ORIGIN}/pages/fjellheim/menu`, 'fjellheim')).toBe(false)
  })

  it.each([
    ['/', { hotel: null, search: '' }],
    ['/?hotel=fjellheim', { hotel: 'fjellheim', search: '' }],
    ['/return/fjellheim', { hotel: 'fjellheim', search: '' }],
    ['/return/fjellheim?box=a%26b&x=1', { hotel: 'fjellheim', search: '?box=a%26b' }],
    ['/products/fjellheim/a%26b?l=lobby', { hotel: 'fjellheim', search: '?box=a%26b' }],
    ['/voucher/fjellheim/abc/', { hotel: 'fjellheim', search: '?box=abc' }],
  ])('from %s finds its way back', (address, expected) => {
    expect(open(address)).toBe('start')
    expect(startingPoint(new URL(address, ORIGIN))).toEqual(expected)
  })
})

it.each([
  ['/guestbook/fjellheim/abc?box=x', 'fjellheim'],
  ['/pages/havnehuset/walks', 'havnehuset'],
  ['/order/fjellheim/confirmation/1', 'fjellheim'],
  ['/products/fjellheim/abc', 'fjellheim'],
  ['/room-upgrades/fjellheim/room/1', 'fjellheim'],
  ['/?hotel=fjellheim', 'fjellheim'],
  ['/', null],
  ['/welcome', null],
])('%s is a page of %s', (address, hotel) => {
  expect(propertyOf(new URL(address, 'https://inn.example'))).toBe(hotel)
})

it('an answer is kept under the same address whichever version of the app asked', () => {
  const asked = new URL('https://inn.example/api/guest/fjellheim/bookings/a?language=1&v=1.0.0%2Ba')
  expect(dataKey(asked)).toBe('https://inn.example/api/guest/fjellheim/bookings/a?language=1')
  expect(kindOf({ url: asked, method: 'GET', isNavigation: false }, 'https://inn.example')).toBe('data')
})

it.each([
  ['/api/guest/fjellheim/htmlbuilder/templates/walks?language=0', '/pages/fjellheim/walks'],
  ['/pages/fjellheim/walks?language=1', '/pages/fjellheim/walks'],
  ['/pages/fjellheim/walks/', '/pages/fjellheim/walks'],
])('%s is about the copy of %s', (address, page) => {
  expect(customPageOf(new URL(address, ORIGIN))).toBe(ORIGIN + page)
})

it.each(['/guestbook/fjellheim/abc', '/api/guest/fjellheim/guestbook', '/pages/fjellheim'])(
  '%s is about no page of the HTML builder',
  (address) => expect(customPageOf(new URL(address, ORIGIN))).toBeNull(),
)
