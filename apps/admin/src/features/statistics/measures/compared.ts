import type { Factors } from '@innkeeper/domain/statistics/subjects.ts'
import type { Counted } from './measure-change.ts'

/** What was counted in the days and in those beside them, and what it takes to write it. */
export type Compared = { now: Counted; before: Counted; factors: Factors; currency: string }
