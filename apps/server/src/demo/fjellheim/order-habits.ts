import type { OrderHabit, WaitingOrder } from '../order-plan.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

export const ORDER_HABITS: readonly OrderHabit[] = [
  {
    productKey: 'packed-lunch',
    weight: 6,
    orderedBetween: [at(17), at(22)],
    wantedBetween: [at(7), at(9)],
    wantedAfter: 1,
  },
  {
    productKey: 'breakfast-in-bed',
    weight: 5,
    orderedBetween: [at(18), at(22, 30)],
    wantedBetween: [at(7, 30), at(9, 30)],
    wantedAfter: 1,
  },
  {
    productKey: 'sauna-hour',
    weight: 5,
    orderedBetween: [at(10), at(17)],
    wantedBetween: [at(18), at(21)],
    wantedAfter: 0,
  },
  {
    productKey: 'dinner-in-your-room',
    weight: 4,
    orderedBetween: [at(16, 30), at(18)],
    wantedBetween: [at(18, 30), at(21)],
    wantedAfter: 0,
  },
  {
    productKey: 'wine-at-arrival',
    weight: 4,
    orderedBetween: [at(9), at(21)],
    wantedBetween: [at(16), at(18)],
    wantedAfter: 2,
    isBeforeArrival: true,
  },
  {
    productKey: 'massage',
    weight: 3,
    orderedBetween: [at(9), at(20)],
    wantedBetween: [at(12), at(18)],
    wantedAfter: 1,
  },
  {
    productKey: 'late-check-out',
    weight: 3,
    orderedBetween: [at(8), at(21)],
    wantedBetween: [at(13), at(14)],
    wantedAfter: 1,
  },
  {
    productKey: 'bike-rental',
    weight: 2,
    orderedBetween: [at(8), at(12)],
    wantedBetween: [at(13), at(16)],
    wantedAfter: 0,
  },
  {
    productKey: 'picnic-basket',
    weight: 2,
    orderedBetween: [at(15), at(20)],
    wantedBetween: [at(9), at(12)],
    wantedAfter: 1,
  },
]

/** The first is Astrid's, whom everyone meets in the demo. */
export const WAITING_ORDERS: readonly WaitingOrder[] = [
  {
    productKey: 'breakfast-in-bed',
    minutesAgo: 7,
    wanted: { nextAt: at(8, 30) },
    quantity: 2,
    comment: 'Please knock softly, the little one is still asleep then.',
  },
  {
    productKey: 'dinner-in-your-room',
    minutesAgo: 18,
    wanted: { nextAt: at(19, 30) },
    quantity: 2,
    comment: '',
  },
  { productKey: 'massage', minutesAgo: 41, wanted: { tomorrowAt: at(14) }, quantity: 1, comment: '' },
  {
    productKey: 'late-check-out',
    minutesAgo: 96,
    wanted: { tomorrowAt: at(14) },
    quantity: 1,
    comment: 'Our train leaves at 15:40.',
  },
]
