import type { StayOrder } from '@innkeeper/api/orders/checkout.ts'
import type { OfferedDay } from '@innkeeper/api/orders/products.ts'
import type { Store, StoreDeal, StoreProduct } from '@innkeeper/api/upselling/store.ts'
import type { StoreLine } from './cart/store-cart.ts'

const DAY = { isOpen: true, open: '00:00', closed: '23:59' }

/** A product of the store, for tests. */
export function sampleStoreProduct(change: Partial<StoreProduct> = {}): StoreProduct {
  return {
    id: 'cocoa',
    language: 'en',
    title: 'Cocoa on your balcony',
    description: '',
    category: '',
    price: 19_500,
    priceBefore: null,
    lowestBefore: null,
    pictures: [],
    documents: [],
    maxQuantity: 5,
    left: null,
    soldOutUntil: null,
    openComment: false,
    listOfChoices: [],
    extras: [],
    kind: 'part of the stay',
    stayMoment: 'whole stay',
    cutOff: null,
    allergens: [],
    diets: [],
    minimumAge: null,
    deliveryMethod: [],
    hasServiceCharge: false,
    openingHours: [DAY, DAY, DAY, DAY, DAY, DAY, DAY],
    pricedBy: 'piece',
    asksForDays: false,
    isForSeveralDays: false,
    days: [],
    ...change,
  }
}

/** Had by the night, with so many left on each. */
export function byNight(left: Readonly<Record<string, number | null>>, change: Partial<StoreProduct> = {}) {
  const days = Object.entries(left).map(([day, of]): OfferedDay => ({ day, left: of, times: [] }))
  return sampleStoreProduct({ pricedBy: 'night', asksForDays: true, isForSeveralDays: true, days, ...change })
}

/** Had at times, with so many left at each of them. */
export function atTimes(
  left: Readonly<Record<string, Readonly<Record<string, number | null>>>>,
  change: Partial<StoreProduct> = {},
) {
  const days = Object.entries(left).map(
    ([day, times]): OfferedDay => ({
      day,
      left: null,
      times: Object.entries(times).map(([time, of]) => ({ time, left: of, hours: null })),
    }),
  )
  const kind = { kind: 'service' as const, stayMoment: null }
  return sampleStoreProduct({ asksForDays: true, isForSeveralDays: true, days, ...kind, ...change })
}

/** The room so many hours before check-in. */
export function byHour(left = 2, change: Partial<StoreProduct> = {}) {
  const times = [
    { time: '14:00', left, hours: 1 },
    { time: '13:00', left, hours: 2 },
  ]
  const days = [{ day: '2026-11-15', left, times }]
  return sampleStoreProduct({
    id: 'early',
    price: 12_500,
    pricedBy: 'hour',
    stayMoment: 'arrival',
    asksForDays: true,
    days,
    ...change,
  })
}

export function sampleDeal(products: StoreProduct[], change: Partial<StoreDeal> = {}): StoreDeal {
  return {
    id: 'stars',
    title: 'Cocoa under the stars',
    subtitle: 'Hides, blankets and a flask, on your balcony.',
    description: 'Two reindeer hides, wool blankets and a flask of cocoa.',
    pictures: [],
    section: 'stay',
    products,
    leftOn: null,
    ...change,
  }
}

export function sampleStore(deals: StoreDeal[], change: Partial<Store> = {}): Store {
  return {
    closesAt: '2026-11-14T14:00:00.000Z',
    isOpen: true,
    guest: { firstName: 'Astrid', email: 'a•••@post.example', phone: '•••56' },
    stay: { arrival: '2026-11-15', departure: '2026-11-19', checkInTime: '15:00', checkOutTime: '11:00' },
    language: { code: 'en', index: 0 },
    currency: 'NOK',
    deals,
    payment: [{ service: 'Put on bill', methods: [] }],
    serviceCharge: null,
    orders: [],
    ...change,
  }
}

export function sampleLine(change: Partial<StoreLine> = {}): StoreLine {
  return {
    dealId: 'stars',
    productId: 'cocoa',
    title: 'Cocoa under the stars',
    price: 19_500,
    quantity: 1,
    choices: {},
    extras: [],
    comment: '',
    when: null,
    ...change,
  }
}

/** An order of the store with one item of the sample deal. */
export function sampleStayOrder(change: Partial<StayOrder> = {}): StayOrder {
  const {
    title: _title,
    price: _price,
    comment: _comment,
    ...line
  } = sampleLine({
    when: { days: ['2026-11-16'], time: null },
  })
  return {
    watchId: 'watch',
    stage: 'placed',
    standing: 'sent',
    outcome: null,
    isReplaced: false,
    isCancellable: true,
    source: 'upselling',
    number: 1047,
    total: 19_500,
    currency: 'NOK',
    items: [
      {
        title: 'Cocoa on your balcony',
        dealTitle: 'Cocoa under the stars',
        quantity: 1,
        kind: 'part of the stay',
        line,
      },
    ],
    timeRequested: null,
    timeExpected: null,
    placedAt: '2026-11-10T12:00:00.000Z',
    ...change,
  }
}
