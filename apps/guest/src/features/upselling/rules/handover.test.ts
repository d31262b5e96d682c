import { expect, test } from 'vitest'
import { handoverOf } from './handover.ts'

test('what can be brought is brought, and one service charge with it; the rest is fetched or handed over by nobody', () => {
  const [brought, fetched, neither] = [['delivery' as const], ['pickup' as const], []]
  const of = (...methods: ('delivery' | 'pickup')[][]) =>
    handoverOf(methods.map((deliveryMethod) => ({ deliveryMethod })))
  expect(of(fetched, brought)).toBe('delivery')
  expect(of(fetched, neither)).toBe('pickup')
  expect(of(neither)).toBeNull()
  expect(of()).toBeNull()
})
