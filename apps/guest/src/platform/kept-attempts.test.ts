import { afterEach, expect, test, vi } from 'vitest'
import { attemptFor } from './attempt.ts'
import { forgetOldAttempts, keptAttempts } from './kept-attempts.ts'

const MINUTE = 60_000
afterEach(() => void vi.unstubAllGlobals())

/** As in a browser, what is stored are properties of its own. */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

test('an attempt that is too old to count goes from the device, whosever it was; the rest stays', () => {
  const body = { email: 'astrid@guests.example' }
  const attempt = (age: number) =>
    JSON.stringify(attemptFor(null, { body, cart: null }, { now: Date.now() - age, newKey: () => 'key' }))
  const device = Object.setPrototypeOf(
    {
      'store-attempt:fjellheim:old': attempt(11 * MINUTE),
      'upgrade-attempt:fjellheim:broken:suite': '{',
      'order-attempt:fjellheim': attempt(MINUTE),
      'cart:fjellheim': '[]',
    },
    methods,
  ) as Storage
  forgetOldAttempts(() => device)
  expect(Object.keys(device)).toEqual(['order-attempt:fjellheim', 'cart:fjellheim'])
})

test('the attempts of one property are found, whoever made them', () => {
  const keys = [
    'store-attempt:fjellheim:a',
    'order-attempt:fjellheim:',
    'order-attempt:fjell:a',
    'cart:fjellheim',
  ]
  vi.stubGlobal('localStorage', Object.fromEntries(keys.map((key) => [key, '{}'])))
  expect(keptAttempts('fjellheim')).toEqual(keys.slice(0, 2))
})

test('storage that is switched off keeps nothing, and stops nobody', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => forgetOldAttempts(denied)).not.toThrow()
})
