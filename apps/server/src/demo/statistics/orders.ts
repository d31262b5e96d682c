import { GUEST_CANCELLED_REASON } from '@innkeeper/domain/orders/constants.ts'
import { addCounts, type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { DemoProduct } from '../build-products.ts'
import type { DemoOrder } from '../order-plan.ts'
import type { StatisticsHabit } from '../statistics-plan.ts'
import type { DemoDay } from './days.ts'
import { about, diceOf, shareOut } from './share-out.ts'

/** What guests ordered from the guestbook on a day of which no order is kept, by the products of the house. */
export function ordersOf(
  propertyId: string,
  day: DemoDay,
  { ordersPerStay, orderTotal }: StatisticsHabit,
  products: readonly DemoProduct[],
): Counts {
  const dice = diceOf(propertyId, 'orders', day.date)
  const orders = about(day.inHouse * ordersPerStay * (0.75 + 0.4 * day.sinceBegin), dice)
  const declined = Math.min(orders, about(orders * 0.06, dice))
  const accepted = orders - declined
  const weights = Object.fromEntries(
    products
      .filter(({ product }) => product.type === 'product' && product.price > 0)
      .map(({ product }) => [product.id, Math.max(1, Math.round(orderTotal / product.price) * 10)]),
  )
  const sold = shareOut(about(accepted * 1.6, dice), weights, dice)
  const price = new Map(products.map(({ product }) => [product.id, product.price]))
  const ofProducts = Object.entries(sold).map(([id, count]): Counts => {
    const revenue = count * (price.get(id) ?? 0)
    return {
      ...{ revenue, sold: count, [partKey('revenue', 'product', id)]: revenue },
      ...{ [partKey('sold', 'product', id)]: count, [partKey('revenue', 'source', 'guestbook')]: revenue },
    }
  })
  const whole = {
    orders,
    accepted,
    declined,
    answered: orders,
    [partKey('orders', 'source', 'guestbook')]: orders,
  }
  return addCounts(orders === 0 ? [] : [whole, ...ofProducts])
}

/** The same of orders that are kept, by their day; of those tried out nothing is counted. */
export function countsOfOrders(orders: readonly DemoOrder[], timeZone: string): ReadonlyMap<string, Counts> {
  const placed = orders.filter(({ order }) => order.stage === 'placed' && !order.isPreview)
  const days = Map.groupBy(placed, ({ order }) => localTimeAt(order.placedAt.getTime(), timeZone).date)
  return new Map([...days].map(([day, some]) => [day, addCounts(some.map(countsOfOrder))]))
}

function countsOfOrder({ order, lines }: DemoOrder): Counts {
  const { status, source, total, cancelledAt, reason } = order
  const isSold = status === 'accepted' || status === 'auto accepted'
  const wasAccepted = isSold || cancelledAt !== null
  const wasDeclined = status === 'declined' && cancelledAt === null
  const revenue = isSold ? total : 0
  return addCounts([
    {
      ...{ orders: 1, revenue, accepted: wasAccepted ? 1 : 0, declined: wasDeclined ? 1 : 0 },
      answered: wasAccepted || (wasDeclined && reason !== GUEST_CANCELLED_REASON) ? 1 : 0,
      ...{ [partKey('orders', 'source', source)]: 1, [partKey('revenue', 'source', source)]: revenue },
    },
    ...(isSold ? lines : []).map((line) => ({
      sold: line.quantity,
      [partKey('sold', 'product', line.productId)]: line.quantity,
      [partKey('revenue', 'product', line.productId)]: line.total,
    })),
  ])
}
