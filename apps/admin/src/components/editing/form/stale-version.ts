import { CallError } from '@innkeeper/api/client.ts'
import * as z from 'zod/mini'
import type { FormKind, Versioned } from './form-kind.ts'

/** The version somebody saved meanwhile, when a refusal carries it. */
export function staleVersion<Read extends Versioned, Draft extends object>(
  { stale }: Pick<FormKind<Read, Draft>, 'stale'>,
  error: unknown,
): Read | null {
  if (!(error instanceof CallError) || error.code !== stale.code) return null
  const parsed = z.safeParse(z.object({ current: stale.current }), error.details)
  return parsed.success ? (parsed.data.current as Read) : null
}
