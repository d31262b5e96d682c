import { taskOf } from '@innkeeper/domain/cleaning/marks.ts'
import { addCounts, type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { addDays, instantOfLocal, localTimeAt } from '@innkeeper/domain/time.ts'
import fc from 'fast-check'
import { cleaningChoices, cleaningMarks } from '../features/cleaning/tables.ts'
import { voucherRedemptions } from '../features/guestbook/tables.ts'
import type { CountedHouse } from '../features/statistics/subjects/read-days.ts'
import type { Database } from '../platform/db/port.ts'
import { newId } from '../platform/ids.ts'
import { aBooking, aProperty, aUnit } from './builders.ts'
import { anOrderRow, insertOrders } from './orders.ts'

const CURRENCY = 'NOK'
const CHECK_IN = '15:00'

/** What happens in a house within some days, as dice have it. */
export type Happening = ReturnType<typeof happenings> extends fc.Arbitrary<infer All> ? All : never

export function happenings({ from, days, timeZone }: { from: string; days: number; timeZone: string }) {
  const start = instantOfLocal(`${from}T00:00`, timeZone) ?? 0
  const at = fc.integer({ min: start, max: start + days * 86_400_000 }).map((ms) => new Date(ms))
  const day = fc.integer({ min: 0, max: days - 1 }).map((later) => addDays(from, later))
  const order = fc.record({
    at,
    status: fc.constantFrom('no action taken', 'accepted', 'auto accepted', 'declined' as const),
    reason: fc.constantFrom(null, 'too busy', 'no answer in time', 'cancelled by the guest' as const),
    isPreview: fc.boolean(),
    currency: fc.constantFrom(CURRENCY, CURRENCY, 'EUR'),
    source: fc.constantFrom('guestbook', 'upselling', 'room upgrades' as const),
    answeredAfter: fc.integer({ min: 0, max: 3000 }),
    lines: fc.array(
      fc.record({
        productId: fc.constantFrom('coffee', 'sauna', 'spa'),
        quantity: fc.integer({ min: 1, max: 4 }),
        unitPrice: fc.integer({ min: 0, max: 90_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  const mark = fc.record({
    day,
    unit: fc.nat(1),
    kind: fc.constantFrom('started', 'done', 'done', 'inspected', 'reopened', 'problem' as const),
    // Few moments, so that some are the same.
    minute: fc.nat(12),
    by: fc.constantFrom('anna', 'bo'),
  })
  const stay = fc.record({
    arrival: day,
    isCalledOff: fc.boolean(),
    checkInTime: fc.constantFrom(null, '11:30', '18:00'),
    registeredAt: fc.option(at),
    redeemed: fc.uniqueArray(fc.record({ card: fc.constantFrom('spa-card', 'bar-card'), at }), {
      selector: ({ card }) => card,
      maxLength: 2,
    }),
    choices: fc.uniqueArray(fc.record({ day, choice: fc.constantFrom('skip', 'request' as const) }), {
      selector: (one) => one.day,
      maxLength: 3,
    }),
  })
  return fc.record({
    orders: fc.array(order, { maxLength: 25 }),
    marks: fc.array(mark, { maxLength: 25 }),
    stays: fc.array(stay, { maxLength: 12 }),
  })
}

/** The property in which all that has happened. */
export async function aCountedHouse(
  db: Database,
  timeZone: string,
  { orders, marks, stays }: Happening,
): Promise<CountedHouse> {
  const propertyId = await aProperty(db, { timeZone, currency: CURRENCY, checkInTime: CHECK_IN })
  await insertOrders(
    db,
    propertyId,
    orders.map(({ at, answeredAfter, lines, ...order }) =>
      anOrderRow(
        propertyId,
        {
          ...order,
          placedAt: at,
          decidedAt:
            order.status === 'no action taken' || order.status === 'auto accepted'
              ? null
              : new Date(at.getTime() + answeredAfter * 1000),
        },
        lines,
      ),
    ),
  )
  const units = [await aUnit(db, propertyId, '101'), await aUnit(db, propertyId, '102')]
  if (marks.length > 0) {
    await db.tenant(propertyId, (tx) =>
      tx.insert(cleaningMarks).values(
        markRows(marks).map(({ unit, ...mark }) => ({
          ...mark,
          propertyId,
          unitId: units[unit]?.id ?? '',
          receivedAt: mark.madeAt,
          byName: mark.byId,
        })),
      ),
    )
  }
  for (const stay of stays) {
    const { arrival, checkInTime, registeredAt, redeemed, choices } = stay
    const { id: bookingId } = await aBooking(db, propertyId, {
      ...{ arrival, departure: addDays(arrival, 9), checkInTime, registeredAt },
      cancelledAt: stay.isCalledOff ? new Date() : null,
    })
    await db.tenant(propertyId, async (tx) => {
      const vouchers = redeemed.map(({ card: cardId, at: redeemedAt }) => ({
        cardId,
        redeemedAt,
        bookingId,
        propertyId,
      }))
      if (vouchers.length > 0) await tx.insert(voucherRedemptions).values(vouchers)
      const wishes = choices.map((choice) => ({
        ...choice,
        ...{ propertyId, bookingId, cardId: 'a-card', chosenAt: new Date() },
      }))
      if (wishes.length > 0) await tx.insert(cleaningChoices).values(wishes)
    })
  }
  return { propertyId, timeZone, currency: CURRENCY, checkInTime: CHECK_IN }
}

const markRows = (marks: Happening['marks']) =>
  marks.map(({ day, unit, kind, minute, by }, nth) => ({
    id: `${String(nth).padStart(3, '0')}-${newId()}`,
    ...{ day, unit, kind, byId: by },
    madeAt: new Date(Date.parse(`${day}T12:00:00Z`) + minute * 60_000),
  }))

/** The same slowly, one thing after the other, with the clocks of the domain. */
export function recount(timeZone: string, { orders, marks, stays }: Happening, date: string) {
  const isToday = (at: Date) => localTimeAt(at.getTime(), timeZone).date === date
  const placed = orders.filter(({ at, isPreview }) => !isPreview && isToday(at))
  const isSold = ({ status, currency }: (typeof placed)[number]) =>
    /accepted/.test(status) && currency === CURRENCY
  const totalOf = ({ lines }: (typeof placed)[number]) =>
    lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const orderCounts = placed.map((order): Counts => {
    const { status, reason, source, lines } = order
    const revenue = isSold(order) ? totalOf(order) : 0
    return addCounts([
      {
        ...{ orders: 1, revenue, [partKey('orders', 'source', source)]: 1 },
        [partKey('revenue', 'source', source)]: revenue,
        accepted: /accepted/.test(status) ? 1 : 0,
        declined: status === 'declined' ? 1 : 0,
        answered:
          /accepted/.test(status) || (status === 'declined' && reason !== 'cancelled by the guest') ? 1 : 0,
      },
      ...(isSold(order) ? lines : []).map(({ productId, quantity, unitPrice }) => ({
        sold: quantity,
        [partKey('sold', 'product', productId)]: quantity,
        [partKey('revenue', 'product', productId)]: quantity * unitPrice,
      })),
    ])
  })
  const answered = placed.filter(
    ({ status, reason }) =>
      status === 'accepted' ||
      (status === 'declined' && reason !== 'no answer in time' && reason !== 'cancelled by the guest'),
  )
  const arrivals = stays.filter(({ arrival, isCalledOff }) => arrival === date && !isCalledOff)
  const isBefore = ({ arrival, checkInTime, registeredAt }: (typeof arrivals)[number]) =>
    registeredAt !== null &&
    registeredAt.getTime() < (instantOfLocal(`${arrival}T${checkInTime ?? CHECK_IN}`, timeZone) ?? 0)
  const choices = stays.flatMap((stay) => stay.choices).filter(({ day }) => day === date)
  const ofDay = markRows(marks).filter(({ day }) => day === date)
  const done = [0, 1].flatMap((unit) => {
    const made = ofDay.filter((mark) => mark.unit === unit)
    const task = taskOf(
      made.map(({ id, kind, madeAt, byId }) => ({
        id,
        kind,
        at: madeAt.getTime(),
        by: { id: byId, name: byId },
      })),
    )
    return task.done ? [task.done.by] : []
  })
  const counted: Partial<Record<Subject, Counts>> = {
    orders: addCounts(orderCounts),
    answers: {
      requests: answered.length,
      requestSeconds: answered.reduce((sum, { answeredAfter }) => sum + answeredAfter, 0),
      requestsSoon: answered.filter(({ answeredAfter }) => answeredAfter <= 900).length,
    },
    registration: {
      arrivals: arrivals.length,
      registered: arrivals.filter(({ registeredAt }) => registeredAt !== null).length,
      before: arrivals.filter(isBefore).length,
    },
    vouchers: addCounts(
      stays
        .flatMap(({ redeemed }) => redeemed)
        .filter(({ at }) => isToday(at))
        .map(({ card }) => ({ redeemed: 1, [partKey('redeemed', 'voucher', card)]: 1 })),
    ),
    cleaning: addCounts([
      {
        skipped: choices.filter(({ choice }) => choice === 'skip').length,
        requested: choices.filter(({ choice }) => choice === 'request').length,
        problems: ofDay.filter(({ kind }) => kind === 'problem').length,
      },
      ...done.map((by) => ({ done: 1, [partKey('done', 'person', by)]: 1 })),
    ]),
  }
  return counted
}
