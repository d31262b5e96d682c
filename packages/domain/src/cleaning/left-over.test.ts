import { expect, test } from 'vitest'
import { isLeftOver } from './left-over.ts'

const TODAY = '2026-11-16'
const left = (
  usedUntil: string | null,
  cleanedOn: string | null,
  houseCleanedOn: string | null = '2026-11-15',
) => isLeftOver({ usedUntil, cleanedOn }, TODAY, houseCleanedOn)

test('a room that was left yesterday and not done since is still to be cleaned', () => {
  expect(left('2026-11-15', null)).toBe(true)
  expect(left('2026-11-15', '2026-11-14')).toBe(true)
  expect(left('2026-11-15', '2026-11-15')).toBe(false)
  expect(left('2026-11-14', '2026-11-15')).toBe(false)
})

test('a room that is left today, or has been empty for long, is none', () => {
  expect(left(TODAY, null)).toBe(false)
  expect(left(null, null)).toBe(false)
})

test('a house that marks nothing leaves nothing over', () => {
  expect(left('2026-11-15', null, null)).toBe(false)
  expect(left('2026-11-15', null, '2026-11-14')).toBe(false)
})
