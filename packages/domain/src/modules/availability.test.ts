import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isModuleAvailable, nextTrialEnd, trialStatus } from './availability.ts'
import { MODULES, PLANS } from './module-names.ts'

const now = new Date('2026-11-15T12:00:00Z')
const trial = (trialStart: string, trialEnd: string, enabled = true) => ({ enabled, trialStart, trialEnd })
const running = trial('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')
const over = trial('2026-10-01T00:00:00Z', '2026-11-15T12:00:00Z')
const bought = { enabled: true, trialStart: null, trialEnd: null }

describe('a module', () => {
  it('has trial status NA, Active or Expired', () => {
    expect(trialStatus(bought, now)).toBe('NA')
    expect(trialStatus(running, now)).toBe('Active')
    expect(trialStatus(over, now)).toBe('Expired')
  })

  it('is available when its flag is on and the plan holds it', () => {
    expect(isModuleAvailable('products', 'essential', bought, now)).toBe(true)
    expect(isModuleAvailable('upselling', 'essential', bought, now)).toBe(false)
    expect(isModuleAvailable('upselling', 'plus', bought, now)).toBe(true)
    expect(isModuleAvailable('messagingSms', 'plus', bought, now)).toBe(false)
    expect(isModuleAvailable('messagingSms', 'complete', bought, now)).toBe(true)
  })

  it('is available on any plan while its trial is active', () => {
    expect(isModuleAvailable('upselling', 'essential', running, now)).toBe(true)
    expect(isModuleAvailable('upselling', 'essential', over, now)).toBe(false)
  })

  it('changes next when the first running trial ends', () => {
    const later = trial('2026-11-01T00:00:00Z', '2026-12-09T00:00:00Z')
    expect(nextTrialEnd({ upselling: later, products: running, automations: over }, now)).toBe(
      Date.parse('2026-12-01T00:00:00Z'),
    )
    expect(nextTrialEnd({ products: bought, automations: over }, now)).toBeNull()
  })

  it('is never available with its flag off or without a configuration', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MODULES), fc.constantFrom(...PLANS), (module, plan) => {
        expect(isModuleAvailable(module, plan, undefined, now)).toBe(false)
        expect(isModuleAvailable(module, plan, { ...running, enabled: false }, now)).toBe(false)
      }),
    )
  })
})
