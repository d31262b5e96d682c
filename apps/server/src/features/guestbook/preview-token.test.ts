import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePreviewToken, sessionOfToken } from './preview-token.ts'

const SECRET = 'only-for-tests-0123456789-0123456789'
const NOW = Date.parse('2026-11-15T11:00:00Z')
const LATER = NOW + 3_600_000
const SESSION = 'S'.repeat(22)
const token = makePreviewToken(SECRET, { propertyId: 'fjellheim', sessionId: SESSION }, LATER)
const isValid = (given: string, { secret = SECRET, propertyId = 'fjellheim', now = NOW } = {}) =>
  sessionOfToken(given, secret, propertyId, now) !== null

test('a preview token opens the previews of its property until it ends', () => {
  expect(isValid(token)).toBe(true)
  expect(isValid(token, { now: LATER - 1 })).toBe(true)
  expect(isValid(token, { now: LATER })).toBe(false)
})

test('a preview token names the session it was made in, and no other can be put in its place', () => {
  expect(sessionOfToken(token, SECRET, 'fjellheim', NOW)).toBe(SESSION)
  expect(isValid(token.replace(SESSION, 'T'.repeat(22)))).toBe(false)
  expect(isValid(token.replace(`.${SESSION}`, ''))).toBe(false)
})

test('a preview token of another property or another installation is none', () => {
  expect(isValid(token, { propertyId: 'havnehuset' })).toBe(false)
  expect(isValid(token.replace('fjellheim', 'havnehuset'), { propertyId: 'havnehuset' })).toBe(false)
  expect(isValid(token, { secret: `${SECRET}x` })).toBe(false)
})

test('a preview token whose end was moved is none', () => {
  const [property, session, , signature] = token.split('.')
  const moved = `${property}.${session}.${(LATER + 1).toString(36)}.${signature}`
  expect(isValid(moved)).toBe(false)
})

test('no other text is a preview token', () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (place, letter) => {
      const changed = token.slice(0, place) + letter + token.slice(place + 1)
      // The last letter of a signature carries spare bits; only a true change of the bytes counts.
      const isSame = changed === token || Buffer.from(changed.slice(-43), 'base64url').equals(signatureBytes)
      if (!isSame || changed.slice(0, -43) !== token.slice(0, -43)) expect(isValid(changed)).toBe(false)
    }),
  )
  for (const text of ['', '.', '..', 'fjellheim', `${token}.`, 'a'.repeat(10_000), 'fjellheim.zz.']) {
    expect(isValid(text)).toBe(false)
  }
})

const signatureBytes = Buffer.from(token.slice(-43), 'base64url')
