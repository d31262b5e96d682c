import { isPeriod } from '@innkeeper/domain/statistics/period.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { describe, expect, test } from 'vitest'
import { lenientSearch } from '../../../platform/lenient-search.ts'
import { surveyResponsesSearchSchema } from '../responses/responses-search.ts'
import { sampleResults } from '../responses/sample-response.ts'
import { comparedPeriod } from './compared-period.ts'
import { resultsAsked } from './results-asked.ts'
import { bandPath, linePath, marksFor, stepDays, trendShape } from './trend/trend-shape.ts'

const TODAY = '2026-11-15'

describe('what the address asks for', () => {
  test('the last 90 days against the 90 before, unless it says otherwise', () => {
    expect(resultsAsked({}, TODAY)).toEqual({
      ...{ from: '2026-08-18', to: TODAY },
      ...{ compareFrom: '2026-05-20', compareTo: '2026-08-17' },
    })
    expect(resultsAsked({ period: 'year', compare: 'nothing', language: 'sv' }, TODAY)).toEqual({
      ...{ from: '2026-01-01', to: TODAY, language: 'sv' },
    })
  })

  test('a wrong address still opens the page', () => {
    const read = lenientSearch(surveyResponsesSearchSchema)
    const wrong = { view: 'all', period: 'ever', from: 'soon', category: '<b>', language: 'x', show: 'none' }
    expect(read(wrong)).toEqual({})
  })
})

describe('the compared days', () => {
  test('the same days of last year, the 29th of February becoming the 28th', () => {
    expect(comparedPeriod({ from: '2026-08-18', to: TODAY }, 'last year')).toEqual({
      ...{ from: '2025-08-18', to: '2025-11-15' },
    })
    expect(comparedPeriod({ from: '2024-02-29', to: '2024-03-01' }, 'last year')).toEqual({
      ...{ from: '2023-02-28', to: '2023-03-01' },
    })
    expect(comparedPeriod({ from: TODAY, to: TODAY }, 'nothing')).toBeNull()
  })

  test('whatever the period, the server is asked for days it answers', () => {
    for (let day = 0; day < 1500; day += 7) {
      const to = addDays('2023-01-01', day)
      for (const days of [0, 27, 364, 365]) {
        const period = { from: addDays(to, -days), to }
        for (const compared of ['before', 'last year'] as const) {
          const before = comparedPeriod(period, compared)
          expect(before && isPeriod(before)).toBe(true)
          expect(before && before.to < period.to).toBe(true)
        }
      }
    }
  })
})

describe('the line of the trend', () => {
  const { points } = sampleResults().trend
  const size = { width: 500, height: 250 }

  test('holds every range between its numbers, with nothing drawn outside', () => {
    const { runs, marks } = trendShape(points, size)
    expect(marks.map(({ score }) => score)).toEqual([-25, 0, 25, 50, 75, 100])
    for (const { x, top, y, bottom } of runs.flat()) {
      expect(top).toBeLessThan(y)
      expect(y).toBeLessThan(bottom)
      for (const [place, most] of [
        [x, size.width],
        [top, size.height],
        [bottom, size.height],
      ] as const) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(most)
      }
    }
  })

  test('a step without answers breaks the line instead of being drawn as nought', () => {
    const { runs } = trendShape(points, size)
    expect(runs.map((run) => run.map(({ from }) => from))).toEqual([['2026-10-26'], ['2026-11-09']])
  })

  test('the band goes along the highs and back along the lows', () => {
    const at = (x: number) => ({ ...points[0]!, nps: points[0]!.nps!, x, y: 5, top: 1, bottom: 9 })
    expect(bandPath([at(0), at(10)])).toBe('M0 1L10 1L10 9L0 9Z')
    expect(linePath([at(0), at(10)])).toBe('M0 5L10 5')
  })

  test('one alone stands in the middle, and scores of one height still have numbers', () => {
    const [only] = trendShape(points.slice(0, 1), size).runs.flat()
    expect(only?.x).toBeGreaterThan(200)
    expect(only?.x).toBeLessThan(300)
    const nought = { from: TODAY, responses: 1, nps: { score: 0, low: 0, high: 0, answers: 1 } }
    expect(marksFor([nought])).toEqual([0, 25])
  })

  test('names below it never touch', () => {
    const many = Array.from({ length: 31 }, (_, day) => ({ ...points[0]!, from: addDays('2026-10-01', day) }))
    for (const width of [260, 500, 1200]) {
      const xs = trendShape(many, { width, height: 250 }).names.map(({ x }) => x)
      expect(xs.length).toBeGreaterThan(2)
      for (const [at, x] of xs.slice(1).entries()) expect(x - xs[at]!).toBeGreaterThan(55)
    }
  })

  test('the first and last step are the days of them that lie in the period', () => {
    expect(stepDays(points, { from: '2026-10-28', to: TODAY })).toEqual([
      { from: '2026-10-28', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: TODAY },
    ])
  })
})
