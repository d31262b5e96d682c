import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'

/** The steps of the funnel, each of those of the one before. */
export const FUNNEL_STEPS = ['shown', 'opened', 'inCart', 'requested', 'accepted'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
export type FunnelRow = {
  step: FunnelStep
  count: number
  /** Of the step before, in whole percent; null for the first, and where nobody was there. */
  percent: number | null
  /** Of the largest step, to draw it. */
  share: number
}

/** What went on from step to step. A request may come from a cart of another day, so a step can hold more than the one before. */
export function funnelOf(total: Pick<UpsellingStatistics['total'], FunnelStep>): FunnelRow[] {
  const largest = Math.max(0, ...FUNNEL_STEPS.map((step) => total[step]))
  return FUNNEL_STEPS.map((step, place) => {
    const before = FUNNEL_STEPS[place - 1]
    return {
      step,
      count: total[step],
      percent:
        before === undefined || total[before] === 0 ? null : Math.round((total[step] / total[before]) * 100),
      share: largest === 0 ? 0 : total[step] / largest,
    }
  })
}

/** Whether anything happened with deals or upgrades in the period. */
export function isEmpty({ total, upgrades }: UpsellingStatistics): boolean {
  return FUNNEL_STEPS.every((step) => total[step] === 0) && upgrades.requested === 0
}
