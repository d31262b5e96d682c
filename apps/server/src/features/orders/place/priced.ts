import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { LineWhen } from '@innkeeper/domain/orders/availability.ts'
import { type DeliveryMethod, SERVICE_DAYS_AHEAD } from '@innkeeper/domain/orders/constants.ts'
import { windowProblem } from '@innkeeper/domain/orders/delivery-times.ts'
import type { StayAndClock } from '@innkeeper/domain/orders/delivery-window.ts'
import {
  asksForDays,
  isBeforeTheyLeave,
  isWhileTheirRoom,
  needsStay,
  stayTimeOf,
  whenProblem,
} from '@innkeeper/domain/orders/line-when.ts'
import { offerProblem } from '@innkeeper/domain/orders/offer-problem.ts'
import { type PricedCart, type PriceList, priceCart } from '@innkeeper/domain/orders/price-cart.ts'
import { asksForTime, handoverMethods } from '@innkeeper/domain/orders/product-kinds.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import type { OfferedVisitor } from '@innkeeper/domain/orders/product-visibility.ts'
import { isSoldOut, isSoldOutOn } from '@innkeeper/domain/orders/sold-out.ts'
import type { Taking } from '@innkeeper/domain/orders/stay-limit.ts'
import { isStayPartTooLate, type StayTimes } from '@innkeeper/domain/orders/stay-moment.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { CatalogueSnapshot } from '../products/catalogue.ts'
import type { ShopTerms } from './shop.ts'
import type { Visit } from './visits.ts'

export type Cart = {
  lines: readonly OrderLine[]
  delivery: DeliveryMethod | null
  service: PaymentService | null
  languageIndex: number
  visit: Visit
  /** The visitor, or all that a preview stands for. */
  offeredTo: readonly OfferedVisitor[]
  now: Date
  /** In one nobody's stay is asked for. */
  isPreview: boolean
  property: Omit<StayTimes, 'stay'>
  /** Where it is not the guestbook that sells. */
  shop?: ShopTerms | undefined
  /** The lines that no place is left for, by where they stand. */
  full?: ReadonlyMap<number, unknown>
  /** The lines by which the stay would have more on a day than it may. */
  overStay?: ReadonlySet<number>
}

/** What can be ordered, with what is sold out for today. */
type MarkedList = PriceList & Pick<CatalogueSnapshot, 'soldOutUntil'>

/** A product with the end of the day for which it is sold out, as far as it is. */
export function marked<T extends { id: string }>(
  { soldOutUntil }: Pick<MarkedList, 'soldOutUntil'>,
  product: T,
) {
  return { ...product, soldOutUntil: soldOutUntil.get(product.id) }
}

/** The products of a cart that are had at a time which the order says, each once. */
export function timedIn(list: MarkedList, lines: readonly { productId: string }[], isStore = false) {
  return productsIn(list, lines)
    .filter(({ options }) => asksForTime(options.kind) && !asksForDays(options, isStore))
    .map((product) => marked(list, product))
}

/** The cart as this visitor would pay it. */
export function priceFor(list: MarkedList, cart: Cart): PricedCart {
  const { lines, delivery, service, languageIndex, visit, offeredTo, property, shop, full, overStay } = cart
  const clock = stayAndClock(visit, cart.now, property)
  const times = stayTimesOf(visit, property)
  return priceCart(list, lines, {
    delivery,
    service,
    languageIndex,
    hoursFrom: { ...property, stay: visit.stay },
    ...(shop && { priceOf: shop.priceOf }),
    ...(full && { full }),
    ...(overStay && { overStay }),
    refusalOf: shop ? shop.refusalOf : (product) => offerProblem(product, offeredTo),
    timeProblemOf: (product, line) => {
      const { options } = product
      if (asksForDays(options, shop !== undefined)) {
        if (needsStay(options, visit.stay) && !cart.isPreview) return 'order/outside-stay'
        const soldOutUntil = list.soldOutUntil.get(product.id)
        if (line.when?.days.some((day) => isSoldOutOn(day, soldOutUntil, property.timeZone)))
          return 'order/out-of-stock'
        const moved = stayTimeOf(options)
        if (moved !== null && visit.bought?.includes(moved)) return 'order/hours-had'
        const stay = stayToAskFor(visit, cart.now, property)
        // In the guestbook they are in the house already, whatever the clock says.
        const hasNoRoom = ({ days, time }: LineWhen) =>
          days.some((day) => !isWhileTheirRoom(options, { day, time }, { ...property, stay }))
        if (shop && line.when && hasNoRoom(line.when)) return 'order/closed-hours'
        const hasLeft = ({ days, time }: LineWhen) =>
          days.some((day) => !isBeforeTheyLeave(options, { day, time }, { ...property, stay }))
        if (visit.stay && line.when && hasLeft(line.when)) return 'order/closed-hours'
        return whenProblem(options, line.when, { ...times, ...property, stay, now: clock.now })
      }
      // Days nobody looked at would count for the price, and for what is left of them.
      if (line.when) return 'order/choice-refused'
      if (asksForTime(options.kind)) return windowProblem(marked(list, product), clock)
      if (isSoldOut(list.soldOutUntil.get(product.id), clock.now)) return 'order/out-of-stock'
      return isStayPartTooLate(product, clock.now, times) ? 'order/too-late' : null
    },
  })
}

/** What each line of a cart takes, of the products' own counts and of the shop's. */
export function takesOfCart(
  list: PriceList,
  cart: PricedCart,
  { lines, shop }: { lines: readonly OrderLine[]; shop: ShopTerms | null },
): Taking[] {
  return cart.lines.map(({ place, productId, takes }) => {
    const line = lines[place]
    const most = list.products.get(productId)?.options.quantity.maxQuantity ?? 0
    return { place, most, takes: takes.concat((line && shop?.takesOf(line)) ?? []) }
  })
}

/** The days a line may be for: those of the stay; without a booking, the next week. */
export function stayToAskFor({ stay }: Pick<Visit, 'stay'>, now: Date, { timeZone }: { timeZone: string }) {
  if (stay) return stay
  const today = localTimeAt(now.getTime(), timeZone).date
  return { arrival: today, departure: addDays(today, SERVICE_DAYS_AHEAD) }
}

/** What the days that can be asked for follow from. */
export function stayAndClock({ stay }: Visit, now: Date, { timeZone }: { timeZone: string }): StayAndClock {
  return { now: now.getTime(), timeZone, stay }
}

export function stayTimesOf({ stay }: Visit, property: Omit<StayTimes, 'stay'>): StayTimes {
  const { timeZone } = property
  return {
    stay,
    checkInTime: stay?.checkInTime ?? property.checkInTime,
    checkOutTime: stay?.checkOutTime ?? property.checkOutTime,
    timeZone,
  }
}

/** The products of a cart, each once. */
export function productsIn(list: PriceList, lines: readonly { productId: string }[]): Product[] {
  return [...new Set(lines.map(({ productId }) => productId))].flatMap((id) => list.products.get(id) ?? [])
}

/** How what the store sells reaches the guest: it is there when they come, unless they fetch it. */
export function storeDelivery(
  list: PriceList,
  lines: readonly { productId: string }[],
): DeliveryMethod | null {
  const methods = productsIn(list, lines).flatMap(({ options }) => handoverMethods(options))
  if (methods.includes('delivery')) return 'delivery'
  return methods.length > 0 ? 'pickup' : null
}
