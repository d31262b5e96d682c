import type { GuestUpgrade } from '@innkeeper/api/room-upgrades.ts'
import type { UpgradeTranslate } from '@innkeeper/i18n/catalogue-types.ts'

type Writing = { t: UpgradeTranslate; money: (minorUnits: number) => string }
type Priced = Pick<GuestUpgrade, 'pricePerNight' | 'isFrom'>

/** "NOK 450", or "from NOK 450" where the nights differ. */
export function nightlyPrice({ pricePerNight, isFrom }: Priced, { t, money }: Writing): string {
  const price = money(pricePerNight)
  return isFrom ? t('price.from', { price }) : price
}

type Free = Pick<GuestUpgrade, 'isFullyBooked' | 'left' | 'stay'>

/** So few are left that it is worth saying. */
const FEW = 3

export type Availability = { words: string; isFree: boolean }

/** Whether the room can be had on the nights of the stay; null where no nights are known. */
export function availabilityOf(
  { isFullyBooked, left, stay }: Free,
  t: UpgradeTranslate,
): Availability | null {
  if (isFullyBooked) {
    return { words: t(stay ? 'upgrade.fullyBookedNights' : 'upgrade.fullyBooked'), isFree: false }
  }
  if (!stay) return null
  const words =
    left !== null && left <= FEW
      ? t('upgrade.left', { count: left })
      : t('upgrade.free', { count: stay.nights })
  return { words, isFree: true }
}
