import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClientTooOld, withVersion } from './client-version.ts'

const release = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999))
const written = (parts: readonly number[], build = '+0a1b2c3d4e') => `${parts.join('.')}${build}`

describe('the client version', () => {
  it.each([
    ['0.5.9+0a1b2c3d4e', '0.6.0', true],
    ['0.6.0+0a1b2c3d4e', '0.6.0', false],
    ['0.10.0', '0.9.9', false],
    ['1.9.9+x', '2.0.0', true],
    ['2.0.0-next', '2.0.0', false],
  ])('%s against %s is too old: %s', (version, oldest, isOld) => {
    expect(isClientTooOld(version, oldest)).toBe(isOld)
  })

  it.each(['', 'unknown', 'development', 'test', 'v1', '1', '1.2', '999999999.0.0', '1.2.x'])(
    'that is none of ours (%s) passes',
    (version) => expect(isClientTooOld(version, '999.0.0')).toBe(false),
  )

  it('is too old exactly when it comes before', () => {
    fc.assert(
      fc.property(release, release, (client, oldest) => {
        const isBefore =
          client[0] * 1e6 + client[1] * 1e3 + client[2] < oldest[0] * 1e6 + oldest[1] * 1e3 + oldest[2]
        expect(isClientTooOld(written(client), written(oldest, ''))).toBe(isBefore)
      }),
    )
  })

  it('stands in an address with or without a query', () => {
    expect(withVersion('/api/x', '1.0.0+a b')).toBe('/api/x?v=1.0.0%2Ba%20b')
    expect(withVersion('/api/x?language=1', '1.0.0')).toBe('/api/x?language=1&v=1.0.0')
  })
})
