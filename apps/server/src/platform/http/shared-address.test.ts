import { expect, test } from 'vitest'
import { sharedAddress } from './shared-address.ts'

const rules = [{ below: '/guestbook/', names: ['language', 'box'], except: /preview|[?&]state/i }]

test.each([
  ['/guestbook/fjord', '/guestbook/fjord'],
  ['/guestbook/fjord?', '/guestbook/fjord'],
  ['/guestbook/fjord?x=1', '/guestbook/fjord'],
  ['/guestbook/fjord?x=2&utm_source=mail&x=3', '/guestbook/fjord'],
  ['/guestbook/fjord?x=1&box=b&language=0', '/guestbook/fjord?box=b&language=0'],
  ['/guestbook/fjord?box=', '/guestbook/fjord?box='],
  ['/guestbook/fjord?box=a&box=b', '/guestbook/fjord?box=a&box=b'],
  ['/guestbook/fjord?Box=a', '/guestbook/fjord'],
  ['/api/guest/fjord/clientData?v=1', '/api/guest/fjord/clientData?v=1'],
])('%s is asked for as %s', (url, address) => {
  expect(sharedAddress(url, rules)).toBe(address)
})

test.each([
  // Of these more is read than the rule says.
  '/guestbook/fjord/preview?token=abc',
  '/guestbook/fjord?state=preview&token=abc',
  '/guestbook/fjord?STATE=preview',
  // Decoded, this is a box.
  '/guestbook/fjord?%62ox=a',
  // Nobody said whether these mean anything.
  '/api/guest/fjord/clientData?x=1',
  '/pages/fjord/walks?x=1',
])('%s is answered anew each time', (url) => {
  expect(sharedAddress(url, rules)).toBeNull()
})
