import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { dealTitle } from '@innkeeper/domain/upselling/deal-words.ts'
import { askedPrices } from '../features/orders/products/tables.ts'
import { orderPlaces, orderStayTimes, placesTaken } from '../features/orders/tables.ts'
import { orderUpgrades, roomTypes, roomUpgrades } from '../features/room-upgrades/tables.ts'
import { deals, dealTotals } from '../features/upselling/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoProperty } from './demo-property.ts'
import type { DemoPlaces, DemoStore } from './store-plan.ts'
import { writeRows } from './write-rows.ts'

/** Small rows, of which a year has thousands. */
const TOTALS_AT_ONCE = 2000

/** What is sold before the arrival and what was taken of it, once the orders are there. */
export async function writeStore(
  tx: Tx,
  { property }: Pick<DemoProperty, 'property'>,
  store: DemoStore,
  now: Date,
): Promise<void> {
  const { propertyId, localization, currency } = property
  const owned = <Row extends object>(row: Row) => ({ propertyId, ...row })
  const defaultIndex = defaultLanguage(localization)?.index ?? 0
  await writeRows(
    tx,
    deals,
    store.deals.map(({ deal }, nth) => ({
      propertyId,
      id: deal.id,
      place: nth + 1,
      state: deal.state,
      name: dealTitle(deal, defaultIndex),
      data: deal,
      changedAt: now,
      createdAt: now,
    })),
  )
  await writeRows(
    tx,
    askedPrices,
    store.askedPrices.map((price) => ({ propertyId, currency, ...price })),
  )
  await writeRows(
    tx,
    roomTypes,
    store.roomTypes.map(({ categoryId, type }) => ({ propertyId, categoryId, data: type, revision: 1 })),
  )
  await writeRows(
    tx,
    roomUpgrades,
    store.roomUpgrades.map((upgrade, nth) => ({
      propertyId,
      id: upgrade.id,
      place: nth + 1,
      state: upgrade.state,
      fromCategoryId: upgrade.from,
      toCategoryId: upgrade.to,
      isFullyBooked: upgrade.isFullyBooked,
      data: upgrade,
      changedAt: now,
      createdAt: now,
    })),
  )
  await writeRows(tx, orderPlaces, store.places.map(owned))
  await writeRows(tx, placesTaken, takenOf(store.places).map(owned))
  await writeRows(tx, orderStayTimes, store.stayTimes.map(owned))
  await writeRows(tx, orderUpgrades, store.upgradeWays.map(owned))
  await writeRows(tx, dealTotals, store.totals.map(owned), TOTALS_AT_ONCE)
}

/** The counts that the orders come to, as the database keeps them when each takes its places. */
function takenOf(places: readonly DemoPlaces[]) {
  const taken = new Map<string, { subject: string; day: string; slot: string; taken: number }>()
  for (const { subject, day, slot, quantity, isTaken } of places) {
    const key = `${subject} ${day} ${slot}`
    const before = taken.get(key)?.taken ?? 0
    taken.set(key, { subject, day, slot, taken: before + (isTaken ? quantity : 0) })
  }
  return [...taken.values()]
}
