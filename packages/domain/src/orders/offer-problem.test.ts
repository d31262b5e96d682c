import { describe, expect, it } from 'vitest'
import type { GuestJourney } from './constants.ts'
import { newProduct } from './new-product.ts'
import { offerProblem } from './offer-problem.ts'
import type { Product } from './product-schema.ts'

const product = (journeys: GuestJourney[], change: Partial<Product> = {}): Product => {
  const made = newProduct('p'.repeat(22))
  const visibility = { ...made.visibility, guestJourney: journeys }
  return { ...made, state: 'enabled', visibility, ...change }
}
const anybody = { targetGroups: [] }

describe('what a visitor is not offered', () => {
  it('is gone where no guest can order it', () => {
    const gone = product(['IN_STAY'], { state: 'disabled' })
    expect(offerProblem(gone, anybody, 'IN_STAY')).toBe('order/product-unavailable')
    expect(offerProblem(gone, anybody, 'PRE_STAY')).toBe('order/product-unavailable')
  })

  it('waits for the check-in where it is for guests in the house', () => {
    expect(offerProblem(product(['IN_STAY']), anybody, 'PRE_STAY')).toBe('order/before-check-in')
    expect(offerProblem(product(['IN_STAY']), anybody, 'IN_STAY')).toBeNull()
  })

  it('is not for now where its time of the stay is over, or it is for others', () => {
    expect(offerProblem(product(['PRE_STAY']), anybody, 'IN_STAY')).toBe('order/not-offered-now')
    expect(offerProblem(product(['PRE_STAY', 'IN_STAY']), anybody, 'POST_STAY')).toBe('order/not-offered-now')
    const made = product(['IN_STAY'])
    const forSuites = { ...made, visibility: { ...made.visibility, targetGroups: ['suites'] } }
    expect(offerProblem(forSuites, anybody, 'PRE_STAY')).toBe('order/not-offered-now')
  })
})
