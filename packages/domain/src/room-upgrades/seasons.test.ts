import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../time.ts'
import { seasonProblems } from './seasons.ts'

it('a season ends on the day it begins or later', () => {
  expect(seasonProblems([{ from: '2026-12-24', to: '2026-12-24' }])).toEqual([])
  expect(seasonProblems([{ from: '2026-12-24', to: '2026-12-23' }])).toEqual([0])
})

it('no two seasons hold the same day; the later one is the wrong one', () => {
  const christmas = { from: '2026-12-20', to: '2026-12-27' }
  expect(seasonProblems([christmas, { from: '2026-12-28', to: '2027-01-02' }])).toEqual([])
  expect(seasonProblems([christmas, { from: '2026-12-27', to: '2027-01-02' }])).toEqual([1])
})

it('finds exactly what counting every day finds', () => {
  const season = fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 6 }))
    .map(([from, days]) => ({
      from: addDays('2026-03-20', from),
      to: addDays('2026-03-20', from + days),
    }))
  fc.assert(
    fc.property(fc.array(season, { maxLength: 8 }), (seasons) => {
      const taken = new Set<string>()
      const clashing = seasons.flatMap(({ from, to }, place) => {
        const days: string[] = []
        for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
        const clashes = days.some((day) => taken.has(day))
        for (const day of days) taken.add(day)
        return clashes ? [place] : []
      })
      expect(seasonProblems(seasons)).toEqual(clashing)
    }),
  )
})
