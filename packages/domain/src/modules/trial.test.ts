import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time.ts'
import { isModuleAvailable, trialStatus } from './availability.ts'
import { MODULES, PLAN_MODULES, PLANS, TRIAL_DAYS } from './module-names.ts'
import { smallestPlanWith, trialDaysLeft, trialPeriod, trialRefusal } from './trial.ts'

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const started = (now: Date) => {
  const { trialStart, trialEnd } = trialPeriod(now)
  return { enabled: true, trialStart: trialStart.toISOString(), trialEnd: trialEnd.toISOString() }
}

describe('a trial', () => {
  it('can be started once per module, and not for what the plan holds', () => {
    const now = new Date('2026-11-15T12:00:00Z')
    expect(trialRefusal('platformStatistics', 'essential', undefined)).toBeNull()
    expect(
      trialRefusal('platformStatistics', 'essential', { enabled: false, trialStart: null, trialEnd: null }),
    ).toBeNull()
    expect(trialRefusal('platformStatistics', 'essential', started(now))).toBe('used')
    expect(trialRefusal('platformStatistics', 'plus', undefined)).toBe('in-plan')
  })

  it('opens the module for 30 days to the millisecond, whatever the plan', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 60 * DAY_MS }),
        fc.constantFrom(...MODULES),
        fc.constantFrom(...PLANS),
        (start, passed, module, plan) => {
          const now = new Date(start.getTime() + passed)
          const isRunning = passed < TRIAL_DAYS * DAY_MS
          expect(trialStatus(started(start), now)).toBe(isRunning ? 'Active' : 'Expired')
          expect(isModuleAvailable(module, plan, started(start), now)).toBe(
            isRunning || PLAN_MODULES[plan].includes(module),
          )
          const left = trialDaysLeft(started(start), now)
          expect(left === null).toBe(!isRunning)
          if (left !== null) expect(left >= 1 && left <= TRIAL_DAYS).toBe(true)
        },
      ),
    )
  })

  it('is an alternative to the smallest plan that holds the module', () => {
    expect(smallestPlanWith('guestbook')).toBe('essential')
    expect(smallestPlanWith('upselling')).toBe('plus')
    expect(smallestPlanWith('messagingSms')).toBe('complete')
  })
})
