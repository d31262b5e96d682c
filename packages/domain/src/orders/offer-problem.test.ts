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
const onTheWay = { state: 'precheckin', targetGroups: [] } as const
const inHouse = { state: 'checkin', targetGroups: [] } as const
const departed = { state: 'checkout', targetGroups: [] } as const

describe('what a visitor is not offered', () => {
  it('is gone where no guest can order it', () => {
    const gone = product(['IN_STAY'], { state: 'disabled' })
    expect(offerProblem(gone, [inHouse])).toBe('order/product-unavailable')
    expect(offerProblem(gone, [onTheWay])).toBe('order/product-unavailable')
  })

  it('waits for the check-in where it is for guests in the house', () => {
    expect(offerProblem(product(['IN_STAY']), [onTheWay])).toBe('order/before-check-in')
    expect(offerProblem(product(['IN_STAY']), [inHouse])).toBeNull()
  })

  it('is not for now where its time of the stay is over, or it is for others', () => {
    expect(offerProblem(product(['PRE_STAY']), [inHouse])).toBe('order/not-offered-now')
    expect(offerProblem(product(['PRE_STAY', 'IN_STAY']), [departed])).toBe('order/not-offered-now')
    const made = product(['IN_STAY'])
    const forSuites = { ...made, visibility: { ...made.visibility, targetGroups: ['suites'] } }
    expect(offerProblem(forSuites, [onTheWay])).toBe('order/not-offered-now')
  })
  it('is offered in a preview that stands for several where one of them may order it', () => {
    expect(offerProblem(product(['IN_STAY']), [onTheWay, inHouse])).toBeNull()
    expect(offerProblem(product(['PRE_STAY']), [departed, inHouse])).toBe('order/not-offered-now')
  })
})
