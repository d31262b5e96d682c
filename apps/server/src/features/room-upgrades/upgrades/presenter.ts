import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import type { NightCounts } from '../rooms-in-nights.ts'
import type { StoredUpgrade } from './repository.ts'

/** The nights that staff look ahead. */
export const NIGHTS_AHEAD = 14

export type Ahead = { counts: NightCounts; nights: readonly string[] }

export function presentUpgrade(
  { upgrade, revision, changedBy, changedAt }: StoredUpgrade,
  { counts, nights }: Ahead,
): StaffUpgrade {
  return {
    upgrade,
    nights: nights.map((night) => ({ night, ...counts.of(upgrade.to, night, upgrade.roomsPerNight) })),
    revision,
    changedBy,
    changedAt: changedAt.toISOString(),
  }
}
