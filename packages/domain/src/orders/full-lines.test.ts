import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Take } from './availability.ts'
import { fullLines } from './full-lines.ts'

const DAY = '2026-12-10'
const take = (subject: string, quantity = 1, places: number | null = 1, slot = ''): Take => ({
  subject,
  day: DAY,
  slot,
  quantity,
  places,
})
const nothingTaken = { of: () => 0 }
const fullOf = (lines: Take[][], taken = nothingTaken) => [
  ...fullLines(
    lines.map((takes, place) => ({ place, takes })),
    taken,
  ).keys(),
]

describe('a cart that wants more than there is', () => {
  test('has the first line that fits; the next of the same has no place', () => {
    expect(fullOf([[take('bed')], [take('bed')]])).toEqual([1])
    expect(fullOf([[take('bed', 1, 2)], [take('bed', 1, 2)]])).toEqual([])
  })

  test('two products of a deal share the deal’s own count', () => {
    const line = (product: string) => [take(product, 1, 9), take('deal/sauna', 1, 1)]
    expect(fullOf([line('towel'), line('robe')])).toEqual([1])
  })

  test('a line that does not fit takes nothing from the next', () => {
    expect(fullOf([[take('bed', 3, 2)], [take('bed', 2, 2)]])).toEqual([0])
    expect(fullOf([[take('bed', 1, 1), take('deal/x', 1, 0)], [take('bed')]])).toEqual([0])
  })

  test('counts what others took, and times apart', () => {
    expect(fullOf([[take('bed')]], { of: () => 1 })).toEqual([0])
    expect(fullOf([[take('sauna', 1, 1, '18:00')], [take('sauna', 1, 1, '20:00')]])).toEqual([])
  })

  test('names the days that are full, each once', () => {
    const night = (day: string, places: number) => ({ ...take('bed', 1, places), day })
    const line = [night('16', 1), night('17', 0), { ...night('17', 0), subject: 'deal/x' }]
    expect(fullLines([{ place: 3, takes: line }], nothingTaken)).toEqual(new Map([[3, ['17']]]))
  })

  test('never looks at what nobody counts', () => {
    expect(fullOf([[take('rooms/double', 9, null)], []])).toEqual([])
  })
})

test('what is left of a cart never takes more than there is, and no line is left out for nothing', () => {
  const lines = fc.array(
    fc.array(
      fc.record({ subject: fc.constantFrom('bed', 'deal/x'), quantity: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 3 },
    ),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(lines, fc.nat(6), fc.nat(3), (wanted, places, before) => {
      const takes = wanted.map((line) =>
        line.map(({ subject, quantity }) => take(subject, quantity, Math.max(places, 1))),
      )
      const full = fullOf(takes, { of: () => before })
      const sumOf = (subject: string, upTo = takes.length) =>
        takes
          .filter((_, place) => place < upTo && !full.includes(place))
          .flat()
          .reduce((sum, one) => (one.subject === subject ? sum + one.quantity : sum), before)
      for (const subject of ['bed', 'deal/x'])
        if (sumOf(subject) > before) expect(sumOf(subject)).toBeLessThanOrEqual(Math.max(places, 1))
      for (const place of full) {
        const own = (subject: string) =>
          takes[place]?.reduce((sum, one) => (one.subject === subject ? sum + one.quantity : sum), 0) ?? 0
        const isOver = ['bed', 'deal/x'].some(
          (subject) => own(subject) > 0 && sumOf(subject, place) + own(subject) > Math.max(places, 1),
        )
        expect(isOver).toBe(true)
      }
    }),
  )
})
