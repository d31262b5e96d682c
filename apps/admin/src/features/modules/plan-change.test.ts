import type { ModuleSubscription, SubscriptionInfo } from '@innkeeper/api/modules.ts'
import { MODULES, PLAN_MODULES, type Plan } from '@innkeeper/domain/modules/module-names.ts'
import { expect, test } from 'vitest'
import { nextTrialEnd } from './api.ts'
import { planChange } from './plan-change.ts'

function infoOf(
  plan: Plan,
  change: Partial<Record<string, Partial<ModuleSubscription>>> = {},
): SubscriptionInfo {
  return {
    plan,
    plans: ['essential', 'plus', 'complete'],
    modules: MODULES.map((module) => ({
      module,
      enabled: true,
      isInPlan: PLAN_MODULES[plan].includes(module),
      isAvailable: PLAN_MODULES[plan].includes(module),
      trialStatus: 'NA',
      trialStart: null,
      trialEnd: null,
      trialDaysLeft: null,
      canStartTrial: false,
      smallestPlan: 'complete',
      ...change[module],
    })),
  }
}

test('a larger plan opens what it adds, except what is switched off', () => {
  const { gained, lost } = planChange(infoOf('plus', { customFonts: { enabled: false } }), 'complete')
  expect(gained).toEqual(['messagingSms', 'multiFactorAuthentication', 'integrations'])
  expect(lost).toEqual([])
})

test('a smaller plan shuts what it lacks, except what is on trial', () => {
  const trial = { isAvailable: true, trialStatus: 'Active' as const, trialEnd: '2026-12-01T00:00:00.000Z' }
  const { gained, lost } = planChange(infoOf('plus', { upselling: trial }), 'essential')
  expect(gained).toEqual([])
  expect(lost).toContain('roomCleaning')
  expect(lost).not.toContain('upselling')
})

test('the next trial to end is the first of the running ones', () => {
  const running = (trialEnd: string) => ({ trialStatus: 'Active' as const, trialEnd })
  const info = infoOf('essential', {
    upselling: running('2026-12-09T00:00:00.000Z'),
    customFonts: running('2026-12-01T00:00:00.000Z'),
    guestFeedback: { trialStatus: 'Expired', trialEnd: '2026-11-01T00:00:00.000Z' },
  })
  expect(nextTrialEnd(info)).toBe(Date.parse('2026-12-01T00:00:00Z'))
  expect(nextTrialEnd(infoOf('plus'))).toBeNull()
})
