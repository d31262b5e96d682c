import type { GuestProduct } from '@innkeeper/api/orders/products.ts'

const DAY = { isOpen: true, open: '00:00', closed: '23:59' }

/** A product for tests. */
export function sampleProduct(change: Partial<GuestProduct> = {}): GuestProduct {
  return {
    id: 'breakfast',
    language: 'en',
    title: 'Breakfast in bed',
    description: 'Sourdough and eggs.',
    category: '',
    price: 24_500,
    priceBefore: null,
    pictures: [],
    documents: [],
    maxQuantity: 5,
    left: null,
    soldOutUntil: null,
    openComment: false,
    listOfChoices: [],
    extras: [],
    kind: 'brought',
    stayMoment: null,
    cutOff: null,
    allergens: [],
    diets: [],
    minimumAge: null,
    deliveryMethod: ['delivery'],
    hasServiceCharge: false,
    openingHours: [DAY, DAY, DAY, DAY, DAY, DAY, DAY],
    pricedBy: 'piece',
    asksForDays: false,
    isForSeveralDays: false,
    days: [],
    ...change,
  }
}
