import * as z from 'zod/mini'
import type { UnsavedDraftPort } from '../form/unsaved-draft.ts'

const keptSchema = z.object({
  amount: z.nullable(z.int().check(z.gte(0))),
  /** What stood there before it was typed. */
  before: z.nullable(z.int()),
})

/** An amount that was typed and not meant yet, as this browser stores it: what is no amount leaves the last one there. */
export function keepAmount(
  port: Pick<UnsavedDraftPort, 'write'>,
  amount: number | null,
  before: number | null,
): void {
  const kept = { amount, before }
  if (z.safeParse(keptSchema, kept).success) port.write(kept)
}

/** What was typed before the page was loaded again; nothing where what stands there was changed since. */
export function keptAmount(
  port: Pick<UnsavedDraftPort, 'read'>,
  now: number | null,
): { amount: number | null } | null {
  const parsed = z.safeParse(keptSchema, port.read())
  if (!parsed.success) return null
  const { amount, before } = parsed.data
  return before === now && amount !== now ? { amount } : null
}
