import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import { REQUEST_STATUSES } from '@innkeeper/domain/orders/constants.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { newDeal } from '@innkeeper/domain/upselling/deal-words.ts'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import papaparse from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { anOrder, anOrderRow, insertOrders } from '../../../testing/orders.ts'
import { aTemplate } from '../../../testing/templates.ts'
import { bookings } from '../../guests/tables.ts'
import { insertDeal, removeDeal } from '../deals/repository.ts'
import { createDealTotals } from '../store/deal-totals.ts'
import { dealTotals } from '../tables.ts'
import { originOf } from './origin.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const aHouse = (timeZone = 'Europe/Copenhagen') =>
  aProperty(app.db, { currency: 'NOK', timeZone, plan: 'plus' })

async function asked(propertyId: string, days: { from: string; to: string }, kind = 'statistics') {
  const { cookie } = await aSignedIn(app, propertyId, ['analyst'])
  return app.inject({
    method: 'GET',
    url: `/api/hotel/upselling/${kind}`,
    query: days,
    headers: { cookie },
  })
}
const statisticsOf = async (propertyId: string, from: string, to: string) =>
  (await asked(propertyId, { from, to })).json().data as UpsellingStatistics

/** As every hour, days after the departures. */
async function removePeople() {
  const jobs = app.features.find(({ name }) => name === 'orders')?.jobs ?? []
  const job = jobs.find(({ name }) => name === 'orders.remove-requests')
  if (!job) throw new Error('orders remove the people of requests')
  await job.handler({ payload: {}, signal: new AbortController().signal })
}

async function aDeal(propertyId: string, title: string) {
  const deal = newDeal(crypto.randomUUID().replaceAll('-', '').slice(0, 22))
  const words = { title, subtitle: '', description: '' }
  const written = {
    deal: { ...deal, content: { 0: words } },
    defaultIndex: 0,
    changedBy: null,
    changedAt: new Date(),
  }
  await app.db.tenant(propertyId, (tx) => insertDeal(tx, propertyId, written))
  return deal.id
}

type Total = Omit<typeof dealTotals.$inferSelect, 'propertyId'>
const insertTotals = (propertyId: string, totals: readonly Total[]) =>
  totals.length === 0
    ? Promise.resolve()
    : app.db.tenant(propertyId, async (tx) => {
        await tx.insert(dealTotals).values(totals.map((total) => ({ ...total, propertyId })))
      })

type Made = ReturnType<typeof anOrderRow>
type Steps = UpsellingStatistics['total']
const NOTHING: Steps = { shown: 0, opened: 0, inCart: 0, requested: 0, accepted: 0, revenue: 0 }

/** The same steps, counted one by one. */
function recount(
  { made, totals }: { made: readonly Made[]; totals: readonly Total[] },
  timeZone: string,
  isMeant: (of: { day: string; deal: string; origin: string }) => boolean,
): Steps {
  const steps = { ...NOTHING }
  for (const { day, dealId, cameFrom, step, count } of totals) {
    if (!isMeant({ day, deal: dealId, origin: cameFrom })) continue
    steps[step === 'in cart' ? 'inCart' : step] += count
  }
  for (const { order, lines } of made) {
    if (order.stage !== 'placed' || order.isPreview) continue
    const day = localTimeAt(order.placedAt.getTime(), timeZone).date
    for (const deal of new Set(lines.flatMap(({ dealId }) => dealId ?? []))) {
      if (!isMeant({ day, deal, origin: order.cameFrom ?? '' })) continue
      const isAccepted = /accepted/.test(order.status ?? '')
      steps.requested += 1
      if (!isAccepted) continue
      steps.accepted += 1
      if (order.currency !== 'NOK') continue
      for (const line of lines) if (line.dealId === deal) steps.revenue += line.total
    }
  }
  return steps
}

