import { describe, expect, it } from 'vitest'
import { roomThere, saysEarlierRoom, saysRoom } from './room-change.ts'

const mapping = {
  units: { t101: 'u101', t501: 'u501', tOld: 'u101b', tTwin: 'u101b', tFree: null },
  categories: { tDouble: 'double', tSuite: 'suite', tSuiteSea: 'suite', tGone: null },
}
const units = [
  { id: 't101', categoryId: 'tDouble' },
  { id: 't501', categoryId: 'tSuiteSea' },
]
const there = (categoryId: string, unitId: string | null = null) =>
  roomThere({ categoryId, unitId }, { mapping, units })

describe('a room there', () => {
  it('is the one that was matched with ours', () => {
    expect(there('double')).toEqual({ categoryId: 'tDouble', unitId: null })
    expect(there('double', 'u101')).toEqual({ categoryId: 'tDouble', unitId: 't101' })
  })

  it('is none where nothing, or more than one, was matched', () => {
    expect(there('loft')).toBe('no such category')
    expect(there('suite')).toBe('no such category')
    expect(there('double', 'u999')).toBe('no such unit')
    expect(there('double', 'u101b')).toBe('no such unit')
  })

  it('of several categories is the one its unit is in', () => {
    expect(there('suite', 'u501')).toEqual({ categoryId: 'tSuiteSea', unitId: 't501' })
    expect(there('suite', 'u101')).toBe('no such category')
  })
})

describe('what a reservation says of its room', () => {
  const [before, after] = [{ updatedAt: '2026-11-15T10:00:00Z' }, { updatedAt: '2026-11-15T12:00:00Z' }]
  const changedAt = new Date('2026-11-15T12:00:00Z')

  it('is from before our change until that is there, and where it was written earlier', () => {
    expect(saysEarlierRoom(after, { state: 'trying', changedAt: null })).toBe(true)
    expect(saysEarlierRoom(before, { state: 'done', changedAt })).toBe(true)
  })

  it('is news after our change, after a refusal, and where nothing was changed', () => {
    expect(saysEarlierRoom(after, { state: 'done', changedAt })).toBe(false)
    expect(saysEarlierRoom(before, { state: 'refused', changedAt: null })).toBe(false)
    expect(saysEarlierRoom(before, null)).toBe(false)
  })

  it('is ours where category and chosen unit are the same', () => {
    const room = { categoryId: 'suite', unitId: 'u501' }
    expect(saysRoom({ unitCategoryId: 'suite', unitId: 'u501' }, room)).toBe(true)
    expect(saysRoom({ unitCategoryId: 'suite', unitId: null }, room)).toBe(false)
    expect(saysRoom({ unitCategoryId: 'suite', unitId: 'u7' }, { ...room, unitId: null })).toBe(true)
    expect(saysRoom({ unitCategoryId: 'double' }, { ...room, unitId: null })).toBe(false)
    expect(saysRoom(null, room)).toBe(false)
  })
})
