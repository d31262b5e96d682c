import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { DemoDeal } from '../../build-deals.ts'
import type { DemoOrder } from '../../order-plan.ts'
import { diceFrom } from '../../seeded-random.ts'
import type { DemoDealTotal } from '../../store-plan.ts'
import { FJELLHEIM } from '../property.ts'
import { cameFromOn } from './came-from.ts'
import { DAYS_OF_YEAR } from './past-purchases.ts'
import { busyOn } from './season.ts'

const STEPS = ['shown', 'opened', 'in cart'] as const
/** Of ten guests so many agree to be counted. */
const AGREED_OF_TEN = 6
/** Who look at the store for each degree of how busy the house is. */
const ARRIVALS = 2

/** What guests looked at in a year: never fewer than went on to the next step, and to their request. */
export function dealTotalsOf(
  now: number,
  deals: readonly DemoDeal[],
  orders: readonly DemoOrder[],
): DemoDealTotal[] {
  const dice = diceFrom(1951)
  const { timeZone } = FJELLHEIM
  const today = localTimeAt(now, timeZone).date
  const requested = Map.groupBy(
    orders.flatMap(({ order, lines }) => {
      const { date } = localTimeAt(order.placedAt.getTime(), timeZone)
      return lines.flatMap(({ dealId }) => (dealId === null ? [] : [`${date} ${dealId}`]))
    }),
    (key) => key,
  )
  const onSale = deals.filter(({ deal }) => deal.state === 'active')
  return Array.from({ length: DAYS_OF_YEAR + 1 }, (_, nth) => addDays(today, nth - DAYS_OF_YEAR)).flatMap(
    (day) =>
      onSale.flatMap(({ deal, liking }): DemoDealTotal[] => {
        const asked = requested.get(`${day} ${deal.id}`)?.length ?? 0
        const looked = dice.between(0, busyOn(day) * ARRIVALS)
        const opened = Math.floor((looked * liking * dice.between(3, 7)) / 100)
        const inCart = Math.max(asked, Math.floor((opened * dice.between(0, 7)) / 10))
        const counts = [Math.max(looked, opened, inCart), Math.max(opened, inCart), inCart]
        const cameFrom = cameFromOn(day, deal.id)
        return STEPS.flatMap((step, place) => {
          const count = counts[place] ?? 0
          const guests = Math.floor((count * AGREED_OF_TEN) / 10)
          return count === 0 ? [] : [{ day, dealId: deal.id, cameFrom, step, guests, count }]
        })
      }),
  )
}
