import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasPlaceForAdult, peopleByLinkMax } from './people-limit.ts'

it.each([
  [2, 4],
  [0, 3],
  [null, 10],
  [100, 40],
])('of %s adults %s people register by link', (adults, people) => {
  expect(peopleByLinkMax(adults)).toBe(people)
})

it('other adults never take the place of the booking’s guest', () => {
  fc.assert(
    fc.property(fc.option(fc.nat(60)), fc.nat(60), (adults, others) => {
      if (hasPlaceForAdult(adults, others)) expect(others + 2).toBeLessThanOrEqual(peopleByLinkMax(adults))
    }),
  )
})
