import type { ModuleSubscription } from '@innkeeper/api/modules.ts'
import { expect, test } from 'vitest'
import { moduleState } from './module-state.ts'

test.each([
  [{ enabled: true, isInPlan: true, trialStatus: 'NA' }, 'on'],
  [{ enabled: true, isInPlan: true, trialStatus: 'Expired' }, 'on'],
  [{ enabled: false, isInPlan: true, trialStatus: 'NA' }, 'off'],
  [{ enabled: true, isInPlan: false, trialStatus: 'Active' }, 'trial'],
  [{ enabled: false, isInPlan: false, trialStatus: 'Active' }, 'off'],
  [{ enabled: true, isInPlan: false, trialStatus: 'Expired' }, 'expired'],
  [{ enabled: true, isInPlan: false, trialStatus: 'NA' }, 'notInPlan'],
])('a module with %o is %s', (subscription, expected) => {
  expect(moduleState(subscription as ModuleSubscription)).toBe(expected)
})
