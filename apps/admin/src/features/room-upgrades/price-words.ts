import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import type { AdminTranslate } from '../../platform/texts.ts'
import { weekdayNames } from '../../platform/weekday-names.ts'

type Prices = Pick<RoomUpgrade, 'weekdayPrices' | 'seasons'>

/** Nights that hotels price together, by the place of their weekday. */
const WEEKENDS = ['4,5', '5,6', '4,5,6']

/** "weekend 550, 2 seasons": what differs from the usual price, in a few words. */
export function otherPrices(t: AdminTranslate, prices: Prices, amount: (price: number) => string): string {
  const byPrice = new Map<number, number[]>()
  for (const [day, price] of prices.weekdayPrices.entries()) {
    if (price !== null) byPrice.set(price, [...(byPrice.get(price) ?? []), day])
  }
  const names = weekdayNames('short')
  const weekdays = [...byPrice].map(([price, days]) => {
    const when = WEEKENDS.includes(days.join(','))
      ? t('roomUpgrades.weekend')
      : days.map((day) => names[day]).join(', ')
    return t('roomUpgrades.priceWhen', { when, price: amount(price) })
  })
  const seasons =
    prices.seasons.length > 0 ? [t('roomUpgrades.seasonCount', { count: prices.seasons.length })] : []
  return [...weekdays, ...seasons].join(', ')
}
