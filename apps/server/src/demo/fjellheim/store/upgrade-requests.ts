import { nightsOf } from '@innkeeper/domain/orders/availability.ts'
import { type CartPrice, vatOf } from '@innkeeper/domain/orders/price-cart.ts'
import { nightsByPrice } from '@innkeeper/domain/room-upgrades/nights-by-price.ts'
import type { UpgradeWithVat } from '@innkeeper/domain/room-upgrades/schema.ts'
import { addDays, instantOfLocal, localTimeAt, MINUTE_MS } from '@innkeeper/domain/time.ts'
import { upgradeId } from '../../build-rooms.ts'
import type { PlacedDraft } from '../../decide-order.ts'
import type { DemoBooking } from '../../demo-property.ts'
import { emailOf } from '../../guest-names.ts'
import { NOBODY } from '../../order-person.ts'
import type { DemoOrder } from '../../order-plan.ts'
import { languageOf, orderRows } from '../../order-rows.ts'
import type { DemoPlaces, DemoUpgradeWay } from '../../store-plan.ts'
import { LANGUAGE_INDEXES } from '../languages.ts'
import { fjellheimLinkKey } from '../link-key.ts'
import { DESK } from '../orders.ts'
import { FJELLHEIM, FJELLHEIM_ID } from '../property.ts'
import { ROOM_TYPES } from '../rooms.ts'
import { UNITS } from '../units.ts'
import { freeInAllNights } from './free-nights.ts'
import { categoryIdOf } from './store-offers.ts'

type Asked = {
  orders: DemoOrder[]
  places: DemoPlaces[]
  upgradeWays: DemoUpgradeWay[]
  /** Those who were moved, with their new category. */
  moved: DemoBooking[]
}
type House = { now: number; upgrades: readonly UpgradeWithVat[]; bookings: readonly DemoBooking[] }
type Wish = {
  key: string
  upgrade: UpgradeWithVat
  minutesAgo: number
  booking: DemoBooking | null
  decision: PlacedDraft['decision']
  stranger?: PlacedDraft['stranger']
  isMoved?: true
}

/** Wishes for another room in every state: waiting, granted by the desk and by itself, declined, and of a stranger. */
export function upgradeRequests(house: House): Asked {
  const { now } = house
  const wishes = wishesOf(house)
  const built = wishes.map((wish) => requestRows(wish, now))
  return {
    orders: built.map(({ order }) => order),
    places: built.flatMap(({ places }) => places),
    upgradeWays: built.map(({ way }) => way),
    moved: wishes.flatMap(({ booking, upgrade, isMoved }) =>
      booking && isMoved ? [{ ...booking, unitCategoryId: upgrade.to }] : [],
    ),
  }
}

function wishesOf({ now, upgrades, bookings }: House): Wish[] {
  const today = localTimeAt(now, FJELLHEIM.timeZone).date
  const upgradeOf = (key: string) => {
    const found = upgrades.find(({ id }) => id === upgradeId(FJELLHEIM_ID, key))
    if (!found) throw new Error(`the demo has no upgrade ${key}`)
    return found
  }
  const [toSuite, toDouble, toFamily] = [
    upgradeOf('double-to-suite'),
    upgradeOf('single-to-double'),
    upgradeOf('double-to-family'),
  ]
  const coming = bookings
    .filter(
      ({ arrival, guest, cancelledAt, linkKey }) =>
        arrival >= addDays(today, 4) &&
        guest.email !== null &&
        !cancelledAt &&
        linkKey !== fjellheimLinkKey('pekka'),
    )
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival))
  const first = (what: string, fits: (booking: DemoBooking) => boolean) => {
    const place = coming.findIndex(fits)
    const [booking] = place < 0 ? [] : coming.splice(place, 1)
    if (!booking) throw new Error(`nobody in the demo asks for ${what}`)
    return booking
  }
  const free = (category: string, booking: DemoBooking) => freeInAllNights(category, booking, bookings)
  const isIn = (booking: DemoBooking, category: string) =>
    categoryIdOf(booking) === category && booking.unitCategoryId === category
  const at = (minutesAgo: number) => now - minutesAgo * MINUTE_MS
  const [desk = null, colleague = desk] = DESK
  return [
    {
      key: 'waiting',
      upgrade: toSuite,
      minutesAgo: 52,
      // One is left for whoever asks next.
      booking: first('a suite', (one) => isIn(one, toSuite.from) && free(toSuite.to, one) > 1),
      decision: null,
    },
    {
      key: 'accepted',
      upgrade: toSuite,
      minutesAgo: 1500,
      booking: first('a suite that was given', (one) => hasRoomOf(one, toSuite)),
      decision: { status: 'accepted', at: at(1400), by: desk, reason: null },
      isMoved: true,
    },
    {
      key: 'auto-accepted',
      upgrade: toDouble,
      minutesAgo: 610,
      booking: first(
        'a double',
        (one) => one.unitId === null && isIn(one, toDouble.from) && free(toDouble.to, one) > 1,
      ),
      decision: null,
      isMoved: true,
    },
    {
      key: 'declined',
      upgrade: toFamily,
      minutesAgo: 2900,
      booking: first('a family room', (one) => isIn(one, toFamily.from)),
      decision: { status: 'declined', at: at(2860), by: colleague, reason: 'room type fully booked' },
    },
    {
      key: 'unmatched',
      upgrade: toSuite,
      minutesAgo: 205,
      booking: null,
      decision: null,
      stranger: {
        ...NOBODY,
        reservationNumber: 'BC-4471902',
        firstName: 'Agneta',
        lastName: 'Broberg',
        email: emailOf('Agneta', 'Broberg'),
      },
    },
  ]
}

