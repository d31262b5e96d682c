import { expect, test } from 'vitest'
import { exampleStays } from './example-stays.ts'

test('the example is the coming weekend with the night after it, today where today is Friday', () => {
  expect(exampleStays({ seasons: [] }, '2026-11-18')).toEqual([['2026-11-20', '2026-11-21', '2026-11-22']])
  expect(exampleStays({ seasons: [] }, '2026-11-20')).toEqual([['2026-11-20', '2026-11-21', '2026-11-22']])
  expect(exampleStays({ seasons: [] }, '2026-11-21')[0]?.[0]).toBe('2026-11-27')
})

test('a second one goes into the next season that is still to come', () => {
  const past = { from: '2026-07-01', to: '2026-08-01', price: 1 }
  const christmas = { from: '2026-12-24', to: '2026-12-26', price: 1 }
  const easter = { from: '2027-03-26', to: '2027-03-29', price: 1 }
  expect(exampleStays({ seasons: [easter, past, christmas] }, '2026-11-18')[1]).toEqual([
    '2026-12-23',
    '2026-12-24',
    '2026-12-25',
  ])
})

test('a season that is being typed is no example', () => {
  expect(exampleStays({ seasons: [{ from: '', to: '', price: 1 }] }, '2026-11-18')).toHaveLength(1)
  expect(
    exampleStays({ seasons: [{ from: '2026-12-24', to: '2026-12-20', price: 1 }] }, '2026-11-18'),
  ).toHaveLength(1)
})
