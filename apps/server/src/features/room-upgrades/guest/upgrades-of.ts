import type { GuestUpgrade, Upgrades } from '@innkeeper/api/room-upgrades.ts'
import type { BookingState } from '@innkeeper/domain/guests/schema.ts'
import { maskedEmail } from '@innkeeper/domain/messaging/thread-reading.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { isAcceptedAtOnce } from '@innkeeper/domain/room-upgrades/accepted-at-once.ts'
import { freeRooms } from '@innkeeper/domain/room-upgrades/free-rooms.ts'
import { offeredOnce } from '@innkeeper/domain/room-upgrades/offered-once.ts'
import { areNightsOffered, upgradeTotal } from '@innkeeper/domain/room-upgrades/price.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type BookingRow, type GuestService, watchIdOf } from '../../guests/service.ts'
import type { StayOrders } from '../../orders/service.ts'
import type { PropertyService, PropertySnapshot } from '../../properties/service.ts'
import { type AskedUpgrade, findRequestsOfStay } from '../requests/repository.ts'
import { countNights, type NightCounts } from '../rooms-in-nights.ts'
import type { FindOfferedRooms, OfferedRooms } from './offered-rooms.ts'
import { presentRoom } from './present-room.ts'
import { nightsToCome, stayToUpgrade } from './stay-to-upgrade.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  guests: GuestService
  stayOrders: Pick<StayOrders, 'list'>
  offeredRooms: FindOfferedRooms
}

/** A link of a stay; null for a visitor without one. */
export type UpgradesCall = { propertyId: string; linkKey: string | null; language: PropertyLanguage }
type Setting = { snapshot: PropertySnapshot; offered: OfferedRooms; languageIndex: number }

export type UpgradesOf = (call: UpgradesCall) => Promise<Upgrades>

/** The upgrades of a stay with their prices for it, or all there are for nobody known. Throws `booking/unknown`. */
export function createUpgradesOf(deps: Dependencies): UpgradesOf {
  const { db, clock, properties, guests, stayOrders, offeredRooms } = deps

  return async ({ propertyId, linkKey, language }) => {
    const stay = await stayToUpgrade(guests, propertyId, linkKey)
    const [snapshot, offered] = await Promise.all([properties.snapshot(propertyId), offeredRooms(propertyId)])
    const setting: Setting = { snapshot, offered, languageIndex: language.index }
    const { property } = snapshot
    const shared = {
      isOpen: true,
      currency: property.currency,
      language: { code: language.code, index: language.index },
    }
    if (!stay) {
      const today = localTimeAt(clock.now().getTime(), property.timeZone).date
      const upgrades = offeredOnce(offered.upgrades, today).map((one) => withoutStay(one, setting))
      return { ...shared, guest: null, stay: null, own: null, upgrades, requested: null, asked: [] }
    }
    const nights = nightsToCome(stay, clock.now().getTime(), property.timeZone)
    const own = areNightsOffered(nights)
      ? offered.upgrades.filter(({ from }) => from === stay.unitCategoryId)
      : []
    const categoryIds = own.map(({ to }) => to)
    const { counts, asked } = await db.tenant(
      propertyId,
      async (tx) => ({
        counts: await countNights(tx, { propertyId, categoryIds, nights }),
        asked: await findRequestsOfStay(tx, propertyId, stay.id),
      }),
      { readOnly: true },
    )
    const latest = asked.find(({ status }) => status !== 'declined')
    return {
      ...shared,
      guest: { firstName: stay.firstName, email: stay.email && maskedEmail(stay.email) },
      stay: { ...stayTimes(stay, property), firstNight: nights[0] ?? stay.arrival },
      own: stay.unitCategoryId === null ? null : presentRoom(stay.unitCategoryId, setting),
      upgrades: own.map((one) => forStay(one, { nights, counts, state: stay.state }, setting)),
      requested: latest ? await withOrder(latest, { propertyId, stay, language }) : null,
      asked: asked.map(({ upgradeId, watchId }) => ({ upgradeId, watchId })),
    }
  }

  /** The request as everybody with the stay's link sees it. */
  async function withOrder(
    { upgradeId, watchId }: AskedUpgrade,
    { propertyId, stay, language }: { propertyId: string; stay: BookingRow; language: PropertyLanguage },
  ): Promise<Upgrades['requested']> {
    const all = await stayOrders.list({ propertyId, linkKey: stay.linkKey, languageIndex: language.index })
    const order = all.find((one) => one.watchId === watchId)
    return order ? { upgradeId, order } : null
  }
}

function stayTimes(
  { arrival, departure, checkInTime, checkOutTime, linkKey }: BookingRow,
  house: Pick<PropertySnapshot['property'], 'checkInTime' | 'checkOutTime'>,
) {
  return {
    arrival,
    departure,
    checkInTime: checkInTime ?? house.checkInTime,
    checkOutTime: checkOutTime ?? house.checkOutTime,
    watchId: watchIdOf(linkKey),
  }
}

function withoutStay(
  { id, to, pricePerNight, isFrom, isFullyBooked }: ReturnType<typeof offeredOnce>[number],
  setting: Setting,
): GuestUpgrade {
  const room = presentRoom(to, setting)
  const unknown = { stay: null, left: null, isAutomaticallyAccepted: false }
  return { id, room, pricePerNight, isFrom, isFullyBooked, ...unknown }
}

function forStay(
  upgrade: RoomUpgrade,
  { nights, counts, state }: { nights: readonly string[]; counts: NightCounts; state: BookingState },
  setting: Setting,
): GuestUpgrade {
  const { total, perNight, isFrom } = upgradeTotal(upgrade, nights)
  const left = upgrade.isFullyBooked
    ? 0
    : freeRooms(nights.map((night) => counts.of(upgrade.to, night, upgrade.roomsPerNight)))
  return {
    id: upgrade.id,
    room: presentRoom(upgrade.to, setting),
    pricePerNight: perNight,
    isFrom,
    stay: { nights: nights.length, total },
    isFullyBooked: left === 0,
    isAutomaticallyAccepted: isAcceptedAtOnce(upgrade, state),
    left,
  }
}