const DEALS = ['wine', 'sauna', 'late']
const COUNTED = ['message/m1', 'card/c1', 'page/p1']
const ORIGINS = ['', ...COUNTED, 'somewhere']
/** Guests came from these once, so they are origins of the house. */
const EARLIER: Total[] = COUNTED.map((cameFrom) => ({
  ...{ day: '2025-01-01', dealId: 'wine', cameFrom, step: 'shown', count: 1, guests: 0 },
}))
const FIRST = Date.parse('2026-10-20T00:00:00Z')

/** Around the night on which the clocks go back, in Copenhagen on 25 October and in New York on 1 November. */
const ordersArbitrary = fc.array(
  fc.record({
    minutes: fc.integer({ min: 0, max: 15 * 24 * 60 }),
    status: fc.constantFrom(...REQUEST_STATUSES),
    stage: fc.constantFrom('placed' as const, 'placed' as const, 'abandoned' as const),
    isPreview: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    currency: fc.constantFrom('NOK', 'NOK', 'DKK'),
    cameFrom: fc.constantFrom(...ORIGINS, null),
    lines: fc.array(
      fc.record({
        dealId: fc.constantFrom(...DEALS, null),
        quantity: fc.integer({ min: 1, max: 4 }),
        unitPrice: fc.integer({ min: 0, max: 90_000 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  { maxLength: 40 },
)
const totalsArbitrary = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: 0, max: 15 }).map((days) => addDays('2026-10-20', days)),
    dealId: fc.constantFrom(...DEALS),
    cameFrom: fc.constantFrom(...ORIGINS),
    step: fc.constantFrom('shown' as const, 'opened' as const, 'in cart' as const),
    count: fc.integer({ min: 1, max: 500 }),
    guests: fc.constant(0),
  }),
  { maxLength: 40, selector: ({ day, dealId, cameFrom, step }) => `${day} ${dealId} ${cameFrom} ${step}` },
)

const stepsIn = ({ shown, opened, inCart, requested, accepted, revenue }: Steps): Steps => ({
  shown,
  opened,
  inCart,
  requested,
  accepted,
  revenue,
})

describe('the funnel', () => {
  it.each(['Europe/Copenhagen', 'America/New_York'])(
    'is what counting one by one gives, also over the night the clocks go back in %s',
    async (timeZone) => {
      await fc.assert(
        fc.asyncProperty(
          ordersArbitrary,
          totalsArbitrary,
          fc.integer({ min: 0, max: 13 }),
          fc.integer({ min: 0, max: 10 }),
          async (wishes, totals, firstDay, length) => {
            const propertyId = await aHouse(timeZone)
            const made = wishes.map(({ minutes, lines, ...rest }) =>
              anOrderRow(
                propertyId,
                { ...rest, source: 'upselling', placedAt: new Date(FIRST + minutes * 60_000) },
                lines,
              ),
            )
            await insertOrders(app.db, propertyId, made)
            await insertTotals(propertyId, [...EARLIER, ...totals])
            const from = addDays('2026-10-20', firstDay)
            const to = addDays(from, length)
            const answered = await statisticsOf(propertyId, from, to)
            const counted = (isMeant: Parameters<typeof recount>[2]) =>
              recount({ made, totals }, timeZone, (of) => of.day >= from && of.day <= to && isMeant(of))
            expect(answered.total).toEqual(counted(() => true))
            expect(answered.days).toHaveLength(length + 1)
            for (const { date, ...steps } of answered.days) {
              expect({ date, steps }).toEqual({ date, steps: counted(({ day }) => day === date) })
            }
            for (const deal of DEALS) {
              const row = answered.byDeal.find(({ dealId }) => dealId === deal)
              expect(stepsIn(row ?? NOTHING)).toEqual(counted((of) => of.deal === deal))
            }
            for (const cameFrom of ORIGINS) {
              const { kind, id } = originOf(cameFrom)
              const row = answered.byOrigin.find((one) => one.kind === kind && one.id === id)
              expect(stepsIn(row ?? NOTHING)).toEqual(
                counted((of) => originOf(of.origin).kind === kind && originOf(of.origin).id === id),
              )
            }
          },
        ),
        { numRuns: 8 },
      )
    },
  )

  it('says what it can still name: the title of a deal, a template, a card', async () => {
    const propertyId = await aHouse()
    const [dealId, gone] = [await aDeal(propertyId, 'Late check-out'), await aDeal(propertyId, 'Old one')]
    const message = await aTemplate(app.db, propertyId, { name: 'Before you come', type: 'email' })
    const card = await aCard(app.db, propertyId, { title: 'A little more' })
    const day = '2026-11-10'
    const seen = { day, step: 'shown' as const, guests: 1 }
    await insertTotals(propertyId, [
      { ...seen, dealId, cameFrom: `message/${message}`, count: 3 },
      { ...seen, dealId, cameFrom: `card/${card.id}`, count: 2 },
      { ...seen, dealId: gone, cameFrom: 'page/long-gone', count: 1 },
    ])
    await app.db.tenant(propertyId, (tx) => removeDeal(tx, propertyId, gone))
    const { byDeal, byOrigin, agreed } = await statisticsOf(propertyId, day, day)
    expect(byDeal).toMatchObject([
      { dealId, title: 'Late check-out', shown: 5 },
      { dealId: gone, title: null, shown: 1 },
    ])
    expect(byOrigin).toMatchObject([
      { kind: 'message', id: message, label: 'Before you come', shown: 3 },
      { kind: 'card', id: card.id, label: 'A little more', shown: 2 },
      { kind: 'page', id: 'long-gone', label: null, shown: 1 },
    ])
    expect(agreed).toEqual({ shown: 3, opened: 0, inCart: 0 })
  })

  it('does not count as accepted what the house cancelled afterwards, nor what was only tried out', async () => {
    const propertyId = await aHouse()
    const store = { source: 'upselling', status: 'accepted' } as const
    const line = { dealId: 'wine', unitPrice: 500 }
    await anOrder(app.db, propertyId, store, [line, { ...line, unitPrice: 700 }])
    await anOrder(app.db, propertyId, { ...store, isPreview: true }, [line])
    await anOrder(
      app.db,
      propertyId,
      { ...store, status: 'declined', reason: 'out of stock', cancelledAt: new Date('2026-11-15T12:00:00Z') },
      [line],
    )
    await anOrder(app.db, propertyId, { ...store, status: 'declined', reason: 'too busy' }, [line])
    const { total, declineReasons } = await statisticsOf(propertyId, '2026-11-15', '2026-11-15')
    expect(total).toEqual({ ...NOTHING, requested: 3, accepted: 1, revenue: 1200 })
    expect(declineReasons).toEqual([{ reason: 'too busy', count: 1 }])
  })

  it('counts what guests took back as asked for, apart from what the house declined', async () => {
    const propertyId = await aHouse()
    const byGuest = { status: 'declined', reason: 'cancelled by the guest' } as const
    const store = { source: 'upselling', ...byGuest } as const
    await anOrder(app.db, propertyId, store, [{ dealId: 'wine' }])
    await anOrder(app.db, propertyId, { ...store, source: 'room upgrades' })
    await anOrder(app.db, propertyId, { ...store, reason: 'no answer in time' }, [{ dealId: 'wine' }])
    // Given up on purpose and paid all the same: its money went back.
    await anOrder(app.db, propertyId, { ...store, voidedAt: new Date() }, [{ dealId: 'wine' }])
    const found = await statisticsOf(propertyId, '2026-11-15', '2026-11-15')
    expect(found.total).toMatchObject({ requested: 2, accepted: 0 })
    expect(found.upgrades).toEqual({ requested: 1, accepted: 0, revenue: 0 })
    expect(found.declineReasons).toEqual([{ reason: 'no answer in time', count: 1 }])
    expect(found.takenBack).toBe(2)
  })

  it('counts an order and what the guest changed it to as one wish, once that reached the house', async () => {
    const propertyId = await aHouse()
    const line = [{ dealId: 'wine', unitPrice: 500 }]
    const replace = (id: string, newer: string) =>
      app.db.tenant(propertyId, (tx) =>
        tx.execute(sql`update orders set replaced_by = ${newer} where id = ${id}`),
      )
    const store = { source: 'upselling' } as const
    const gone = { ...store, status: 'declined', reason: 'cancelled by the guest' } as const
    const [first, second] = [
      await anOrder(app.db, propertyId, gone, line),
      await anOrder(app.db, propertyId, { ...store, status: 'accepted' }, line),
    ]
    await replace(first.id, second.id)
    expect(await statisticsOf(propertyId, '2026-11-15', '2026-11-15')).toMatchObject({
      total: { requested: 1, accepted: 1, revenue: 500 },
      takenBack: 0,
    })
    const changed = await anOrder(app.db, propertyId, gone, line)
    const unpaid = await anOrder(app.db, propertyId, { ...store, stage: 'abandoned' }, line)
    await replace(changed.id, unpaid.id)
    expect(await statisticsOf(propertyId, '2026-11-15', '2026-11-15')).toMatchObject({
      total: { requested: 2, accepted: 1 },
      takenBack: 1,
    })
  })

  it('says what upgrades and deals bring for each arrival, also after the person was removed from the requests', async () => {
    const propertyId = await aHouse()
    const day = { arrival: '2026-11-15', departure: '2026-11-18' }
    const guest = await aBooking(app.db, propertyId, { ...day, state: 'precheckin' })
    const other = await aBooking(app.db, propertyId, {
      ...day,
      state: 'precheckin',
      email: 'lars@guest.example',
    })
    await aBooking(app.db, propertyId, { ...day, state: 'precheckin', cancelledAt: new Date() })
    const later = await aBooking(app.db, propertyId, { arrival: '2026-12-01', departure: '2026-12-03' })
    const placedAt = new Date('2026-11-01T10:00:00Z')
    const accepted = { status: 'accepted', placedAt, archivedAt: placedAt } as const
    const order = (
      bookingId: string,
      source: 'upselling' | 'room upgrades' | 'guestbook',
      unitPrice: number,
    ) =>
      anOrder(app.db, propertyId, { ...accepted, bookingId, source }, [
        { unitPrice, dealId: source === 'upselling' ? 'wine' : null },
      ])
    await order(guest.id, 'upselling', 1000)
    await order(other.id, 'room upgrades', 3000)
    await order(guest.id, 'guestbook', 9000)
    await order(later.id, 'upselling', 9000)
    await anOrder(app.db, propertyId, { placedAt, bookingId: other.id, source: 'room upgrades' }, [
      { unitPrice: 4000 },
    ])
    const arrivals = await statisticsOf(propertyId, '2026-11-15', '2026-11-15')
    expect(arrivals.arrivals).toEqual({ count: 2, averageRevenue: 2000 })
    const asked = await statisticsOf(propertyId, '2026-11-01', '2026-11-01')
    expect(asked.upgrades).toEqual({ requested: 2, accepted: 1, revenue: 3000 })
    app.clock.set(new Date('2026-11-30T12:00:00Z'))
    await removePeople()
    const { rows } = await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`select count(*)::int as removed from orders where removed_at is not null`),
    )
    expect(rows).toEqual([{ removed: 3 }])
    expect(await statisticsOf(propertyId, '2026-11-15', '2026-11-15')).toEqual(arrivals)
    expect(await statisticsOf(propertyId, '2026-11-01', '2026-11-01')).toEqual(asked)
    const stay = and(eq(bookings.propertyId, propertyId), eq(bookings.id, later.id))
    await app.db.tenant(propertyId, (tx) => tx.update(bookings).set({ arrival: '2026-11-15' }).where(stay))
    expect((await statisticsOf(propertyId, '2026-11-15', '2026-11-15')).arrivals).toEqual({
      count: 3,
      averageRevenue: 4333,
    })
  })

  it('knows nothing of another property', async () => {
    const [ours, theirs] = [await aHouse(), await aHouse()]
    await anOrder(app.db, theirs, { source: 'upselling', status: 'accepted' }, [{ dealId: 'wine' }])
    await aBooking(app.db, theirs, { arrival: '2026-11-15', departure: '2026-11-16' })
    await insertTotals(theirs, [
      { day: '2026-11-15', dealId: 'wine', cameFrom: '', step: 'shown', count: 4, guests: 0 },
    ])
    const { total, byDeal, arrivals } = await statisticsOf(ours, '2026-11-15', '2026-11-15')
    expect({ total, byDeal, arrivals }).toEqual({
      total: NOTHING,
      byDeal: [],
      arrivals: { count: 0, averageRevenue: null },
    })
  })

  it('is for whoever reads results, and for a year at most', async () => {
    const propertyId = await aHouse()
    const { cookie } = await aSignedIn(app, propertyId, ['reception'])
    const url = '/api/hotel/upselling/statistics?from=2026-11-15&to=2026-11-15'
    expect((await app.inject({ method: 'GET', url, headers: { cookie } })).statusCode).toBe(403)
    const codeOf = async (from: string, to: string) => (await asked(propertyId, { from, to })).json().code
    expect(await codeOf('2026-11-16', '2026-11-15')).toBe('request/invalid')
    expect(await codeOf('2025-11-14', '2026-11-15')).toBe('request/invalid')
    expect(await codeOf('2025-11-15', '2026-11-15')).toBeUndefined()
  })
})

