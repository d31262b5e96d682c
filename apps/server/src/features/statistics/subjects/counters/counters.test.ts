import { partKey } from '@innkeeper/domain/statistics/counts.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../platform/db/port.ts'
import { newId } from '../../../../platform/ids.ts'
import { aBooking, aProperty } from '../../../../testing/builders.ts'
import { sharedTestDatabase } from '../../../../testing/database.ts'
import { anOrder } from '../../../../testing/orders.ts'
import { automationSteps, automations } from '../../../automations/tables.ts'
import { messages, threadEntries, threads } from '../../../messaging/tables.ts'
import { surveyCounts } from '../../../survey/tables.ts'
import { dealTotals } from '../../../upselling/tables.ts'
import { trackingTotals } from '../../tables.ts'
import { countLive } from '../read-days.ts'

let db: Database
beforeAll(async () => {
  db = await sharedTestDatabase()
})

const DAY = '2026-11-10'
const at = (clock: string) => new Date(`${DAY}T${clock}:00Z`)

async function aHouse() {
  const propertyId = await aProperty(db, { timeZone: 'Europe/London', currency: 'NOK' })
  const house = { propertyId, timeZone: 'Europe/London', currency: 'NOK', checkInTime: '15:00' }
  return {
    propertyId,
    insert: <Table extends PgTable>(table: Table, ...rows: Omit<Table['$inferInsert'], 'propertyId'>[]) =>
      db.tenant(propertyId, (tx) =>
        tx.insert(table).values(rows.map((row) => ({ ...row, propertyId }) as Table['$inferInsert'])),
      ),
    /** What is counted of the day, and of the days around it. */
    count: async (subject: Subject) => {
      const dates = [addDays(DAY, -1), DAY, addDays(DAY, 1)]
      return Object.fromEntries(
        await db.tenant(propertyId, (tx) => countLive(tx, house, { subject, dates, isTakenApart: true })),
      )
    },
  }
}

describe('messages', () => {
  const message = (state: string, more: object = {}) => ({
    ...{ id: newId(), kind: 'letter', channel: 'email' as const, causeKind: 'mailing', causeId: 'm' },
    ...{
      recipient: 'a@b.example',
      language: 'en',
      bodyText: '',
      createdAt: at('08:00'),
      state: state as 'sent',
    },
    ...more,
  })

  it('left the house when a provider took them, also those that came back', async () => {
    const house = await aHouse()
    const sms = { channel: 'sms', causeKind: 'order', sentAt: at('09:00') }
    await house.insert(
      messages,
      message('sent', { sentAt: at('09:00') }),
      message('failed', { sentAt: at('09:00'), failure: 'bounced' }),
      message('failed', { failure: 'refused' }),
      message('kept', { sentAt: at('09:00') }),
      message('queued'),
      message('cancelled'),
      message('skipped'),
      message('delivered', sms),
      message('sent', sms),
      // Made on this day, sent on the next.
      message('sent', { sentAt: new Date('2026-11-11T00:00:00Z') }),
    )
    const of = (part: string, row: string, counts: Record<string, number>) =>
      Object.fromEntries(Object.entries(counts).map(([key, count]) => [partKey(key, part, row), count]))
    const counted = await house.count('messages')
    expect(counted[DAY]).toEqual({
      ...{ sent: 4, delivered: 1, failed: 2, reported: 2 },
      ...of('channel', 'email', { sent: 2, failed: 2 }),
      ...of('channel', 'sms', { sent: 2, delivered: 1, reported: 2 }),
      ...of('cause', 'mailing', { sent: 2, failed: 2 }),
      ...of('cause', 'order', { sent: 2, delivered: 1, reported: 2 }),
    })
    expect(counted['2026-11-11']).toMatchObject({ sent: 1 })
  })
})

