import type { SubscriptionInfo } from '@innkeeper/api/modules.ts'
import { expect, test } from 'vitest'
import { endingTrials } from './ending-trials.ts'

test('trials of the last week are told, the first to end first, unless the plan holds the module by now', () => {
  const modules = [
    { module: 'upselling', isInPlan: false, trialDaysLeft: 7 },
    { module: 'customFonts', isInPlan: false, trialDaysLeft: 1 },
    { module: 'integrations', isInPlan: false, trialDaysLeft: 8 },
    { module: 'guestFeedback', isInPlan: true, trialDaysLeft: 2 },
    { module: 'automations', isInPlan: false, trialDaysLeft: null },
  ]
  expect(endingTrials({ modules } as SubscriptionInfo)).toEqual([
    { module: 'customFonts', days: 1 },
    { module: 'upselling', days: 7 },
  ])
})
