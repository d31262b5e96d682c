import type { countsSchema } from '@innkeeper/api/integrations.ts'
import type * as z from 'zod/mini'

/** What became of reservations. */
export type Counts = z.infer<typeof countsSchema>
export type Outcome = keyof Counts

export const NONE: Counts = { created: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 }

export function addOutcomes(counts: Counts, outcomes: readonly Outcome[]): Counts {
  const sum = { ...counts }
  for (const outcome of outcomes) sum[outcome] += 1
  return sum
}
