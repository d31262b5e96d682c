import { CallError } from '@innkeeper/api/client.ts'
import * as z from 'zod/mini'

const detailsSchema = z.object({ reached: z.int() })

/** How many people are meant now, where the server asks about them again; null for any other refusal. */
export function peopleNow(error: unknown): number | null {
  if (!(error instanceof CallError) || error.code !== 'message/confirm-people') return null
  const details = z.safeParse(detailsSchema, error.details)
  return details.success ? details.data.reached : null
}
