import type { GuestbookFile } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { addCounts, type Counts, isNothing, rowsOfPart } from '@innkeeper/domain/statistics/counts.ts'
import { SETTLED_AFTER_DAYS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { addDays, instantOfLocal, localTimeAt, MINUTES_PER_DAY } from '@innkeeper/domain/time.ts'
import type { DemoProperty } from './demo-property.ts'
import { boxesOf, countsOfBoxes, dayOfBoxes, totalsOfBoxes } from './statistics/boxes.ts'
import { type DemoDay, daysOfYear } from './statistics/days.ts'
import { answersOf, clickedOf, lettersOf } from './statistics/letters.ts'
import { offersOf } from './statistics/offers.ts'
import { countsOfOrders, ordersOf } from './statistics/orders.ts'
import { cleaningOf, registrationOf, vouchersOf } from './statistics/stays.ts'
import { visitsOf } from './statistics/visits.ts'
import type { DemoCountedDay, DemoStatistics, DemoTrackingTotal, StatisticsHabit } from './statistics-plan.ts'

type Demo = Pick<DemoProperty, 'property' | 'bookings' | 'products' | 'orders' | 'store' | 'messages'>

/**
 * A year of numbers up to this moment. What the demo keeps one by one is counted from that: surveys, deals, and the
 * orders and messages of the last weeks; further back, and for what guests only looked at, the days are made up. They
 * lie as the product stores them: settled once they are old, growing while they are young.
 */
export function buildStatistics(
  demo: Demo,
  habit: StatisticsHabit,
  { cards, now }: { cards: GuestbookFile['cards']; now: number },
): DemoStatistics {
  const { propertyId, timeZone } = demo.property
  const { date: today, minute } = localTimeAt(now, timeZone)
  const settledUntil = addDays(today, -SETTLED_AFTER_DAYS)
  const year = daysOfYear(propertyId, habit, { bookings: demo.bookings, today })
  const kept = keptFrom(demo)
  const orders = countsOfOrders(demo.orders, timeZone)
  const automationIds = (demo.messages?.automations ?? []).flatMap(({ id, isOn }) => (isOn ? [id] : []))
  const deals = dealsOf(demo)
  const boxes = boxesOf(propertyId, cards)
  const voucherIds = cards.filter(({ type }) => type === 'Voucher').map(({ id }) => id)

  const days: DemoCountedDay[] = []
  const totals: DemoTrackingTotal[] = []
  for (const day of year) {
    const { date } = day
    const isOld = date < settledUntil
    const add = (subject: Subject, counts: Counts, isSettled = true) => {
      if (isSettled || !isNothing(counts)) days.push({ subject, day: date, counts, isSettled })
    }
    const visits = visitsOf(propertyId, day, habit)
    add('visits', isOld ? { ...visits, arrivals: day.arrivals } : visits, isOld)

    const ofBoxes = dayOfBoxes(propertyId, date, visits.visits ?? 0, boxes)
    add(
      'boxes',
      countsOfBoxes(ofBoxes, isOld ? ['seen', 'opened', 'links', 'documents', 'asked'] : ['asked']),
      isOld,
    )
    if (!isOld) totals.push(...totalsOfBoxes(propertyId, date, ofBoxes))

    const madeUp = ordersOf(propertyId, day, habit, demo.products)
    const ordered = addCounts([orders.get(date) ?? {}, ...(date < kept.orders ? [madeUp] : [])])
    if (date < kept.orders) add('orders', ordered)
    add('answers', answersOf(propertyId, day, ordered.answered ?? 0))
    if (!kept.hasOffers) add('offers', offersOf(propertyId, day, deals))

    const letters = lettersOf(propertyId, day, automationIds)
    const clicked = clickedOf(propertyId, day)
    if (date < kept.messages) {
      add('messages', addCounts([letters.messages, clicked]))
      add('automations', letters.automations)
    } else add('messages', clicked, false)

    add('registration', registrationOf(propertyId, day))
    add('cleaning', cleaningOf(propertyId, day, habit))
    add('vouchers', vouchersOf(propertyId, day, voucherIds))
  }
  const last = year.at(-1)
  if (last)
    days.push(todaySoFar(propertyId, { ...last, date: today }, { habit, share: minute / MINUTES_PER_DAY }))
  return { days, totals, vouchers: recordsOf(days, { timeZone }) }
}

/** From which day on something is kept one by one; what the demo keeps nothing of is made up to the end. */
function keptFrom({ orders, messages, store }: Demo) {
  const first = (moments: readonly Date[], never = '9999-12-31') =>
    moments.reduce((first, at) => {
      const day = at.toISOString().slice(0, 10)
      return day < first ? day : first
    }, never)
  const fromGuestbook = orders.filter(({ order }) => order.source === 'guestbook')
  return {
    orders: first(fromGuestbook.map(({ order }) => order.placedAt)),
    messages: first((messages?.messages ?? []).map(({ sentAt, createdAt }) => sentAt ?? createdAt)),
    hasOffers: (store?.totals.length ?? 0) > 0,
  }
}

function dealsOf({ store, products }: Demo): { id: string; price: number }[] {
  const price = new Map(products.map(({ product }) => [product.id, product.price]))
  return (store?.deals ?? [])
    .filter(({ deal }) => deal.state === 'active')
    .map(({ deal }) => ({
      id: deal.id,
      price: deal.products.reduce((sum, one) => sum + (one.salePrice ?? price.get(one.productId) ?? 0), 0),
    }))
}

/** A part of a day like yesterday. */
function todaySoFar(
  propertyId: string,
  day: DemoDay,
  { habit, share }: { habit: StatisticsHabit; share: number },
): DemoCountedDay {
  const part = {
    ...day,
    ...{ arrivals: day.arrivals * share, departures: day.departures * share, inHouse: day.inHouse * share },
  }
  return { subject: 'visits', day: day.date, counts: visitsOf(propertyId, part, habit), isSettled: false }
}

/** Each card's record comes to what was redeemed on its days. */
function recordsOf(
  days: readonly DemoCountedDay[],
  { timeZone }: { timeZone: string },
): DemoStatistics['vouchers'] {
  const records = new Map<string, DemoStatistics['vouchers'][number]>()
  for (const { subject, day, counts } of days) {
    if (subject !== 'vouchers') continue
    const at = new Date(instantOfLocal(`${day}T18:20`, timeZone) ?? 0)
    for (const [cardId, { redeemed = 0 }] of rowsOfPart(counts, 'voucher')) {
      const known = records.get(cardId) ?? { cardId, redeemed: 0, firstAt: at, lastAt: at }
      records.set(cardId, { ...known, redeemed: known.redeemed + redeemed, lastAt: at })
    }
  }
  return [...records.values()]
}
