import type { troubleSchema } from '@innkeeper/api/integrations.ts'
import type * as z from 'zod/mini'
import { PmsError, type PmsFailure } from '../../platform/pms/port.ts'

/** Why something with the other system did not go well, as staff read it. */
export type Trouble = z.infer<typeof troubleSchema>

export function troubleOf({ failure, said }: { failure: PmsFailure; said: string | null }): Trouble {
  return { failure, said }
}

/** What the other system did; whatever else is wrong is ours, and not told as if it were theirs. */
export function pmsErrorOf(error: unknown): PmsError {
  if (error instanceof PmsError) return error
  throw error
}
