import { describe, expect, it } from 'vitest'
import type { MarkKind } from './marks.ts'
import { type DayMark, isRoomReady, usedUntil } from './ready.ts'

const TODAY = '2026-11-15'
const YESTERDAY = '2026-11-14'
const DONE = { isInspected: false }
const LOOKED_AT = { isInspected: true }

/** Marks one after another, a minute apart. */
const marked = (day: string, ...kinds: MarkKind[]): DayMark[] =>
  kinds.map((kind, place) => ({
    ...{ id: `${day}-${place}`, kind, day, by: { id: 'a', name: 'Anna' } },
    at: Date.parse(`${day}T09:00:00Z`) + place * 60_000,
  }))

describe('a room is ready', () => {
  it('once it is cleaned, or looked at where the house wants that', () => {
    const done = { usedUntil: TODAY, isLeftOver: false, marks: marked(TODAY, 'started', 'done') }
    const inspected = { usedUntil: TODAY, isLeftOver: false, marks: marked(TODAY, 'done', 'inspected') }
    expect([isRoomReady(done, TODAY, DONE), isRoomReady(done, TODAY, LOOKED_AT)]).toEqual([true, false])
    expect([isRoomReady(inspected, TODAY, DONE), isRoomReady(inspected, TODAY, LOOKED_AT)]).toEqual([
      true,
      true,
    ])
  })

  it('not before, and not again once somebody found it wanting', () => {
    for (const kinds of [
      [],
      ['started'],
      ['done', 'reopened'],
      ['inspected', 'reopened', 'started'],
    ] as MarkKind[][])
      expect(
        isRoomReady({ usedUntil: TODAY, isLeftOver: false, marks: marked(TODAY, ...kinds) }, TODAY, DONE),
        kinds.join(),
      ).toBe(false)
  })

  it('without a mark where nobody slept in it and nobody left it today', () => {
    for (const until of [null, '2026-11-01', YESTERDAY])
      expect(isRoomReady({ usedUntil: until, isLeftOver: false, marks: [] }, TODAY, DONE)).toBe(true)
  })

  it('not where it was left the day before and nobody cleaned it', () => {
    const left = { usedUntil: YESTERDAY, isLeftOver: true, marks: [] }
    expect(isRoomReady(left, TODAY, DONE)).toBe(false)
    expect(isRoomReady({ ...left, marks: marked(TODAY, 'done') }, TODAY, DONE)).toBe(true)
  })

  it('not where its cleaning was begun the day before and never finished', () => {
    const begun = { usedUntil: YESTERDAY, isLeftOver: false, marks: marked(YESTERDAY, 'started') }
    expect(isRoomReady(begun, TODAY, DONE)).toBe(false)
    const finished = { ...begun, marks: [...begun.marks, ...marked(TODAY, 'done')] }
    expect(isRoomReady(finished, TODAY, DONE)).toBe(true)
  })

  it('not by what was marked before its last guest left', () => {
    const stayed = { usedUntil: TODAY, isLeftOver: false, marks: marked(YESTERDAY, 'started', 'done') }
    expect(isRoomReady(stayed, TODAY, DONE)).toBe(false)
  })

  it('whoever is to clean it and whatever is broken', () => {
    const told = { usedUntil: null, isLeftOver: false, marks: marked(TODAY, 'assigned', 'problem') }
    expect(isRoomReady(told, TODAY, LOOKED_AT)).toBe(true)
  })
})

describe('a room was used', () => {
  const stay = { arrival: '2026-11-13', departure: '2026-11-19', leftOn: null }

  it('until today by whoever stays or leaves today', () => {
    expect(usedUntil(stay, TODAY)).toBe(TODAY)
    expect(usedUntil({ ...stay, departure: TODAY }, TODAY)).toBe(TODAY)
  })

  it('until they left, also where they left early or on the day they came', () => {
    expect(usedUntil({ ...stay, departure: YESTERDAY }, TODAY)).toBe(YESTERDAY)
    expect(usedUntil({ ...stay, leftOn: YESTERDAY }, TODAY)).toBe(YESTERDAY)
    expect(usedUntil({ arrival: TODAY, departure: TODAY, leftOn: TODAY }, TODAY)).toBe(TODAY)
  })

  it('not yet by whoever moves in today', () => {
    expect(usedUntil({ ...stay, arrival: TODAY }, TODAY)).toBeNull()
    expect(usedUntil({ ...stay, arrival: '2026-11-16' }, TODAY)).toBeNull()
  })
})
