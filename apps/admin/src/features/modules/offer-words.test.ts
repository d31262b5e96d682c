import type { ModuleSubscription } from '@innkeeper/api/modules.ts'
import { expect, test } from 'vitest'
import { offerWords } from './offer-words.ts'

const upselling: ModuleSubscription = {
  module: 'upselling',
  enabled: true,
  isInPlan: false,
  isAvailable: false,
  trialStatus: 'NA',
  trialStart: null,
  trialEnd: null,
  trialDaysLeft: null,
  canStartTrial: true,
  smallestPlan: 'plus',
}

test('an offer says what the reader can do about the module', () => {
  expect(offerWords(upselling, false)).toBe('offer.askOwner')
  expect(offerWords(upselling, true)).toBe('offer.try')
  expect(offerWords({ ...upselling, canStartTrial: false, trialStatus: 'Expired' }, true)).toBe(
    'offer.expired',
  )
  expect(offerWords({ ...upselling, enabled: false, isInPlan: true, canStartTrial: false }, true)).toBe(
    'offer.switchOn',
  )
  expect(offerWords(undefined, true)).toBeNull()
})
