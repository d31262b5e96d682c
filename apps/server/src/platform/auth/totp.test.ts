import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/authenticator.ts'
import { base32, matchCode, newTotpSecret, otpauthUri, stepAt, totpCode } from './totp.ts'

/** RFC 6238, appendix B, the rows of SHA-1: seconds and the code of 8 digits. */
const RFC_VECTORS: [number, string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
]
const RFC_SECRET = Buffer.from('12345678901234567890')

describe('a one-time code', () => {
  it.each(RFC_VECTORS)('is that of RFC 6238 at %i seconds', (seconds, code) => {
    expect(totpCode(RFC_SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
  })

  it('is what an authenticator app shows for the QR code', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 20, maxLength: 20 }),
        fc.integer({ min: 0, max: 20_000_000_000 }),
        async (bytes, seconds) => {
          const secret = Buffer.from(bytes)
          const at = new Date(seconds * 1000)
          const uri = otpauthUri(secret, 'anna@staff.example')
          expect(totpCode(secret, stepAt(at))).toBe(await codeOf(uri, at))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('counts a step early and late, is told as too old for a while, then is wrong', () => {
    const secret = newTotpSecret()
    const now = new Date('2026-11-15T11:00:00Z')
    const kindAt = (steps: number) => matchCode(secret, totpCode(secret, stepAt(now) + steps), now).kind
    expect([1, 0, -1].map(kindAt)).toEqual(['valid', 'valid', 'valid'])
    expect(kindAt(-2)).toBe('expired')
    expect(kindAt(-10)).toBe('expired')
    expect([2, -11].map(kindAt)).toEqual(['wrong', 'wrong'])
    expect(matchCode(secret, '', now).kind).toBe('wrong')
  })
})

describe('a secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written in base32 as in RFC 4648', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written)
  })

  it('names the account in the QR code, whatever letters it has', () => {
    const uri = new URL(otpauthUri(newTotpSecret(), 'søren+x@staff.example'))
    expect(decodeURIComponent(uri.pathname)).toContain('Innkeeper:søren+x@staff.example')
    expect(uri.searchParams.get('issuer')).toBe('Innkeeper')
  })
})
