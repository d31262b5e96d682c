import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Audience,
  type AudiencePart,
  type AudienceStay,
  audienceAnswer,
  audienceSchema,
  withoutGuests,
} from './audience.ts'

const TODAY = '2026-11-18'
const stay = (change: Partial<AudienceStay> = {}): AudienceStay => ({
  bookingId: 'a'.repeat(22),
  arrival: '2026-11-17',
  departure: '2026-11-20',
  state: 'checkin',
  isCalledOff: false,
  unitId: 'u'.repeat(22),
  unitCategoryId: 'c'.repeat(22),
  targetGroupIds: [],
  ...change,
})
const only = (...parts: AudiencePart[]): Audience => ({ groups: [{ parts }] })
const answer = (audience: Audience, change: Partial<AudienceStay> = {}) =>
  audienceAnswer(audience, stay(change), TODAY)

describe('whom a message is for', () => {
  it('goes by the day of arrival or departure', () => {
    expect(answer(only({ who: 'arrivals today' }), { arrival: TODAY, state: 'precheckin' })).toBe('in')
    expect(answer(only({ who: 'arrivals today' }))).toBe('out')
    expect(answer(only({ who: 'arrivals tomorrow' }), { arrival: '2026-11-19', state: 'precheckin' })).toBe(
      'in',
    )
    expect(answer(only({ who: 'departures today' }), { departure: TODAY })).toBe('in')
    expect(answer(only({ who: 'departures tomorrow' }), { departure: '2026-11-19' })).toBe('in')
    expect(answer(only({ who: 'departures on date', date: '2026-11-20' }))).toBe('in')
    expect(answer(only({ who: 'arrivals on date', date: '2026-11-17' }))).toBe('in')
  })

  it('reaches those who left by their departure, and says so of those meant by their arrival', () => {
    const left = { state: 'checkout', departure: TODAY } as const
    expect(answer(only({ who: 'departures today' }), left)).toBe('in')
    expect(answer(only({ who: 'arrivals on date', date: '2026-11-17' }), left)).toBe('checked-out')
    expect(answer(only({ who: 'in-house guests' }), left)).toBe('out')
  })

  it('by unit, category or target group it is for those in house', () => {
    const parts: AudiencePart[] = [
      { who: 'units', ids: ['u'.repeat(22)] },
      { who: 'unit categories', ids: ['c'.repeat(22)] },
      { who: 'target groups', ids: ['g'.repeat(22)] },
    ]
    const inGroup = { targetGroupIds: ['g'.repeat(22)] }
    for (const part of parts) {
      expect(answer(only(part), inGroup)).toBe('in')
      expect(answer(only(part), { ...inGroup, state: 'precheckin' })).toBe('out')
      expect(answer(only(part), { ...inGroup, state: 'checkout' })).toBe('out')
    }
    const arriving = { ...inGroup, arrival: TODAY, state: 'precheckin' } as const
    expect(answer(only(...parts, { who: 'arrivals today' }), arriving)).toBe('in')
  })

  it('nobody who cancelled or did not come, and by name it says why', () => {
    expect(answer(only({ who: 'specific guests', ids: [stay().bookingId] }), { isCalledOff: true })).toBe(
      'called-off',
    )
    expect(answer(only({ who: 'arrivals on date', date: '2026-11-17' }), { isCalledOff: true })).toBe('out')
  })

  it('all of one group, any of several', () => {
    const suite: AudiencePart = { who: 'unit categories', ids: ['x'.repeat(22)] }
    expect(answer(only({ who: 'in-house guests' }, suite))).toBe('out')
    expect(answer({ groups: [{ parts: [suite] }, { parts: [{ who: 'in-house guests' }] }] })).toBe('in')
  })

  it('a further group takes nobody away, a further part adds nobody', () => {
    const id = fc.constantFrom('a', 'c', 'u', 'g').map((letter) => letter.repeat(22))
    const date = fc.constantFrom('2026-11-17', TODAY, '2026-11-19', '2026-11-20')
    const part: fc.Arbitrary<AudiencePart> = fc.oneof(
      fc.constantFrom<AudiencePart[]>(
        { who: 'arrivals today' },
        { who: 'departures today' },
        { who: 'departures tomorrow' },
        { who: 'in-house guests' },
      ),
      fc.record({ who: fc.constantFrom('arrivals on date' as const, 'departures on date' as const), date }),
      fc.record({
        who: fc.constantFrom('units' as const, 'unit categories' as const, 'target groups' as const),
        ids: fc.array(id, { minLength: 1, maxLength: 2 }),
      }),
    )
    const group = fc.record({ parts: fc.array(part, { minLength: 1, maxLength: 3 }) })
    const anyStay = fc.record({
      arrival: date,
      departure: date,
      state: fc.constantFrom('precheckin' as const, 'checkin' as const, 'checkout' as const),
      targetGroupIds: fc.array(id, { maxLength: 2 }),
    })
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), group, anyStay, (groups, more, facts) => {
        expect(audienceSchema.safeParse({ groups }).success).toBe(true)
        if (answer({ groups }, facts) === 'in')
          expect(answer({ groups: [...groups, more] }, facts)).toBe('in')
        const [first] = groups
        const timed = first?.parts.some(
          ({ who }) => !['units', 'unit categories', 'target groups'].includes(who),
        )
        const narrowed = { groups: [{ parts: [...(first?.parts ?? []), ...more.parts] }] }
        if (timed && answer(narrowed, facts) !== 'out') {
          expect(answer({ groups: first ? [first] : [] }, facts)).not.toBe('out')
        }
      }),
    )
  })
})

describe('an audience without somebody', () => {
  const specific = (...ids: string[]) => ({ parts: [{ who: 'specific guests' as const, ids }] })
  it('keeps the others, and is none where it meant nobody else', () => {
    expect(withoutGuests({ groups: [specific('a', 'b')] }, ['a'])).toEqual({ groups: [specific('b')] })
    expect(withoutGuests({ groups: [specific('a')] }, ['a'])).toBeNull()
    const inHouse = { parts: [{ who: 'in-house guests' as const }] }
    expect(withoutGuests({ groups: [specific('a'), inHouse] }, ['a'])).toEqual({ groups: [inHouse] })
  })
})
