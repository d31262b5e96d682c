import { expect, test } from 'vitest'
import { figureRow, isNotMeasured, ratioRow } from './row.ts'
import { median, percentile } from './statistics.ts'
import { tableOf } from './table.ts'

test('a ratio above its limit is called missed', () => {
  const row = ratioRow({ what: 'CPU', value: 3, baseline: 1.5, unit: 'ms', aim: { atMost: 1.5 } })
  expect(row).toMatchObject({ ratio: '2.00 x', aim: '<= 1.5 x', verdict: 'MISSED' })
})

test('a figure that reaches its aim is called met', () => {
  expect(figureRow({ what: 'ready', value: 2, unit: 's', aim: { atMost: 2 } }).verdict).toBe('met')
  expect(figureRow({ what: 'share', value: 0.7, unit: '', aim: { atLeast: 0.7 } }).verdict).toBe('met')
})

test('a figure without an aim gets no verdict', () => {
  expect(figureRow({ what: 'shift', value: 0, unit: '' })).toMatchObject({ aim: '', verdict: '' })
})

test('a figure that could not be taken counts as missed', () => {
  const row = figureRow({ what: 'LCP', value: Number.NaN, unit: 'ms', aim: { atMost: 1 } })
  expect(row).toMatchObject({ figure: 'not measured ms', verdict: 'MISSED' })
  expect(isNotMeasured(row)).toBe(true)
  expect(isNotMeasured(figureRow({ what: 'LCP', value: 0, unit: 'ms' }))).toBe(false)
})

test('the median of an even number of values lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([9, 1, 5])).toBe(5)
})

test('a percentile is one of the values, whatever their order', () => {
  const values = Array.from({ length: 200 }, (_, at) => 200 - at)
  expect(percentile(values, 0.99)).toBe(198)
  expect(percentile(values, 0.5)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
})

test('a table lines numbers up on the right and leaves out empty columns', () => {
  const rows = [
    figureRow({ what: 'memory', value: 120, unit: 'MB' }),
    figureRow({ what: 'start', value: 1.5, unit: 's' }),
  ]
  expect(tableOf('Start', rows).split('\n')).toEqual([
    '',
    'Start',
    'what    figure',
    '------  ------',
    'memory  120 MB',
    'start   1.50 s',
  ])
})
