import type { UpgradeUnits } from '@innkeeper/api/room-upgrades.ts'
import { upgradeTotal } from '@innkeeper/domain/room-upgrades/price.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { countNights } from '../rooms-in-nights.ts'
import type { OrderUpgradeRow } from '../tables.ts'
import { totalOfNights } from './rows-of-request.ts'
import { type StayAtHand, stayProblem } from './stay-at-hand.ts'
import { wayOfRequest } from './way-of-request.ts'

/** What accepting a request would mean for a stay, before anybody does. */
export async function whatItMeans(
  tx: Tx,
  wish: OrderUpgradeRow,
  asked: { stay: StayAtHand; isItsOwn: boolean },
): Promise<UpgradeUnits['stay']> {
  const { stay } = asked
  const way = await wayOfRequest(tx, wish, asked)
  const nights = way?.nights ?? []
  const refusal =
    stayProblem(stay)?.code ??
    (way ? null : 'upgrade/stay-changed') ??
    ((await isFullIn(tx, wish, nights)) ? 'upgrade/fully-booked' : null)
  const total = way?.upgrade
    ? upgradeTotal(way.upgrade, nights).total
    : await totalOfNights(tx, { propertyId: wish.propertyId, id: wish.orderId }, nights)
  return { nights, total, needsUnit: stay.isInHouse, refusal }
}

/** Whether bookings have all rooms of the category in one of the nights; rooms that nobody wrote down are not counted. */
async function isFullIn(
  tx: Tx,
  { propertyId, toCategoryId }: OrderUpgradeRow,
  nights: readonly string[],
): Promise<boolean> {
  const counts = await countNights(tx, { propertyId, categoryIds: [toCategoryId], nights })
  return (
    counts.areUnitsKnown(toCategoryId) && nights.some((night) => counts.unbooked(toCategoryId, night) < 1)
  )
}