describe('the funnel as a spreadsheet', () => {
  it('has a line for each day, deal and origin, no person, and no cell that is a formula', async () => {
    const propertyId = await aHouse()
    const dealId = await aDeal(propertyId, '=cmd|calc')
    await anOrder(app.db, propertyId, { source: 'upselling', status: 'accepted', cameFrom: 'page/-2+3' }, [
      { dealId, unitPrice: 14_550 },
    ])
    const page = await aTemplate(app.db, propertyId, { name: 'Rooms', type: 'page' })
    const upgrade = { source: 'room upgrades', cameFrom: `page/${page}` } as const
    await anOrder(app.db, propertyId, { ...upgrade, status: 'declined', reason: 'too busy' })
    await anOrder(app.db, propertyId, { ...upgrade, status: 'declined', reason: 'cancelled by the guest' })
    await aBooking(app.db, propertyId, { arrival: '2026-11-15', departure: '2026-11-16' })
    const answer = await asked(propertyId, { from: '2026-11-14', to: '2026-11-15' }, 'statistics.csv')
    expect(answer.headers['content-disposition']).toContain(
      `upselling-${propertyId}-2026-11-14-2026-11-15.csv`,
    )
    const { data } = papaparse.parse<Record<string, string>>(answer.body.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    })
    expect(data).toMatchObject([
      { by: 'day', date: '2026-11-14', requested: '0' },
      { by: 'day', date: '2026-11-15', requested: '1', accepted: '1', revenue: '145,50' },
      { by: 'deal', deal: dealId, name: "'=cmd|calc", revenue: '145,50', currency: 'NOK' },
      { by: 'origin', origin: 'other', requested: '1' },
      { by: 'origin', origin: `page/${page}`, name: 'Rooms', shown: '0', requested: '0' },
      { by: 'room upgrades', shown: '', opened: '', 'in cart': '', requested: '2', revenue: '0,00' },
      { by: 'room upgrades, origin', origin: `page/${page}`, shown: '', requested: '2' },
      { by: 'declined', name: 'too busy', requested: '', count: '1' },
      { by: 'taken back', name: 'cancelled by the guest', count: '1' },
      { by: 'arrivals', count: '1', average: '0,00', currency: 'NOK' },
    ])
    expect(answer.body).not.toMatch(/Astrid|Nilsen|guest\.example|\+47/)
  })
})

