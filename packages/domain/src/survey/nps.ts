import { PASSIVE_FROM, PROMOTER_FROM } from './constants.ts'

export type ScoreGroup = 'promoter' | 'passive' | 'detractor'

/** Who a guest is by their score (product: section 8). */
export function scoreGroup(score: number): ScoreGroup {
  if (score >= PROMOTER_FROM) return 'promoter'
  return score >= PASSIVE_FROM ? 'passive' : 'detractor'
}

export type ScoreGroups = { promoters: number; passives: number; detractors: number }

/** How many of each, from how often each score was given; `counts` begins with 0. */
export function scoreGroups(counts: readonly number[]): ScoreGroups {
  const groups = { promoters: 0, passives: 0, detractors: 0 }
  counts.forEach((count, score) => {
    groups[`${scoreGroup(score)}s`] += count
  })
  return groups
}

/** The score from -100 to 100, and between which values it lies in 95 of 100 cases. */
export type Nps = { score: number; low: number; high: number; answers: number }

const Z_95 = 1.959964

/**
 * Promoters less detractors, in hundredths. The interval is the adjusted Wald: three answers are added to those that
 * came, so that a handful of guests of one mind is not taken for certainty. Null without answers.
 */
export function npsOf({ promoters, passives, detractors }: ScoreGroups): Nps | null {
  const answers = promoters + passives + detractors
  if (answers === 0) return null
  const score = (100 * (promoters - detractors)) / answers
  const all = answers + 3
  const [up, down] = [(promoters + 0.75) / all, (detractors + 0.75) / all]
  const middle = up - down
  const margin = Z_95 * Math.sqrt((up + down - middle * middle) / all)
  const within = (value: number) => Math.min(100, Math.max(-100, value * 100))
  return {
    score,
    low: Math.min(score, within(middle - margin)),
    high: Math.max(score, within(middle + margin)),
    answers,
  }
}

/** Whether the difference of two scores is more than chance would make: their intervals do not touch. */
export function isCertainChange(before: Nps | null, now: Nps | null): boolean {
  return before !== null && now !== null && (before.high < now.low || now.high < before.low)
}
