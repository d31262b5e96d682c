import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

describe('a password', () => {
  it('is stored as argon2id at the recommended cost, with a salt of its own', async () => {
    const [first, second] = [
      await hashPassword('a long sentence', 'known'),
      await hashPassword('a long sentence', 'known'),
    ]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
    expect(isOutdated(first)).toBe(false)
    expect(await verifyPassword('a long sentence', first, 'known')).toBe(true)
    expect(await verifyPassword('a long sentencf', first, 'known')).toBe(false)
  })

  it('is the same however its letters were composed', async () => {
    const hash = await hashPassword('\u00c5nna fra fjellet', 'known')
    expect(await verifyPassword('A\u030anna fra fjellet', hash, 'known')).toBe(true)
  })

  it('of an account made before is still known, and hashed anew at the next sign-in', async () => {
    const earlier =
      '8f3cf613b98182d3088136c401c1e7d8:2b7866169f4626bc5698699ae0b51a6759121ea8865e8494370fac186f08dbbaeb219f7f3ddc90d05f2a95ae4ed28d2ff046db2d453225f09037f39640fed953'
    expect(await verifyPassword('an-earlier-password', earlier, 'known')).toBe(true)
    expect(await verifyPassword('another-password', earlier, 'known')).toBe(false)
    expect(isOutdated(earlier)).toBe(true)
  })

  it('of nobody is never right', async () => {
    expect(await verifyPassword('', null, 'known')).toBe(false)
    expect(await verifyPassword('a long sentence', null, 'known')).toBe(false)
  })
})

const outcomeOf = (check: Promise<boolean>) => check.then(String, (error: { code: string }) => error.code)

describe('checks of passwords', () => {
  it('are made one after another; a few strangers wait and the rest is refused', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => outcomeOf(verifyPassword('a guess', null, 'stranger'))),
    )
    // Those of the twenty who wait for longer than three seconds are refused as well.
    const refused = outcomes.filter((outcome) => outcome === 'server/unavailable').length
    expect(refused).toBeGreaterThanOrEqual(19)
    expect(outcomes.slice(0, 2)).toEqual(['false', 'false'])
  })

  it('and hashing for those who are known come before all strangers who wait', async () => {
    const order: string[] = []
    const hash = await hashPassword('a long sentence', 'known')
    const strangers = Array.from({ length: 5 }, () =>
      outcomeOf(verifyPassword('a guess', null, 'stranger')).then(() => order.push('stranger')),
    )
    const known = [
      verifyPassword('a long sentence', hash, 'known').then(() => order.push('known')),
      hashPassword('another sentence', 'known').then(() => order.push('known')),
    ]
    await Promise.all([...strangers, ...known])
    // At most the one who is being checked already comes before them.
    expect(order.slice(0, 3).filter((who) => who === 'known')).toHaveLength(2)
  })
})
