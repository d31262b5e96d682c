import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inListOrder, type ListedRoom, urgencyOf } from './list-order.ts'
import { TASK_STATES } from './marks.ts'

const aRoom = (change: Partial<ListedRoom> = {}, code = '1', floor: number | null = 1): ListedRoom => ({
  ...{
    unit: { code, floor },
    isToClean: true,
    departure: null,
    arrival: null,
    task: { state: 'open' },
    ...change,
  },
})
const [out, due] = [true, false].map((isOut) => ({ departure: { isOut, by: '11:00' } })) as [object, object]
const comes = (expected: string | null = null) => ({ arrival: { isHere: false, expected } })
const codes = (rooms: readonly ListedRoom[]) => rooms.map(({ unit }) => unit.code)

const rooms = fc.uniqueArray(
  fc.record({
    unit: fc.record({
      code: fc.integer({ min: 1, max: 400 }).map(String),
      floor: fc.option(fc.integer({ min: -1, max: 4 })),
    }),
    isToClean: fc.boolean(),
    departure: fc.option(fc.record({ isOut: fc.boolean(), by: fc.constant('11:00') })),
    arrival: fc.option(
      fc.record({ isHere: fc.boolean(), expected: fc.option(fc.constantFrom('09:00', '15:00')) }),
    ),
    task: fc.record({ state: fc.constantFrom(...TASK_STATES) }),
  }),
  { selector: ({ unit }) => unit.code, maxLength: 20 },
)

describe('by floor', () => {
  it('rooms stand by floor and number, and those without a floor at the end', () => {
    const listed = [
      ['10', 1],
      ['garden', null],
      ['9', 1],
      ['201', 2],
      ['0', -1],
    ] as const
    const all = listed.map(([code, floor]) => aRoom({}, code, floor))
    expect(codes(inListOrder(all, 'floor'))).toEqual(['0', '9', '10', '201', 'garden'])
  })
})

describe('by urgency', () => {
  it('an empty room that somebody waits for comes first, and what needs nothing last', () => {
    const order: [string, Partial<ListedRoom>][] = [
      ['empty, somebody comes', { ...out, ...comes() }],
      ['taken, somebody comes', { ...due, ...comes() }],
      ['empty', out],
      ['somebody stays', {}],
      ['not left yet', due],
      ['done', { ...out, ...comes(), task: { state: 'done' } }],
      ['nothing to do', { isToClean: false }],
    ]
    const all = order.map(([code, change]) => aRoom(change, code))
    expect(codes(inListOrder([...all].reverse(), 'urgency'))).toEqual(order.map(([code]) => code))
  })

  it('who comes first waits first, and whose hour nobody knows last', () => {
    const all = [comes(null), comes('16:00'), comes('09:30')].map((change, at) => aRoom(change, String(at)))
    expect(codes(inListOrder(all, 'urgency'))).toEqual(['2', '1', '0'])
  })

  it('a guest who is in already hurries nobody', () => {
    expect(urgencyOf(aRoom({ ...out, arrival: { isHere: true, expected: '09:00' } }))).toBe(2)
  })

  it('is never behind a room that is less urgent', () => {
    fc.assert(
      fc.property(rooms, (all) => {
        const ranks = inListOrder(all, 'urgency').map(urgencyOf)
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
      }),
    )
  })
})

it('every room stands in the list once, in the same order whatever order they came in', () => {
  const mixed = rooms.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(mixed, fc.constantFrom('floor' as const, 'urgency' as const), ([all, other], order) => {
      expect(codes(inListOrder(other, order))).toEqual(codes(inListOrder(all, order)))
      expect(codes(inListOrder(all, order)).toSorted()).toEqual(codes(all).toSorted())
    }),
  )
})
