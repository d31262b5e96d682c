import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'

type Way = Pick<RoomUpgrade, 'from' | 'to'>

/** Why there can be no upgrade from one category to another; null where there can, or not both are chosen yet. */
export function wayProblem(
  { from, to }: { from: string | null; to: string | null },
  existing: readonly Way[],
): 'same' | 'exists' | null {
  if (from === null || to === null) return null
  if (from === to) return 'same'
  return existing.some((way) => way.from === from && way.to === to) ? 'exists' : null
}
