import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInScope, isSameScope, requestScope } from './request-scope.ts'

const categories = fc.uniqueArray(fc.constantFrom('Food', 'Drinks', 'Spa', 'Parking'))

describe('which requests somebody sees', () => {
  it('the kitchen sees those of its categories, whatever else it is called', () => {
    fc.assert(
      fc.property(categories, categories, (chosen, ordered) => {
        const scope = requestScope({ roles: ['kitchen', 'housekeeping'], categories: chosen })
        expect(isInScope(scope, ordered)).toBe(ordered.some((category) => chosen.includes(category)))
      }),
    )
  })

  it('who handles requests sees them all, also as the kitchen of some', () => {
    const scope = requestScope({ roles: ['kitchen', 'reception'], categories: ['Food'] })
    expect(scope).toBe('all')
    expect(isInScope(scope, [])).toBe(true)
  })

  it('a kitchen for which nobody chose sees nothing', () => {
    expect(isInScope(requestScope({ roles: ['kitchen'], categories: [] }), ['Food', ''])).toBe(false)
  })

  it('two scopes are the same in any order of their categories', () => {
    expect(isSameScope({ categories: ['Food', 'Spa'] }, { categories: ['Spa', 'Food'] })).toBe(true)
    expect(isSameScope({ categories: ['Food'] }, { categories: ['Food', 'Spa'] })).toBe(false)
    expect(isSameScope('all', { categories: [] })).toBe(false)
    expect(isSameScope('all', 'all')).toBe(true)
  })
})
