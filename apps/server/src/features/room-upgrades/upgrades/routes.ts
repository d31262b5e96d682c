import {
  createRoomUpgrade,
  deleteRoomUpgrade,
  listRoomUpgrades,
  orderRoomUpgrades,
  saveRoomUpgrade,
} from '@innkeeper/api/room-upgrades.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, writeAfter } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { UpgradeService } from './service.ts'

type Services = { db: Database; clock: Clock; properties: PropertyService; upgrades: UpgradeService }

/** What staff do with room upgrades. */
export function upgradeHandlers({ db, clock, properties, upgrades }: Services): Handler[] {
  const todayIn = async ({ propertyId }: { propertyId: string }): Promise<string> => {
    const { property } = await properties.snapshot(propertyId)
    return localTimeAt(clock.now().getTime(), property.timeZone).date
  }

  return [
    read(listRoomUpgrades, async ({ propertyId }) => {
      const today = await todayIn({ propertyId })
      const items = await db.tenant(propertyId, (tx) => upgrades.list(tx, propertyId, today), {
        readOnly: true,
      })
      return { items }
    }),
    writeAfter(createRoomUpgrade, todayIn, ({ staff, body }, tx, today) =>
      upgrades.create(tx, staff, body, today),
    ),
    writeAfter(saveRoomUpgrade, todayIn, ({ staff, params, body }, tx, today) =>
      upgrades.save(tx, staff, { id: params.roomUpgradeId, ...body }, today),
    ),
    writeAfter(deleteRoomUpgrade, todayIn, async ({ staff, params }, tx) => {
      await upgrades.remove(tx, staff, params.roomUpgradeId)
      return {}
    }),
    writeAfter(orderRoomUpgrades, todayIn, async ({ staff, body }, tx, today) => ({
      items: await upgrades.order(tx, staff, body.upgradeIds, today),
    })),
  ]
}
