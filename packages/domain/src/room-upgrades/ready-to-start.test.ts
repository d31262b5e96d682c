import { describe, expect, it } from 'vitest'
import { newUpgrade } from './new-upgrade.ts'
import { firstVatRate, isOnOffer, missingToStart } from './ready-to-start.ts'

const WAY = { from: 'D'.repeat(22), to: 'S'.repeat(22) }
const upgrade = newUpgrade('U'.repeat(22), WAY, 1200)

describe('a new upgrade', () => {
  it('begins with the VAT rate of the latest other one that has any', () => {
    expect(firstVatRate([1000, 1200], [2500])).toBe(1000)
    expect(firstVatRate([null, 0, 1200], [2500])).toBe(1200)
  })

  it('else with the one that all products of the stay have, and with none where they differ or there are none', () => {
    expect(firstVatRate([0], [1200, 1200])).toBe(1200)
    expect(firstVatRate([], [1200, 2500])).toBeNull()
    expect(firstVatRate([], [0])).toBeNull()
    expect(firstVatRate([], [0, 1200])).toBeNull()
    expect(firstVatRate([], [])).toBeNull()
  })

  it('is started once it has a price and a VAT rate, which may be none on purpose', () => {
    expect(missingToStart(upgrade)).toBe('price')
    expect(missingToStart({ pricePerNight: 45_000, vatRate: null })).toBe('vat')
    expect(missingToStart({ pricePerNight: 45_000, vatRate: 0 })).toBeNull()
    expect(missingToStart({ pricePerNight: 45_000, vatRate: 1200 })).toBeNull()
  })

  it('is seen by guests once it is active, and never without a VAT rate', () => {
    expect(isOnOffer(upgrade)).toBe(false)
    expect(isOnOffer({ ...upgrade, state: 'active' })).toBe(true)
    expect(isOnOffer({ ...upgrade, state: 'active', vatRate: null })).toBe(false)
  })
})
