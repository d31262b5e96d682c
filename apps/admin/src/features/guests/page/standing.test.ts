import { expect, test } from 'vitest'
import { isWalkIn, standingOf, stayNumber } from './standing.ts'

const TODAY = '2026-11-15'
const stay = {
  state: 'precheckin' as const,
  arrival: TODAY,
  departure: '2026-11-18',
  cancelledAt: null,
  noShowAt: null,
}

test.each([
  ['arrivesToday', {}],
  ['expected', { arrival: '2026-11-16' }],
  ['late', { arrival: '2026-11-14' }],
  ['inHouse', { state: 'checkin' as const }],
  ['leavesToday', { state: 'checkin' as const, arrival: '2026-11-12', departure: TODAY }],
  ['departed', { state: 'checkout' as const }],
  ['cancelled', { cancelledAt: '2026-11-10T10:00:00Z', state: 'checkout' as const }],
  ['noShow', { noShowAt: '2026-11-15T10:00:00Z' }],
])('a stay stands as %s', (standing, change) => {
  expect(standingOf({ ...stay, ...change }, TODAY)).toBe(standing)
})

test('earlier stays are counted, later ones are not', () => {
  const other = { id: 'o', name: 'Sofie', departure: '', unit: null, state: 'checkout' as const }
  const stays = ['2025-01-01', '2026-02-01', '2027-01-01'].map((arrival) => ({ ...other, arrival }))
  expect(stayNumber({ arrival: TODAY, otherStays: stays })).toBe(3)
  expect(stayNumber({ arrival: TODAY, otherStays: stays.slice(2) })).toBeNull()
})

test('who was written down and checked in at once walked in', () => {
  const createdAt = '2026-11-15T14:00:00.000Z'
  expect(isWalkIn({ source: 'staff', createdAt, checkedInAt: '2026-11-15T14:00:00.120Z' })).toBe(true)
  expect(isWalkIn({ source: 'staff', createdAt, checkedInAt: '2026-11-15T16:00:00Z' })).toBe(false)
  expect(isWalkIn({ source: 'staff', createdAt, checkedInAt: null })).toBe(false)
  expect(isWalkIn({ source: 'pms', createdAt, checkedInAt: createdAt })).toBe(false)
})
