import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAskedForSecondFactor, openSince } from './forced-second-factor.ts'

const AT = '2026-11-16T10:00:00.000Z'
const EARLIER = '2026-11-01T10:00:00.000Z'
const config = { enabled: true, trialStart: null, trialEnd: null }

it('a module is open since it was switched on, or since the trial that opens it began', () => {
  const module = 'multiFactorAuthentication'
  expect(openSince(module, 'complete', { ...config, enabledAt: AT })).toBe(Date.parse(AT))
  expect(openSince(module, 'essential', { ...config, trialStart: AT })).toBe(Date.parse(AT))
  expect(openSince(module, 'essential', { ...config, enabledAt: EARLIER, trialStart: AT })).toBe(
    Date.parse(AT),
  )
  expect(openSince(module, 'complete', { ...config, trialStart: AT })).toBeNull()
})

it('whoever is signed in when it is forced is asked at the next sign-in, an API client at once', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, moment, (begunAt, forced) => {
      const since = forced.getTime()
      expect(isAskedForSecondFactor({ via: 'cookie', begunAt }, since)).toBe(begunAt >= forced)
      expect(isAskedForSecondFactor({ via: 'bearer', begunAt }, since)).toBe(true)
      expect(isAskedForSecondFactor({ via: 'cookie', begunAt }, null)).toBe(true)
    }),
  )
})
