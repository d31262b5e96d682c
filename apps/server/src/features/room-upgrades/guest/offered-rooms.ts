import { isOnOffer } from '@innkeeper/domain/room-upgrades/ready-to-start.ts'
import type { RoomType, UpgradeWithVat } from '@innkeeper/domain/room-upgrades/schema.ts'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import { findPictures, type PictureFacts } from '../../media/service.ts'
import { findRoomTypes } from '../types/repository.ts'
import { findUpgrades } from '../upgrades/repository.ts'

/** What all guests of a property share: the upgrades they can ask for, and how each category looks. */
export type OfferedRooms = {
  /** Active ones, in the order staff put them. */
  upgrades: readonly UpgradeWithVat[]
  types: ReadonlyMap<string, RoomType>
  pictures: ReadonlyMap<string, PictureFacts>
}

export type FindOfferedRooms = (propertyId: string) => Promise<OfferedRooms>

/** Safety net below the events that drop it. */
const OFFERED_MS = 60_000
const MAX_PROPERTIES = 500

type Dependencies = { db: Database; clock: Clock; hub: EventHub }

export function createOfferedRooms({ db, clock, hub }: Dependencies): FindOfferedRooms {
  const kept = createPropertyCache<OfferedRooms>({
    hub,
    clock,
    maxEntries: MAX_PROPERTIES,
    dropOn: ['roomUpgrade.changed', 'media.changed', 'property.changed'],
  })
  return (propertyId) =>
    kept.get([propertyId], async () => ({
      value: await db.tenant(propertyId, (tx) => load(tx, propertyId), { readOnly: true }),
      validUntil: clock.now().getTime() + OFFERED_MS,
    }))
}

async function load(tx: Tx, propertyId: string): Promise<OfferedRooms> {
  const stored = await findUpgrades(tx, propertyId)
  const types = new Map([...(await findRoomTypes(tx, propertyId))].map(([id, { type }]) => [id, type]))
  const pictures = [...types.values()].flatMap((type) => type.pictures)
  return {
    upgrades: stored.map(({ upgrade }) => upgrade).filter(isOnOffer),
    types,
    pictures: await findPictures(tx, propertyId, pictures),
  }
}
