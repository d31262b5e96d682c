import type { RefillLine, StayOrder } from '@innkeeper/api/orders/checkout.ts'
import {
  decisionForGuest,
  isUnanswered,
  outcomeOf,
  standingOf,
} from '@innkeeper/domain/orders/guest-standing.ts'
import { titleOf } from '@innkeeper/domain/orders/product-words.ts'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { GuestService } from '../../guests/service.ts'
import { type DealTitles, dealTitlesOf, type Shops } from '../place/shop.ts'
import type { Catalogue, CatalogueSnapshot } from '../products/catalogue.ts'
import { findLines, type StoredOrder } from '../repository.ts'
import { type OrderLineRow, orders } from '../tables.ts'
import type { CancelOrder } from './cancel-order.ts'
import { titleOfDeal } from './presenter.ts'

/** A stay orders some dozens at most; with more, the newest are what its guests look for. */
const MOST_SHOWN = 100

type Dependencies = {
  db: Database
  guests: GuestService
  catalogue: Catalogue
  shops: Pick<Shops, 'store'>
  cancelOrder: CancelOrder
}

/** The stay by its link, and the language its guest reads. */
type Stay = { propertyId: string; linkKey: string; languageIndex: number }

export type StayOrders = {
  /** Throws `booking/unknown`. */
  list(stay: Stay): Promise<StayOrder[]>
  /** Throws `booking/unknown`, `order/unknown`, `order/already-answered`. */
  cancel(stay: Stay, watchId: string): Promise<StayOrder>
}

/** The orders of a stay for everybody who has its link: what, when and how it stands, and nothing of a person. */
export function createStayOrders({ db, guests, catalogue, shops, cancelOrder }: Dependencies): StayOrders {
  async function bookingOf({ propertyId, linkKey }: Stay): Promise<string> {
    const stay = await guests.stayOf(propertyId, linkKey)
    if (!stay) throw new AppError('booking/unknown', 'No such booking.')
    return stay.id
  }

  async function find(stay: Stay, watchId: string | null): Promise<StoredOrder[]> {
    const { propertyId } = stay
    const bookingId = await bookingOf(stay)
    return db.tenant(propertyId, (tx) => findOfBooking(tx, { propertyId, bookingId, watchId }), {
      readOnly: true,
    })
  }

  async function present(stay: Stay, stored: StoredOrder[]): Promise<StayOrder[]> {
    const { propertyId, languageIndex } = stay
    const lines = stored.flatMap((one) => one.lines)
    const [list, dealTitles] = await Promise.all([
      catalogue.of(propertyId),
      dealTitlesOf(shops, { propertyId, lines, languageIndex }),
    ])
    return stored.map((one) => presentStayOrder(one, { ...list, languageIndex, dealTitles }))
  }

  return {
    list: async (stay) => present(stay, await find(stay, null)),
    async cancel(stay, watchId) {
      const [found] = await find(stay, watchId)
      if (!found) throw new AppError('order/unknown', 'No such order.')
      await cancelOrder.ofStay(stay.propertyId, found.order.id)
      const [cancelled] = await present(stay, await find(stay, watchId))
      if (!cancelled) throw new AppError('order/unknown', 'No such order.')
      return cancelled
    },
  }
}

type Wanted = { propertyId: string; bookingId: string; watchId: string | null }

async function findOfBooking(tx: Tx, { propertyId, bookingId, watchId }: Wanted): Promise<StoredOrder[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.propertyId, propertyId),
        eq(orders.bookingId, bookingId),
        ne(orders.stage, 'abandoned'),
        eq(orders.isPreview, false),
        isNull(orders.removedAt),
        watchId === null ? undefined : eq(orders.watchId, watchId),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(MOST_SHOWN)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const linesOf = Map.groupBy(await findLines(tx, propertyId, ids), ({ orderId }) => orderId)
  return rows.map((order) => ({ order, lines: linesOf.get(order.id) ?? [] }))
}

/** What fills a cart with a line again, without the words a person wrote to it. */
function refillOf({ productId, chosen, days, atTime, dealId }: OrderLineRow): RefillLine | null {
  if (!chosen) return null
  const { quantity, choices, extras } = chosen
  const when = days.length > 0 ? { days, time: atTime } : null
  return { productId, quantity, choices, extras, when, dealId }
}

type Words = Pick<CatalogueSnapshot, 'products' | 'defaultIndex'> & {
  languageIndex: number
  dealTitles: DealTitles
}

/** In the language asked for, as far as product and deal are still there to be named. */
function presentStayOrder(
  { order, lines }: StoredOrder,
  { products, defaultIndex, languageIndex, dealTitles }: Words,
): StayOrder {
  return {
    watchId: order.watchId,
    stage: order.stage,
    standing: standingOf(order),
    outcome: outcomeOf(order),
    isReplaced: order.replacedBy !== null,
    isCancellable: isUnanswered(order),
    source: order.source,
    number: order.number,
    total: order.total,
    currency: order.currency,
    items: lines.map((line) => {
      const { productId, title, quantity, kind } = line
      const product = order.languageIndex === languageIndex ? undefined : products.get(productId)
      return {
        title: product ? titleOf(product, { languageIndex, defaultIndex }) : title,
        dealTitle: titleOfDeal(line, dealTitles),
        quantity,
        kind,
        line: refillOf(line),
      }
    }),
    timeRequested: order.timeRequested?.toISOString() ?? null,
    timeExpected: decisionForGuest(order).timeExpected?.toISOString() ?? null,
    placedAt: order.placedAt.toISOString(),
  }
}