/** Who has a room of the better category and paid for the other. */
const hasRoomOf = (booking: DemoBooking, { from, to }: UpgradeWithVat) =>
  booking.unitCategoryId === from && UNITS.find(({ id }) => id === booking.unitId)?.categoryId === to

function requestRows(wish: Wish, now: number) {
  const { key, upgrade, minutesAgo, booking, decision, stranger, isMoved } = wish
  const nights = booking ? nightsOf(booking) : []
  const rows = booking
    ? nightsByPrice(upgrade, nights).map((row) => ({ ...row, quantity: row.nights.length }))
    : [{ unitPrice: upgrade.pricePerNight, nights: [], quantity: 1 }]
  const lines = rows.map((row, place) => lineOf(upgrade, booking, row, place))
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const placedAt = now - minutesAgo * MINUTE_MS
  const checkIn = booking && instantOfLocal(`${booking.arrival}T${FJELLHEIM.checkInTime}`, FJELLHEIM.timeZone)
  const order = orderRows(
    {
      comment: '',
      placedAt,
      timeRequested: checkIn ?? null,
      source: 'room upgrades',
      type: booking ? 'pre-stay' : 'in-stay',
      booking,
      decision,
      ...(stranger && { stranger }),
    },
    {
      property: FJELLHEIM,
      units: UNITS,
      now,
      key: `upgrade ${key}`,
      service: 'Put on bill',
      delivery: null,
      cart: {
        lines,
        itemsTotal: total,
        serviceCharge: 0,
        serviceChargeVatRate: 0,
        transactionFee: 0,
        transactionFeeVatRate: 0,
        total,
        vat: lines.reduce((sum, { vat }) => sum + vat, 0),
      },
    },
  )
  const orderId = order.order.id
  const isWaiting = order.order.status === 'no action taken'
  return {
    order,
    // Who was moved has the room by the booking, and who was declined has none.
    places: nights.map((day): DemoPlaces => {
      const subject = `rooms/${upgrade.to}`
      return { orderId, subject, day, slot: '', quantity: 1, places: null, isTaken: isWaiting }
    }),
    way: wayOf(wish, { orderId, nights, isMoved: isMoved ?? false }),
  }
}

function wayOf(
  { upgrade, booking }: Wish,
  { orderId, nights, isMoved }: { orderId: string; nights: string[]; isMoved: boolean },
): DemoUpgradeWay {
  return {
    orderId,
    roomUpgradeId: upgrade.id,
    fromCategoryId: upgrade.from,
    toCategoryId: upgrade.to,
    nights,
    unitId: isMoved ? (booking?.unitId ?? null) : null,
    before: isMoved ? { unitCategoryId: upgrade.from, unitId: null } : null,
    isMovedBack: null,
  }
}

function lineOf(
  upgrade: UpgradeWithVat,
  booking: DemoBooking | null,
  { unitPrice, nights, quantity }: { unitPrice: number; nights: string[]; quantity: number },
  place: number,
): CartPrice {
  const { texts } = ROOM_TYPES.find(({ categoryId }) => categoryId === upgrade.to) ?? {}
  const { index } = languageOf(FJELLHEIM.localization, booking)
  const languages = Object.entries(LANGUAGE_INDEXES) as [keyof typeof LANGUAGE_INDEXES, number][]
  const language = languages.find(([, one]) => one === index)?.[0] ?? 'en'
  const total = unitPrice * quantity
  return {
    place,
    productId: upgrade.id,
    title: texts?.[language].title ?? '',
    staffTitle: texts?.en.title ?? '',
    quantity,
    details: [],
    staffDetails: [],
    comment: '',
    unitPrice,
    total,
    vatRate: upgrade.vatRate,
    vat: vatOf(total, upgrade.vatRate),
    kind: 'part of the stay',
    category: '',
    isCounted: false,
    isAutomaticallyAccepted: upgrade.isAutomaticallyAccepted,
    days: nights,
    time: null,
    dealId: null,
    stayTime: null,
    takes: [],
  }
}
