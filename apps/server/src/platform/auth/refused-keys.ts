/** Another node may have given a try back meanwhile, so the database is asked again, which then only reads. */
const ASKED_AGAIN_MS = 2000
const MAX_KEYS = 20_000

type Refusal = { until: number; askAgainAt: number }

export type RefusedKeys = {
  /** Until when the key is spent; 0 where the database has to be asked. */
  until(key: string): number
  remember(key: string, until: number): void
  forget(keys: readonly string[]): void
}

/** What the database said is spent: whoever goes on trying costs this node a look into its memory. */
export function createRefusedKeys(now: () => number): RefusedKeys {
  const refusals = new Map<string, Refusal>()
  return {
    until(key) {
      const known = refusals.get(key)
      return known && now() < Math.min(known.until, known.askAgainAt) ? known.until : 0
    },
    remember(key, until) {
      refusals.delete(key)
      refusals.set(key, { until, askAgainAt: now() + ASKED_AGAIN_MS })
      if (refusals.size > MAX_KEYS) refusals.delete(refusals.keys().next().value ?? '')
    },
    forget(keys) {
      for (const key of keys) refusals.delete(key)
    },
  }
}
