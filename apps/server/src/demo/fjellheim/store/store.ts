import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { askedPricesOf, buildDeals } from '../../build-deals.ts'
import { priceDraft } from '../../build-order.ts'
import type { DemoProduct } from '../../build-products.ts'
import { buildRoomTypes, buildRoomUpgrades } from '../../build-rooms.ts'
import type { OrderDraft } from '../../decide-order.ts'
import type { DemoBooking } from '../../demo-property.ts'
import type { MediaIdOf } from '../../media-ids.ts'
import type { DemoOrder } from '../../order-plan.ts'
import { orderRows } from '../../order-rows.ts'
import { diceFrom } from '../../seeded-random.ts'
import type { DemoPlaces, DemoStayTime, DemoStore } from '../../store-plan.ts'
import { FJELLHEIM_DEALS } from '../deals.ts'
import { LANGUAGE_INDEXES } from '../languages.ts'
import { FJELLHEIM, FJELLHEIM_ID } from '../property.ts'
import { ROOM_TYPES, ROOM_UPGRADES } from '../rooms.ts'
import { UNITS } from '../units.ts'
import { dealTotalsOf } from './deal-totals.ts'
import { pastPurchases } from './past-purchases.ts'
import { recentPurchases } from './recent-purchases.ts'
import { type Offer, offersOf } from './store-offers.ts'
import { upgradeRequests } from './upgrade-requests.ts'

type Sold = {
  store: DemoStore
  orders: DemoOrder[]
  /** As what was sold left them: at other times, in other categories of rooms. */
  bookings: DemoBooking[]
}
type House = { now: number; products: readonly DemoProduct[]; bookings: readonly DemoBooking[] }

/** What the house sells before the arrival, and what guests of a year made of it. */
export function fjellheimStore({ now, products, bookings }: House, mediaIdOf: MediaIdOf): Sold {
  const of = { propertyId: FJELLHEIM_ID, languageIndexes: LANGUAGE_INDEXES }
  const today = localTimeAt(now, FJELLHEIM.timeZone).date
  const deals = buildDeals(FJELLHEIM_DEALS, of, mediaIdOf)
  const roomUpgrades = buildRoomUpgrades(ROOM_UPGRADES, { propertyId: FJELLHEIM_ID, today })
  const all = products.map(({ product }) => product)
  const offers = offersOf(deals, all)
  const drafts = [
    // What is of these days finds its places first.
    ...recentPurchases(now, offers, bookings),
    ...pastPurchases(now, offers, bookings).toReversed(),
  ]
  const bought = withPlaces(drafts, offers, { property: FJELLHEIM, products: all, units: UNITS, now })
  const asked = upgradeRequests({ now, upgrades: roomUpgrades, bookings })
  return {
    store: {
      deals,
      askedPrices: askedPricesOf(FJELLHEIM_DEALS, FJELLHEIM_ID, now),
      roomTypes: buildRoomTypes(ROOM_TYPES, LANGUAGE_INDEXES, mediaIdOf),
      roomUpgrades,
      places: [...bought.places, ...asked.places],
      stayTimes: bought.stayTimes,
      upgradeWays: asked.upgradeWays,
      totals: dealTotalsOf(now, deals, bought.orders),
    },
    orders: [...bought.orders, ...asked.orders],
    bookings: bookings.map((booking) => ({
      ...(asked.moved.find(({ id }) => id === booking.id) ?? booking),
      ...movedTimes(booking, bought.stayTimes),
    })),
  }
}

type Shop = Omit<Parameters<typeof priceDraft>[1], 'dice'>

/** The orders for which there was room on each of their days, as the database would have let them through. */
function withPlaces(drafts: readonly OrderDraft[], offers: readonly Offer[], shop: Shop) {
  const dice = diceFrom(1964)
  const taken = new Map<string, number>()
  const moved = new Set<string>()
  const orders: DemoOrder[] = []
  const places: DemoPlaces[] = []
  const stayTimes: DemoStayTime[] = []
  for (const [nth, draft] of drafts.entries()) {
    const priced = priceDraft(draft, { ...shop, dice })
    const takes = [...priced.cart.lines.flatMap((line) => line.takes), ...takesOfDeal(draft, offers)]
    const isFree = takes.every((take) => (taken.get(nameOf(take)) ?? 0) + take.quantity <= (take.places ?? 0))
    const time = stayTimeOf(draft)
    const movedTime = time && `${draft.booking?.id} ${time}`
    if (!isFree || (movedTime && moved.has(movedTime))) continue
    const made = orderRows(draft, { ...shop, ...priced, key: `store ${nth}` })
    const { id: orderId, status } = made.order
    const isTaken = status !== 'declined'
    orders.push(made)
    for (const take of takes) {
      if (isTaken) taken.set(nameOf(take), (taken.get(nameOf(take)) ?? 0) + take.quantity)
      places.push({ ...take, orderId, isTaken })
    }
    const wanted = draft.bought?.when.time
    if (movedTime && time && draft.booking && wanted && status.endsWith('accepted')) {
      moved.add(movedTime)
      stayTimes.push({ orderId, bookingId: draft.booking.id, stayTime: time, before: null, wanted })
    }
  }
  return { orders, places, stayTimes }
}

const nameOf = ({ subject, day, slot }: Take) => `${subject} ${day} ${slot}`

function takesOfDeal({ bought, quantity }: OrderDraft, offers: readonly Offer[]): Take[] {
  const { deal } = offers.find((offer) => offer.deal.id === bought?.dealId) ?? {}
  const places = deal?.visibility.stockPerDay ?? null
  if (!deal || !bought || places === null) return []
  return bought.when.days.map((day) => ({ subject: `deal/${deal.id}`, day, slot: '', quantity, places }))
}

/** Which time of the stay is bought, where it is one by the hour. */
function stayTimeOf({ product: { options } }: OrderDraft) {
  if (options.availability?.kind !== 'hours' || options.stayMoment === 'whole stay') return null
  return options.stayMoment
}

function movedTimes({ id }: DemoBooking, stayTimes: readonly DemoStayTime[]) {
  const own = stayTimes.filter(({ bookingId }) => bookingId === id)
  const wanted = (stayTime: DemoStayTime['stayTime']) => own.find((one) => one.stayTime === stayTime)?.wanted
  const [checkInTime, checkOutTime] = [wanted('arrival'), wanted('departure')]
  return { ...(checkInTime && { checkInTime }), ...(checkOutTime && { checkOutTime }) }
}
