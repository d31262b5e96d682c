import { expect, it } from 'vitest'
import { createRefusedKeys } from './refused-keys.ts'

it('a key is known to be spent for two seconds, then the database is asked again', () => {
  let now = 0
  const refused = createRefusedKeys(() => now)
  expect(refused.until('a')).toBe(0)
  refused.remember('a', 60_000)
  now = 1999
  expect(refused.until('a')).toBe(60_000)
  now = 2000
  expect(refused.until('a')).toBe(0)
})

it('not beyond its end, and not once a try was given back', () => {
  let now = 0
  const refused = createRefusedKeys(() => now)
  refused.remember('a', 500)
  refused.remember('b', 60_000)
  refused.forget(['b'])
  now = 500
  expect([refused.until('a'), refused.until('b')]).toEqual([0, 0])
})

it('remembers so many keys and no more: the oldest go', () => {
  const refused = createRefusedKeys(() => 0)
  for (let key = 0; key <= 20_000; key++) refused.remember(`${key}`, 60_000)
  expect([refused.until('0'), refused.until('1'), refused.until('20000')]).toEqual([0, 60_000, 60_000])
})
