import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAttemptLimit } from './attempt-limit.ts'

const MINUTE = 60_000

it('refuses the try after the last one allowed and says when to come back', () => {
  let now = 0
  const tries = createAttemptLimit(2, () => now)
  tries.take('a')
  now = 15_000
  tries.take('a')
  expect(tries.isSpent('a')).toBe(true)
  expect(() => tries.take('a')).toThrow(expect.objectContaining({ details: { retryAfterSeconds: 45 } }))
  expect(() => tries.take('b')).not.toThrow()
})

it('never refuses for longer than a minute, whatever was tried', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(MINUTE)), (pauses) => {
      let now = 0
      const tries = createAttemptLimit(3, () => now)
      for (const pause of pauses) {
        now += pause
        try {
          tries.take('a')
        } catch {
          // Refused tries do not lengthen the wait.
        }
      }
      now += MINUTE
      expect(() => tries.take('a')).not.toThrow()
    }),
  )
})

it('asking and giving back remember nobody', () => {
  const tries = createAttemptLimit(1, () => 0)
  tries.take('a')
  for (let key = 0; key < 20_001; key++) {
    tries.isSpent(`asked ${key}`)
    tries.giveBack(`given back ${key}`)
  }
  expect(tries.isSpent('a')).toBe(true)
})

it('a try that succeeded does not count', () => {
  const tries = createAttemptLimit(1, () => 0)
  for (let run = 0; run < 5; run++) {
    tries.take('a')
    tries.giveBack('a')
  }
  expect(tries.isSpent('a')).toBe(false)
})
