import { expect, it } from 'vitest'
import { isTokenEnded } from './property-token.ts'

const now = new Date('2026-11-15T11:00:00Z')

it('a token ends at its day, when it is revoked, or never', () => {
  expect(isTokenEnded({ expiresAt: null, revokedAt: null }, now)).toBe(false)
  expect(isTokenEnded({ expiresAt: new Date('2026-11-15T11:00:01Z'), revokedAt: null }, now)).toBe(false)
  expect(isTokenEnded({ expiresAt: now, revokedAt: null }, now)).toBe(true)
  expect(isTokenEnded({ expiresAt: null, revokedAt: now }, now)).toBe(true)
})