describe('where guests came from', () => {
  const day = '2026-11-15'

  it('is said of upgrades as well, beside the deals', async () => {
    const propertyId = await aHouse()
    const message = await aTemplate(app.db, propertyId, { name: 'Before you come', type: 'email' })
    const from = { cameFrom: `message/${message}` }
    await anOrder(app.db, propertyId, { ...from, source: 'room upgrades', status: 'accepted' }, [
      { unitPrice: 3000 },
    ])
    await anOrder(app.db, propertyId, { ...from, source: 'upselling' }, [{ dealId: 'wine' }])
    const { byOrigin, upgrades } = await statisticsOf(propertyId, day, day)
    expect(upgrades).toEqual({ requested: 1, accepted: 1, revenue: 3000 })
    expect(byOrigin).toMatchObject([
      { kind: 'message', id: message, label: 'Before you come', requested: 1, accepted: 0, upgrades },
    ])
  })

  it('is no card that was deleted where there never was one', async () => {
    const propertyId = await aHouse()
    await anOrder(app.db, propertyId, { source: 'upselling', cameFrom: 'card/abc' }, [{ dealId: 'wine' }])
    await anOrder(app.db, propertyId, { source: 'room upgrades', cameFrom: 'card/abc' })
    expect((await statisticsOf(propertyId, day, day)).byOrigin).toMatchObject([
      { kind: 'other', id: '', requested: 1, upgrades: { requested: 1 } },
    ])
  })

  it('stays one row after the card was deleted, for what is shown as for what is asked for', async () => {
    const propertyId = await aHouse()
    const dealId = await aDeal(propertyId, 'Sauna')
    const { id } = await aCard(app.db, propertyId)
    const cameFrom = `card/${id}`
    const body = { isAgreed: false, cameFrom, deals: [{ dealId, step: 'shown' as const }] }
    const add = createDealTotals(app.db)
    const look = () => add({ propertyId, bookingId: newId(), day, body })
    const ask = () => anOrder(app.db, propertyId, { source: 'upselling', cameFrom }, [{ dealId }])
    await look()
    await ask()
    await app.db.tenant(propertyId, (tx) => tx.execute(sql`delete from cards where id = ${id}`))
    await look()
    await ask()
    expect((await statisticsOf(propertyId, day, day)).byOrigin).toMatchObject([
      { kind: 'card', id, label: null, shown: 2, requested: 2 },
    ])
  })

  it('is counted where the property has it; whatever else strangers send is one and the same', async () => {
    const propertyId = await aHouse()
    const other = await aHouse()
    const dealId = await aDeal(propertyId, 'Sauna')
    const ours = await aCard(app.db, propertyId)
    const theirs = await aCard(app.db, other)
    const add = createDealTotals(app.db)
    const origins = [
      `card/${ours.id}`,
      `card/${theirs.id}`,
      `message/${ours.id}`,
      'card/',
      'invented-1',
      'invented-2',
    ]
    for (const cameFrom of origins) {
      const body = { isAgreed: false, cameFrom, deals: [{ dealId, step: 'shown' as const }] }
      await add({ propertyId, bookingId: newId(), day, body })
    }
    const rows = await app.db.tenant(propertyId, (tx) =>
      tx.select({ cameFrom: dealTotals.cameFrom, count: dealTotals.count }).from(dealTotals),
    )
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(
      expect.arrayContaining([
        { cameFrom: `card/${ours.id}`, count: 1 },
        { cameFrom: '', count: 5 },
      ]),
    )
  })
})
