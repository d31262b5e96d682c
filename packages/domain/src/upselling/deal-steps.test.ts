import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEAL_STEPS_COUNTED, type DealStep, furtherStep, stepsToCount } from './deal-steps.ts'

it('a step counts those before it, each once', () => {
  expect(stepsToCount('in cart', null)).toEqual(['shown', 'opened', 'in cart'])
  expect(stepsToCount('in cart', 'shown')).toEqual(['opened', 'in cart'])
  expect(stepsToCount('shown', 'shown')).toEqual([])
  expect(stepsToCount('shown', 'in cart')).toEqual([])
})

it('whatever the order of the steps of a stay, each is counted once and none without the one before', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...DEAL_STEPS_COUNTED)), (made) => {
      const counted: DealStep[] = []
      let reached: DealStep | null = null
      for (const step of made) {
        counted.push(...stepsToCount(step, reached))
        reached = reached === null ? step : furtherStep(reached, step)
        expect(counted).toEqual(DEAL_STEPS_COUNTED.slice(0, DEAL_STEPS_COUNTED.indexOf(reached) + 1))
      }
    }),
  )
})