describe('automations', () => {
  it('count each step of a stay once, sent or skipped, on the day it was decided', async () => {
    const house = await aHouse()
    const [one, two] = [newId(), newId()]
    const made = { automation: {} as never, name: 'Hello', createdAt: at('01:00'), changedAt: at('01:00') }
    await house.insert(automations, { ...made, id: one }, { ...made, id: two })
    const step = (automationId: string, state: 'planned' | 'done' | 'skipped', doneAt: Date | null) => ({
      ...{ automationId, version: 1, bookingId: newId(), step: 1, dueAt: at('00:00'), state, doneAt },
    })
    await house.insert(
      automationSteps,
      step(one, 'done', at('10:00')),
      step(one, 'skipped', at('10:00')),
      step(two, 'done', at('23:59')),
      step(two, 'done', new Date('2026-11-11T00:00:00Z')),
      step(two, 'planned', null),
    )
    const counted = await house.count('automations')
    expect(counted[DAY]).toEqual({
      ...{ sent: 2, skipped: 1, [partKey('sent', 'automation', one)]: 1 },
      ...{ [partKey('skipped', 'automation', one)]: 1, [partKey('sent', 'automation', two)]: 1 },
    })
  })
})

describe('answer times', () => {
  it('are those from what a guest asked to the first answer, however often the guest asked meanwhile', async () => {
    const house = await aHouse()
    const thread = newId()
    const entry = (writtenBy: 'guest' | 'staff' | 'note', clock: string) => ({
      ...{ id: newId(), threadId: thread, writtenBy, channel: 'guestbook' as const, text: '', at: at(clock) },
    })
    await house.insert(threads, { id: thread, language: 'en', lastAt: at('12:00'), createdAt: at('08:00') })
    for (const one of [
      entry('guest', '08:00'),
      entry('guest', '08:04'),
      entry('note', '08:05'),
      entry('guest', '08:06'),
      entry('staff', '08:10'),
      entry('staff', '08:30'),
      entry('guest', '09:00'),
      entry('staff', '10:00'),
      // Nobody answered that.
      entry('guest', '11:00'),
    ]) {
      await house.insert(threadEntries, one)
    }
    expect((await house.count('answers'))[DAY]).toEqual({
      ...{ messages: 2, messageSeconds: 600 + 3600, messagesSoon: 1 },
    })
  })

  it('of requests are those that somebody decided, and none that decided themselves', async () => {
    const house = await aHouse()
    const order = (change: object) => anOrder(db, house.propertyId, { placedAt: at('09:00'), ...change })
    await order({ status: 'accepted', decidedAt: at('09:05') })
    await order({ status: 'declined', reason: 'too busy', decidedAt: at('10:00') })
    await order({ status: 'declined', reason: 'no answer in time', decidedAt: at('11:00') })
    await order({ status: 'auto accepted', decidedAt: at('09:00') })
    await order({})
    expect((await house.count('answers'))[DAY]).toEqual({
      ...{ requests: 2, requestSeconds: 300 + 3600, requestsSoon: 1 },
    })
  })
})

