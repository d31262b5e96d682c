import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInstalledFrom } from './installed-from.ts'

test('a start from the home screen returns to a guestbook, with or without a booking', () => {
  expect(isInstalledFrom('/guestbook/fjellheim')).toBe(true)
  expect(isInstalledFrom('/guestbook/fjellheim/AAAAAAAAAAAAAAAAAAAAAA')).toBe(true)
  expect(isInstalledFrom('/guestbook/fjellheim/qr/')).toBe(true)
})

test.each([
  '',
  '/',
  '/admin',
  '/guestbook',
  '/guestbook/',
  '//evil.example/guestbook/fjellheim',
  'https://evil.example/guestbook/fjellheim',
  'javascript:alert(1)',
  '/guestbook/../admin',
  '/guestbook/fjellheim/../../admin',
  '/guestbook/fjellheim?x=1',
  '/guestbook/fjellheim\n',
  '/guestbook/%2e%2e/x',
])('%j is no address to return to', (path) => {
  expect(isInstalledFrom(path)).toBe(false)
})

test('whatever is stored, a start stays on a plain path below /guestbook/', () => {
  const stored = fc.oneof(
    fc.string().map((rest) => `//${rest}`),
    fc.string().map((rest) => `/guestbook/${rest}`),
    fc.string().map((rest) => `/guestbook/fjellheim/${rest}`),
  )
  fc.assert(
    fc.property(stored, (path) => {
      if (!isInstalledFrom(path)) return
      expect(path.startsWith('/guestbook/')).toBe(true)
      expect(path).not.toMatch(/[.:?#%\\\s]|\/\//)
    }),
  )
})
