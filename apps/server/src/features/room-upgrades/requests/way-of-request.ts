import { nightsStillAsked } from '@innkeeper/domain/room-upgrades/nights-still-asked.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { OrderUpgradeRow } from '../tables.ts'
import { findUpgrades } from '../upgrades/repository.ts'
import type { StayAtHand } from './stay-at-hand.ts'

/** From which room and for which nights; `upgrade` is what it costs by now, where nobody knew that when it was asked for. */
export type Way = { from: string; nights: string[]; upgrade: RoomUpgrade | null }

/**
 * What a stay gets by a request, its own or, where it came without a booking, one that is said to be its own. Null
 * where the stay is another one than it was asked for: of another room, or with nights that nobody asked for.
 */
export async function wayOfRequest(
  tx: Tx,
  wish: OrderUpgradeRow,
  { stay, isItsOwn }: { stay: StayAtHand; isItsOwn: boolean },
): Promise<Way | null> {
  const way = isItsOwn ? wayAsked(wish, stay) : await wayFound(tx, wish, stay)
  return way?.from === stay.categoryId && way.nights.length > 0 ? way : null
}

function wayAsked({ fromCategoryId, nights: asked }: OrderUpgradeRow, stay: StayAtHand): Way | null {
  const nights = nightsStillAsked(asked, stay.nights)
  return nights && { from: fromCategoryId, nights, upgrade: null }
}

/** The upgrade from the room this stay has, to the room that was asked for. */
async function wayFound(
  tx: Tx,
  { propertyId, toCategoryId }: OrderUpgradeRow,
  stay: StayAtHand,
): Promise<Way | null> {
  const all = (await findUpgrades(tx, propertyId)).map(({ upgrade }) => upgrade)
  const upgrade = all.find(({ from, to }) => from === stay.categoryId && to === toCategoryId)
  return upgrade ? { from: upgrade.from, nights: stay.nights, upgrade } : null
}
