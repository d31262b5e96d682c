import { describe, expect, test } from 'vitest'
import { compareOutside, fieldsToWrite, statusOf } from './outside-change.ts'

describe('what another system says of a booking', () => {
  const before = { firstName: 'Sofie', phone: '+46 1', rateCode: 'FLEX' }

  test('is taken over where nobody changed it here', () => {
    const change = compareOutside({ firstName: 'Sofia', phone: '+46 1' }, { ...before }, before)
    expect(change).toEqual({ taken: ['firstName'], byHand: [] })
  })

  test('does not undo what was changed here: it repeats itself, or says something new', () => {
    const current = { ...before, phone: '+46 2', rateCode: 'SAVER' }
    const change = compareOutside({ phone: '+46 1', rateCode: 'CONF' }, current, before)
    expect(change.byHand).toEqual([
      { field: 'phone', isNews: false },
      { field: 'rateCode', isNews: true },
    ])
    expect(fieldsToWrite(change, 'keep')).toEqual([])
    expect(fieldsToWrite(change, 'take')).toEqual(['phone', 'rateCode'])
    expect(fieldsToWrite(change, 'take news')).toEqual(['rateCode'])
  })

  test('of a booking made here is all against what was written by hand, unless it agrees', () => {
    const change = compareOutside({ firstName: 'Sofie', phone: '+46 9' }, before, null)
    expect(change).toEqual({ taken: [], byHand: [{ field: 'phone', isNews: false }] })
  })

  test('compares custom fields by what is in them', () => {
    const custom = { guestCustom: { diet: 'vegan', car: 'AB 123' } }
    expect(compareOutside({ guestCustom: { car: 'AB 123', diet: 'vegan' } }, custom, custom).taken).toEqual(
      [],
    )
    expect(compareOutside({ guestCustom: { diet: 'none' } }, custom, custom).taken).toEqual(['guestCustom'])
  })
})

test('a booking stands where its state and its end say', () => {
  const booking = { state: 'checkin' as const, cancelledAt: null, noShowAt: null }
  expect(statusOf(booking)).toBe('in house')
  expect(statusOf({ ...booking, state: 'precheckin' })).toBe('expected')
  expect(statusOf({ ...booking, state: 'checkout' })).toBe('departed')
  expect(statusOf({ ...booking, cancelledAt: new Date(0) })).toBe('cancelled')
  expect(statusOf({ ...booking, noShowAt: new Date(0) })).toBe('no-show')
})
