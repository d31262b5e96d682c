import { expect, test } from 'vitest'
import { boxHref, parseGuestbookPath, pathWithoutModal, searchWithBox } from './address.ts'

test('the address of a guestbook names property, booking and box', () => {
  expect(parseGuestbookPath('/guestbook/fjellheim/abc/wifi')).toEqual({
    hotel: 'fjellheim',
    bookingId: 'abc',
    modal: 'wifi',
  })
  expect(parseGuestbookPath('/welcome')).toBeNull()
})

test.each(['', '/', '/preview', '/PREVIEW', '/Preview/wifi', '/QR', '/qr/wifi', '/%20qr'])(
  'no booking is fetched at /guestbook/fjellheim%s',
  (rest) => {
    expect(parseGuestbookPath(`/guestbook/fjellheim${rest}`)?.bookingId).toBeNull()
  },
)

test('a broken escape in an address does not break the page', () => {
  expect(parseGuestbookPath('/guestbook/fjellheim/%E0%A4%A')?.bookingId).toBe('%E0%A4%A')
})

test('opening a box keeps the rest of the query', () => {
  expect(searchWithBox('?language=2&box=old', 'new')).toBe('?language=2&box=new')
  expect(searchWithBox('?language=2&box=old', null)).toBe('?language=2')
  expect(searchWithBox('?box=old', null)).toBe('')
})

test('the path without its box keeps the booking', () => {
  expect(pathWithoutModal('/guestbook/fjellheim/abc/wifi')).toBe('/guestbook/fjellheim/abc')
  expect(boxHref('a&b')).toBe('?box=a%26b')
})
