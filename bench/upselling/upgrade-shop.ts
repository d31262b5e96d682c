import { addressOf } from '@innkeeper/api/client.ts'
import { createRoomUpgrade, requestUpgrade, saveRoomUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { createUnitCategory } from '@innkeeper/api/units.ts'
import type { StaffSession } from '../events/staff-session.ts'
import { HOTEL } from '../subject.ts'
import { type BookedStays, NIGHTS } from './booked-stays.ts'

/** As many as staff can write: more than all rounds take of one night. */
const ROOMS = 1000
const PRICE = 45_000

/** What stays of one category can ask for. */
export type UpgradeShop = { upgradeId: string; fromCategoryId: string }

export async function openUpgrades({ call }: StaffSession): Promise<UpgradeShop> {
  const { id: from } = await call(createUnitCategory, { body: { name: 'Measured' } })
  const { id: to } = await call(createUnitCategory, { body: { name: 'Measured and better' } })
  const { upgrade, revision } = await call(createRoomUpgrade, { body: { from, to } })
  await call(saveRoomUpgrade, {
    params: { roomUpgradeId: upgrade.id },
    body: { revision, change: { state: 'active', pricePerNight: PRICE, vatRate: 0, roomsPerNight: ROOMS } },
  })
  return { upgradeId: upgrade.id, fromCategoryId: from }
}

export const askAt = (origin: string, { upgradeId: roomUpgradeId }: UpgradeShop): string =>
  addressOf(requestUpgrade, { params: { hotel: HOTEL, roomUpgradeId } }, origin)

/** A stay asks once, so each request has one of its own. */
export const askBodies = ({ linkKeys }: BookedStays): string[] =>
  linkKeys.map((booking) => JSON.stringify({ booking, total: NIGHTS * PRICE }))
