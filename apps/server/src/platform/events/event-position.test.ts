import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPosition, isAfter, parsePosition } from './event-position.ts'

const positions = fc.record({
  transactionId: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  seq: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
})

test('an event id names one position, whatever its size', () => {
  fc.assert(
    fc.property(positions, (position) => {
      expect(parsePosition(formatPosition(position))).toEqual(position)
    }),
  )
})

test('of two different positions one comes after the other', () => {
  fc.assert(
    fc.property(positions, positions, (a, b) => {
      const isSame = formatPosition(a) === formatPosition(b)
      expect([isAfter(a, b), isAfter(b, a)].filter(Boolean)).toHaveLength(isSame ? 0 : 1)
    }),
  )
})

test('the transaction counts before the number within it', () => {
  expect(isAfter({ transactionId: 10n, seq: 1n }, { transactionId: 9n, seq: 900n })).toBe(true)
  expect(isAfter({ transactionId: 9n, seq: 10n }, { transactionId: 9n, seq: 9n })).toBe(true)
})

test.each(['', '12', '1-2-3', '-1', 'a-b', '1-99999999999999999999', '99999999999999999999-1', "1-1'; --"])(
  'a client cannot pass %j as an event id',
  (id) => {
    expect(parsePosition(id)).toBeNull()
  },
)
