import type { Take } from '@innkeeper/domain/orders/availability.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import type { orderUpgrades } from '../features/room-upgrades/tables.ts'
import type { dealTotals } from '../features/upselling/tables.ts'
import type { DemoAskedPrice, DemoDeal } from './build-deals.ts'
import type { DemoRoomType } from './build-rooms.ts'

/** What one order took of a day. */
export type DemoPlaces = Take & { orderId: string; isTaken: boolean }
/** A time of a stay that an accepted order moved. */
export type DemoStayTime = {
  orderId: string
  bookingId: string
  stayTime: 'arrival' | 'departure'
  before: string | null
  wanted: string
}
export type DemoUpgradeWay = Omit<typeof orderUpgrades.$inferSelect, 'propertyId'>
export type DemoDealTotal = Omit<typeof dealTotals.$inferSelect, 'propertyId'>

/** What the store and the upgrades of a property sell, and what became of it; the orders stand with the others. */
export type DemoStore = {
  deals: DemoDeal[]
  askedPrices: DemoAskedPrice[]
  roomTypes: DemoRoomType[]
  roomUpgrades: RoomUpgrade[]
  places: DemoPlaces[]
  stayTimes: DemoStayTime[]
  upgradeWays: DemoUpgradeWay[]
  totals: DemoDealTotal[]
}

/** Of a property where nothing was bought yet. */
export const NOTHING_SOLD = {
  places: [],
  stayTimes: [],
  upgradeWays: [],
  totals: [],
} satisfies Partial<DemoStore>
