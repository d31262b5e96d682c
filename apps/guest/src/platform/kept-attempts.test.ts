import { expect, test } from 'vitest'
import { attemptFor } from './attempt.ts'
import { forgetOldAttempts } from './kept-attempts.ts'

const HOUR = 3_600_000

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
    JSON.stringify(attemptFor(null, body, { now: Date.now() - age, newKey: () => 'key' }))
  const device = Object.setPrototypeOf(
    {
      'store-attempt:fjellheim:old': attempt(13 * HOUR),
      'upgrade-attempt:fjellheim:broken:suite': '{',
      'order-attempt:fjellheim': attempt(HOUR),
      'cart:fjellheim': '[]',
    },
    methods,
  ) as Storage
  forgetOldAttempts(() => device)
  expect(Object.keys(device)).toEqual(['order-attempt:fjellheim', 'cart:fjellheim'])
})

test('storage that is switched off keeps nothing, and stops nobody', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => forgetOldAttempts(denied)).not.toThrow()
})
