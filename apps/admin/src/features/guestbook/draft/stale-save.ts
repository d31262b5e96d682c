import { CallError } from '@innkeeper/api/client.ts'
import { type StaffCard, staffCardSchema } from '@innkeeper/api/guestbook.ts'
import * as z from 'zod/mini'

/** The version somebody saved meanwhile, when a refusal carries it. */
export function currentCardOf(error: unknown): StaffCard | null {
  if (!(error instanceof CallError) || error.code !== 'guestbook/stale-revision') return null
  const parsed = z.safeParse(z.object({ current: staffCardSchema }), error.details)
  return parsed.success ? parsed.data.current : null
}
