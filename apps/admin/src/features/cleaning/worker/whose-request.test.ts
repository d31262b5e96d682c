import { expect, test } from 'vitest'
import { kindOf } from './whose-request.ts'

const ORIGIN = 'https://stay.example'
const PARTS = ['/admin/assets/shell-AbCdEf12.js', '/admin/colour-scheme.js']
const ask = (address: string, more: { method?: string; isNavigation?: boolean } = {}) =>
  kindOf({ url: new URL(address, ORIGIN), method: 'GET', isNavigation: false, ...more }, ORIGIN, PARTS)

test.each(['/admin/cleaning', '/admin/cleaning/', '/admin/cleaning?date=2026-11-19&order=urgency'])(
  'the page opens without a connection at %s',
  (address) => expect(ask(address, { isNavigation: true })).toBe('page'),
)

test.each([
  '/admin',
  '/admin/guests',
  '/admin/cleaning-other',
  '/guestbook/fjellheim',
  '/admin/settings/cleaning',
])('no other page is touched: %s', (address) => expect(ask(address, { isNavigation: true })).toBeNull())

test('the files of the page and who is signed in are answered from what was kept', () => {
  expect(ask('/admin/assets/shell-AbCdEf12.js')).toBe('part')
  expect(ask('/api/hotel/session')).toBe('session')
})

test.each([
  '/admin/assets/editor-AbCdEf12.js',
  '/api/hotel/roomCleaning?date=2026-11-19',
  '/api/hotel/roomCleaning/pictures/abc',
  '/api/hotel/guests',
  'https://elsewhere.example/admin/colour-scheme.js',
])('everything else goes where it always went: %s', (address) => expect(ask(address)).toBeNull())

test('nothing but reading is ever answered', () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(ask('/api/hotel/session', { method })).toBeNull()
    expect(ask('/admin/cleaning', { method, isNavigation: true })).toBeNull()
  }
})
