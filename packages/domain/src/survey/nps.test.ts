import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCertainChange, npsOf, scoreGroup, scoreGroups } from './nps.ts'

const counts = fc.array(fc.nat(500), { minLength: 11, maxLength: 11 })

describe('the recommendation score', () => {
  it('calls 9 and 10 promoters, 7 and 8 passive, 0 to 6 detractors', () => {
    const groups = Array.from({ length: 11 }, (_, score) => scoreGroup(score))
    expect(groups.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 'detractor'))
    expect(groups.slice(7)).toEqual(['passive', 'passive', 'promoter', 'promoter'])
  })

  it('is promoters less detractors in hundredths, from -100 to 100', () => {
    expect(npsOf({ promoters: 10, passives: 0, detractors: 0 })?.score).toBe(100)
    expect(npsOf({ promoters: 0, passives: 0, detractors: 3 })?.score).toBe(-100)
    expect(npsOf({ promoters: 50, passives: 30, detractors: 20 })).toMatchObject({ score: 30, answers: 100 })
    expect(npsOf({ promoters: 0, passives: 0, detractors: 0 })).toBeNull()
  })

  it('is the same as going through the answers one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 200 }), (scores) => {
        const perScore = Array.from(
          { length: 11 },
          (_, score) => scores.filter((one) => one === score).length,
        )
        const sum = scores.reduce((total, score) => total + (score >= 9 ? 1 : score <= 6 ? -1 : 0), 0)
        expect(npsOf(scoreGroups(perScore))?.score).toBeCloseTo((100 * sum) / scores.length, 9)
      }),
    )
  })

  it('lies within its interval, which lies within -100 and 100 and is narrower with more answers', () => {
    fc.assert(
      fc.property(counts, (perScore) => {
        const groups = scoreGroups(perScore)
        const nps = npsOf(groups)
        if (!nps) return
        expect(nps.low).toBeLessThanOrEqual(nps.score)
        expect(nps.high).toBeGreaterThanOrEqual(nps.score)
        expect(nps.low).toBeGreaterThanOrEqual(-100)
        expect(nps.high).toBeLessThanOrEqual(100)
        const tenfold = npsOf(scoreGroups(perScore.map((count) => count * 10)))
        if (tenfold) expect(tenfold.high - tenfold.low).toBeLessThanOrEqual(nps.high - nps.low + 1e-9)
      }),
    )
  })

  it('goes up when a detractor turns into a promoter', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 6 }), (perScore, low) => {
        const before = perScore.with(low, (perScore[low] ?? 0) + 1)
        const after = perScore.with(10, (perScore[10] ?? 0) + 1)
        expect(npsOf(scoreGroups(after))?.score).toBeGreaterThan(npsOf(scoreGroups(before))?.score ?? 100)
      }),
    )
  })

  it('is not sure of anything after one answer', () => {
    const one = npsOf({ promoters: 1, passives: 0, detractors: 0 })
    expect(one && one.high - one.low).toBeGreaterThan(60)
  })

  it('covers the true score in about 95 of 100 samples', () => {
    // A small generator of our own, so that every run draws the same samples.
    let seed = 7
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const [promoters, detractors, runs] = [0.5, 0.2, 2000]
    let covered = 0
    for (let run = 0; run < runs; run++) {
      const groups = { promoters: 0, passives: 0, detractors: 0 }
      for (let guest = 0; guest < 60; guest++) {
        const drawn = next()
        if (drawn < promoters) groups.promoters++
        else if (drawn < promoters + detractors) groups.detractors++
        else groups.passives++
      }
      const nps = npsOf(groups)
      if (nps && nps.low <= 30 && nps.high >= 30) covered++
    }
    expect(covered / runs).toBeGreaterThan(0.93)
    expect(covered / runs).toBeLessThan(0.97)
  })
})

describe('a change of the score', () => {
  it('is called certain only where the intervals do not touch', () => {
    const good = npsOf({ promoters: 90, passives: 5, detractors: 5 })
    const bad = npsOf({ promoters: 30, passives: 40, detractors: 30 })
    const few = npsOf({ promoters: 3, passives: 1, detractors: 1 })
    expect(isCertainChange(bad, good)).toBe(true)
    expect(isCertainChange(few, good)).toBe(false)
    expect(isCertainChange(null, good)).toBe(false)
  })
})
