import { expect, test } from 'vitest'
import { customFields } from './custom-fields.ts'

test('named fields stand in the property’s order, what has lost its name behind them', () => {
  const named = [
    { id: 'diet', name: 'Diet' },
    { id: 'car', name: 'Number plate' },
  ]
  expect(customFields(named, { old: 'x', car: 'EK 12345' })).toEqual([
    { id: 'diet', name: 'Diet', value: '' },
    { id: 'car', name: 'Number plate', value: 'EK 12345' },
    { id: 'old', name: 'old', value: 'x' },
  ])
})
