import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

describe('a password', () => {
  it('is stored as argon2id at the recommended cost, with a salt of its own', async () => {
    const [first, second] = [await hashPassword('a long sentence'), await hashPassword('a long sentence')]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
    expect(isOutdated(first)).toBe(false)
    expect(await verifyPassword('a long sentence', first)).toBe(true)
    expect(await verifyPassword('a long sentencf', first)).toBe(false)
  })

  it('is the same however its letters were composed', async () => {
    expect(await verifyPassword('A\u030anna fra fjellet', await hashPassword('\u00c5nna fra fjellet'))).toBe(
      true,
    )
  })

  it('of an account made before is still known, and hashed anew at the next sign-in', async () => {
    const earlier =
      '8f3cf613b98182d3088136c401c1e7d8:2b7866169f4626bc5698699ae0b51a6759121ea8865e8494370fac186f08dbbaeb219f7f3ddc90d05f2a95ae4ed28d2ff046db2d453225f09037f39640fed953'
    expect(await verifyPassword('an-earlier-password', earlier)).toBe(true)
    expect(await verifyPassword('another-password', earlier)).toBe(false)
    expect(isOutdated(earlier)).toBe(true)
  })

  it('of nobody is never right', async () => {
    expect(await verifyPassword('', null)).toBe(false)
    expect(await verifyPassword('a long sentence', null)).toBe(false)
  })
})
