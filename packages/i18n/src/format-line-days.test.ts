import { expect, test } from 'vitest'
import { formatLineDays } from './format-line-days.ts'

test('a day is said with its time', () => {
  expect(formatLineDays(['2026-11-17'], '18:00', 'en-GB')).toBe('Tue 17 Nov, 18:00')
  expect(formatLineDays([], null, 'en-GB')).toBe('')
})

test('single days are listed as the language lists them', () => {
  const days = ['2026-11-16', '2026-11-18']
  expect(formatLineDays(days, '21:00', 'en-GB')).toBe('Mon 16 Nov and Wed 18 Nov, 21:00')
  expect(formatLineDays(days, null, 'da')).toBe('man 16. nov. og ons 18. nov.')
})

test('three days in a row and more are said by the first and the last', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-01']
  expect(formatLineDays(days, null, 'en-GB')).toBe('Sun 29 Nov – Tue 1 Dec')
  expect(formatLineDays(days.slice(0, 2), null, 'en-GB')).toBe('Sun 29 Nov and Mon 30 Nov')
})
