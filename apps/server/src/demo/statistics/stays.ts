import { type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import type { StatisticsHabit } from '../statistics-plan.ts'
import type { DemoDay } from './days.ts'
import { about, diceOf, shareOut } from './share-out.ts'

/** Of those who arrive, more register before they do as the year goes on; a few others do at the desk. */
export function registrationOf(propertyId: string, { date, arrivals, sinceBegin }: DemoDay): Counts {
  const dice = diceOf(propertyId, 'registration', date)
  const before = Math.min(arrivals, about(arrivals * (0.38 + 0.38 * sinceBegin), dice))
  const registered = Math.min(arrivals, before + about((arrivals - before) * 0.6, dice))
  return { arrivals, before, registered }
}

/** Those who stay another night choose; rooms that are left or stayed in without a choice are cleaned. */
export function cleaningOf(
  propertyId: string,
  { date, inHouse, arrivals, departures, sinceBegin }: DemoDay,
  { cleaners }: StatisticsHabit,
): Counts {
  const dice = diceOf(propertyId, 'cleaning', date)
  const staying = Math.max(0, inHouse - arrivals)
  const skipped = Math.min(staying, about(staying * (0.16 + 0.2 * sinceBegin), dice))
  const requested = Math.min(staying - skipped, about(staying * 0.22, dice))
  const done = departures + staying - skipped
  const rows = Object.entries(shareOut(done, cleaners, dice)).map(([who, count]) => [
    partKey('done', 'person', who),
    count,
  ])
  return { skipped, requested, done, problems: dice.between(0, 9) < 2 ? 1 : 0, ...Object.fromEntries(rows) }
}

/** Vouchers are redeemed by some of those in house, each card by as many as it is wanted. */
export function vouchersOf(
  propertyId: string,
  { date, inHouse }: DemoDay,
  cardIds: readonly string[],
): Counts {
  const dice = diceOf(propertyId, 'vouchers', date)
  const redeemed = about(inHouse * 0.05, dice)
  const weights = Object.fromEntries(cardIds.map((id, place) => [id, 10 - Math.min(place, 9)]))
  const rows = Object.entries(shareOut(redeemed, weights, dice)).map(([card, count]) => [
    partKey('redeemed', 'voucher', card),
    count,
  ])
  return rows.length === 0 ? {} : { redeemed, ...Object.fromEntries(rows) }
}
