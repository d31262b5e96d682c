import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'

/** What the editor changes of an upgrade: everything but what it is and the way it leads. */
export type UpgradeDraft = Omit<RoomUpgrade, 'id' | 'version' | 'from' | 'to'>

export function draftOf({ upgrade }: StaffUpgrade): UpgradeDraft {
  const { id: _id, version: _version, from: _from, to: _to, ...rest } = upgrade
  return rest
}