describe('offers', () => {
  it('are requested by an order once, whatever of the deal is in it, and upgrades are apart', async () => {
    const house = await aHouse()
    const total = (step: 'shown' | 'opened' | 'in cart', count: number, cameFrom = '') => ({
      ...{ day: DAY, dealId: 'spa', cameFrom, step, count },
    })
    await house.insert(
      dealTotals,
      total('shown', 9),
      total('shown', 4, 'page/x'),
      total('opened', 5),
      total('in cart', 3),
    )
    const store = { source: 'upselling', placedAt: at('09:00') } as const
    const two = [
      { dealId: 'spa', unitPrice: 500 },
      { dealId: 'spa', unitPrice: 300 },
    ]
    await anOrder(db, house.propertyId, { ...store, status: 'accepted' }, two)
    const newer = await anOrder(db, house.propertyId, store, [{ dealId: 'spa' }])
    // What the guest changed is one wish with what came of it.
    await anOrder(db, house.propertyId, { ...store, replacedBy: newer.id }, [{ dealId: 'spa' }])
    await anOrder(db, house.propertyId, { ...store, isPreview: true }, [{ dealId: 'spa' }])
    await anOrder(db, house.propertyId, { ...store, source: 'room upgrades', status: 'accepted' }, [
      { unitPrice: 900 },
    ])
    expect((await house.count('offers'))[DAY]).toEqual({
      ...{ shown: 13, opened: 5, inCart: 3, requested: 2, accepted: 1, revenue: 800 },
      ...{ upgradesRequested: 1, upgradesAccepted: 1, upgradesRevenue: 900 },
      ...{ [partKey('shown', 'deal', 'spa')]: 13, [partKey('requested', 'deal', 'spa')]: 2 },
      ...{ [partKey('accepted', 'deal', 'spa')]: 1, [partKey('revenue', 'deal', 'spa')]: 800 },
    })
  })
})

describe('surveys', () => {
  it('add up what was counted of everybody as it came', async () => {
    const house = await aHouse()
    const counts = { all: 4, '*:10': 2, '*:7': 1, '*:0': 1, asked: 8, 'asked-answered': 3, 'room:5': 4 }
    const row = { surveyId: 'stay', day: DAY, unitCategoryId: '', language: '', targetGroupId: '' }
    await house.insert(
      surveyCounts,
      { ...row, counts },
      { ...row, language: 'da', counts: { all: 4 } },
      { ...row, surveyId: 'pulse', counts: { all: 1 } },
    )
    const groups = { promoters: 2, passives: 1, detractors: 1, scored: 4 }
    const asked = { asked: 8, answeredOfThose: 3 }
    const ofStay = Object.entries({ answered: 4, ...asked, ...groups }).map(([key, count]) => [
      partKey(key, 'survey', 'stay'),
      count,
    ])
    expect((await house.count('survey'))[DAY]).toEqual({
      ...{ answered: 5, ...asked, ...groups, ...Object.fromEntries(ofStay) },
      [partKey('answered', 'survey', 'pulse')]: 1,
    })
  })
})

describe('boxes', () => {
  it('are those whose address was counted; the rest counts for all of them', async () => {
    const house = await aHouse()
    const box = 'B'.repeat(22)
    const path = `/guestbook/${house.propertyId}/:guestid`
    const total = (
      event: 'BOX_OPENED' | 'BOX_SEEN' | 'LINK_FOLLOWED' | 'PAGE_OPENED',
      urlPath: string,
      count: number,
    ) => ({
      ...{ day: DAY, event, urlPath, count },
    })
    await house.insert(
      trackingTotals,
      total('PAGE_OPENED', path, 50),
      total('BOX_SEEN', `${path}/${box}`, 20),
      total('BOX_OPENED', `${path}/${box}`, 6),
      total('BOX_OPENED', `/guestbook/${house.propertyId}/qr/${box}`, 2),
      total('BOX_OPENED', `${path}/:modal`, 1),
      total('LINK_FOLLOWED', path, 3),
    )
    expect((await house.count('boxes'))[DAY]).toEqual({
      ...{ seen: 20, opened: 9, links: 3 },
      ...{ [partKey('seen', 'box', box)]: 20, [partKey('opened', 'box', box)]: 8 },
    })
  })
})

describe('visits', () => {
  it('stand beside the arrivals of the day, without what is called off', async () => {
    const house = await aHouse()
    const stay = { arrival: DAY, departure: addDays(DAY, 2) }
    await aBooking(db, house.propertyId, stay)
    await aBooking(db, house.propertyId, { ...stay, cancelledAt: at('08:00') })
    await aBooking(db, house.propertyId, { ...stay, noShowAt: at('23:00') })
    expect((await house.count('visits'))[DAY]).toEqual({ arrivals: 1 })
  })
})
