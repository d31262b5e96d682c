import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { anAutomation, anAutomationDesk, aStep } from '../../testing/automation-desk.ts'
import { anOrder } from '../../testing/orders.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

describe('an automation', () => {
  it('writes to each stay once when its moment comes, whatever is asked again', async () => {
    const desk = await anAutomationDesk(app)
    await desk.booking({ firstName: 'Astrid', email: 'astrid@guest.example' })
    await desk.booking({
      firstName: 'Far',
      email: 'far@guest.example',
      arrival: '2027-01-20',
      departure: '2027-01-22',
    })
    const id = await desk.automation()
    await desk.at('2026-11-17T08:59:00Z')
    expect(await desk.sent()).toEqual([])
    await desk.at('2026-11-17T09:00:00Z')
    for (let again = 0; again < 3; again++) {
      await desk.plan()
      await Promise.all([desk.doDue(), desk.doDue()])
    }
    app.clock.set('2026-11-16T09:00:00Z')
    await desk.plan()
    await desk.at('2026-11-17T09:05:00Z')
    const sent = await desk.sent()
    expect(sent.map(({ recipient, kind, causeId }) => [recipient, kind, causeId])).toEqual([
      ['astrid@guest.example', 'step-1', id],
    ])
  })

  it('sends nothing that was due before it was turned on', async () => {
    const desk = await anAutomationDesk(app)
    await desk.booking({ arrival: '2026-11-17', departure: '2026-11-19' })
    const id = await desk.automation({ late: 'at once' })
    await desk.plan()
    expect(await desk.steps(id)).toEqual([])
  })

  it('goes on with what follows for those who got the first step when it is changed', async () => {
    const desk = await anAutomationDesk(app)
    await desk.booking({})
    const steps = [aStep(), aStep({ key: 2, wait: { amount: 1, unit: 'days' } })]
    const id = await desk.automation({ steps })
    await desk.at('2026-11-17T09:00:00Z')
    await desk.change(id, anAutomation({ name: 'Better', steps: [aStep({ key: 3 }), ...steps.slice(1)] }))
    await desk.at('2026-11-18T09:00:00Z')
    expect((await desk.sent()).map(({ kind }) => kind)).toEqual(['step-1', 'step-2'])
  })

  it('never sends a step again that an older version sent', async () => {
    const desk = await anAutomationDesk(app)
    const { id: bookingId } = await desk.booking({})
    const id = await desk.automation()
    await desk.at('2026-11-17T09:00:00Z')
    await desk.change(id, anAutomation({ trigger: { on: 'days before arrival', days: 1, at: '12:00' } }))
    await desk.at('2026-11-19T11:00:00Z')
    await desk.changeBooking(bookingId, { arrival: '2026-11-25', departure: '2026-11-27' })
    await desk.plan(bookingId)
    await desk.at('2026-11-24T11:00:00Z')
    expect(await desk.sent()).toHaveLength(1)
  })

  it('is paused at once, and turned on again makes up for nothing', async () => {
    const desk = await anAutomationDesk(app)
    await desk.booking({})
    const id = await desk.automation()
    await desk.turn(id, false)
    expect(await desk.steps(id)).toEqual([])
    await desk.at('2026-11-17T09:01:00Z')
    await desk.turn(id, true)
    await desk.at('2026-11-17T12:00:00Z')
    expect(await desk.sent()).toEqual([])
  })
})

describe('a stay that changes', () => {
  it('moves what was planned with its arrival', async () => {
    const desk = await anAutomationDesk(app)
    const { id: bookingId } = await desk.booking({})
    const id = await desk.automation()
    await desk.changeBooking(bookingId, { arrival: '2026-11-22', departure: '2026-11-25' })
    await desk.plan(bookingId)
    expect((await desk.steps(id)).map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-11-19T09:00:00.000Z',
    ])
    // Also where nobody heard of it.
    await desk.changeBooking(bookingId, { arrival: '2026-11-24' })
    await desk.at('2026-11-19T09:00:00Z')
    expect(await desk.sent()).toEqual([])
    await desk.at('2026-11-21T09:00:00Z')
    expect(await desk.sent()).toHaveLength(1)
  })

  it('gets nothing once it is cancelled or a no-show, also when it was planned', async () => {
    const desk = await anAutomationDesk(app)
    const cancelled = await desk.booking({ firstName: 'Cancelled' })
    const noShow = await desk.booking({ firstName: 'No show' })
    const id = await desk.automation()
    await desk.changeBooking(cancelled.id, { cancelledAt: new Date(TEST_NOW) })
    await desk.changeBooking(noShow.id, { noShowAt: new Date(TEST_NOW) })
    await desk.plan(cancelled.id)
    expect((await desk.steps(id)).map(({ bookingId }) => bookingId)).toEqual([noShow.id])
    await desk.at('2026-11-17T09:00:00Z')
    expect(await desk.sent()).toEqual([])
    expect((await desk.steps(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'called-off'],
    ])
  })

  it('gets nothing that follows check-out when nobody ever came', async () => {
    const desk = await anAutomationDesk(app)
    const stay = { arrival: '2026-11-13', departure: '2026-11-16' }
    await desk.booking({ ...stay, email: 'never@guest.example' })
    await desk.booking({ ...stay, email: 'came@guest.example', state: 'checkin' })
    const id = await desk.automation({ trigger: { on: 'hours after check-out', hours: 2 } })
    await desk.at('2026-11-16T12:30:00Z')
    expect((await desk.sent()).map(({ recipient }) => recipient)).toEqual(['came@guest.example'])
    const reasons = (await desk.steps(id)).map(({ reason }) => reason)
    expect(reasons.toSorted()).toEqual(['never-checked-in', null])
  })

  it('gets what is due at once when it is booked late, if the automation says so', async () => {
    for (const late of ['at once', 'not at all'] as const) {
      app.clock.set(TEST_NOW)
      const desk = await anAutomationDesk(app)
      const id = await desk.automation({ late })
      app.clock.set('2026-11-19T12:00:00Z')
      const booked = { createdAt: new Date('2026-11-19T11:59:00Z') }
      const { id: bookingId } = await desk.booking(booked)
      await desk.booking({
        ...booked,
        arrival: '2026-11-01',
        departure: '2026-11-04',
        email: 'old@guest.example',
      })
      await desk.plan()
      expect(await desk.sent()).toHaveLength(late === 'at once' ? 1 : 0)
      expect(await desk.steps(id)).toMatchObject([
        late === 'at once'
          ? { bookingId, state: 'done' }
          : { bookingId, state: 'skipped', reason: 'booked-late' },
      ])
    }
  })

  it('is known by when its dates were last said', async () => {
    const desk = await anAutomationDesk(app)
    const { id: bookingId, ...booking } = await desk.booking({
      arrival: '2027-02-01',
      departure: '2027-02-04',
    })
    await desk.automation({ late: 'at once' })
    const { data } = await desk.call('GET', `guests/${bookingId}`)
    app.clock.set('2026-11-18T12:00:00Z')
    const change = { arrival: '2026-11-19', departure: '2026-11-21' }
    const moved = await desk.call('PUT', `guests/${bookingId}`, { revision: data.revision, change })
    expect(moved.status).toBe(200)
    await desk.plan(bookingId)
    expect((await desk.sent()).map(({ recipient }) => recipient)).toEqual([booking.email])
  })
})

describe('conditions', () => {
  it('are asked when it is planned and again when it is due', async () => {
    const desk = await anAutomationDesk(app, {
      localization: {
        languages: {
          GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' },
          NO: { code: 'nb-NO', index: 1, order: 1, isVisible: true, title: 'Norsk' },
        },
        default: 'GB',
      },
    })
    const norwegian = await desk.booking({ language: 'no', email: 'no@guest.example' })
    const turned = await desk.booking({ language: 'nn', email: 'nn@guest.example' })
    await desk.booking({ language: 'de', email: 'de@guest.example' })
    const onlyIf = { ...anAutomation().onlyIf, languages: ['no'] }
    const id = await desk.automation({ onlyIf })
    const planned = (await desk.steps(id)).map(({ bookingId }) => bookingId)
    expect(planned.toSorted()).toEqual([norwegian.id, turned.id].toSorted())
    await desk.changeBooking(turned.id, { language: 'en' })
    await desk.at('2026-11-17T09:00:00Z')
    expect((await desk.sent()).map(({ recipient }) => recipient)).toEqual(['no@guest.example'])
  })
})

describe('staff', () => {
  it('see a change of somebody else, and versions', async () => {
    const desk = await anAutomationDesk(app)
    const { data } = await desk.call('POST', 'automations', { automation: anAutomation() })
    const body = { revision: data.revision, automation: anAutomation({ name: 'Hello' }) }
    expect((await desk.call('PUT', `automations/${data.id}`, body)).data).toMatchObject({ version: 2 })
    expect((await desk.call('PUT', `automations/${data.id}`, body)).code).toBe('automation/stale-revision')
    expect((await desk.call('DELETE', `automations/${data.id}`)).status).toBe(200)
    expect((await desk.call('GET', `automations/${data.id}`)).code).toBe('automation/unknown')
  })

  it('begin with a starter in the languages of the property', async () => {
    const desk = await anAutomationDesk(app)
    const { data } = await desk.call('GET', 'automations')
    expect(data.starters).toEqual([
      ...['welcome', 'registration-reminder', 'day-one-hello', 'pulse', 'checkout-thanks', 'survey'],
    ])
    expect(data.triggers).toContain('low survey score')
    const added = await desk.call('POST', 'automations', { starter: 'welcome' })
    expect(added.data).toMatchObject({ isOn: false, automation: { name: 'Welcome before arrival' } })
  })

  it('read what went to whom and why not', async () => {
    const desk = await anAutomationDesk(app)
    await desk.booking({ firstName: 'Astrid' })
    await desk.booking({ firstName: 'Silent', email: null })
    const id = await desk.automation()
    await desk.at('2026-11-17T09:00:00Z')
    const { data } = await desk.call('GET', `automations/${id}/history`)
    const lines = data.items.map(
      (item: { name: string; state: string; reason: string; messages: object[] }) => [
        item.name,
        item.state,
        item.reason,
        item.messages.length,
      ],
    )
    expect(lines.toSorted()).toEqual([
      ['Astrid Nilsen', 'done', null, 1],
      ['Silent Nilsen', 'skipped', 'no-email', 1],
    ])
    expect((await desk.call('GET', `automations/${id}`)).data.counts).toMatchObject({
      skipped: 1,
      planned: 0,
    })
  })

  it('are not told that what the house kept was sent', async () => {
    const desk = await anAutomationDesk(app)
    await desk.booking({})
    const id = await desk.automation()
    await desk.at('2026-11-17T09:00:00Z')
    await app.db.tenant(desk.propertyId, (tx) =>
      tx.execute(sql`update messages set state = 'kept' where property_id = ${desk.propertyId}`),
    )
    const { counts, stepCounts } = (await desk.call('GET', `automations/${id}`)).data
    const kept = { sent: 0, kept: 1, failed: 0, skipped: 0, planned: 0 }
    expect([counts, stepCounts]).toEqual([kept, [{ step: 1, ...kept }]])
  })

  it('are told that the template is gone', async () => {
    const desk = await anAutomationDesk(app)
    await desk.booking({})
    const email = { from: 'template' as const, templateId: 'aaaaaaaaaaaaaaaaaaaaaa' }
    const id = await desk.automation({ steps: [aStep({ content: { email, sms: null } })] })
    expect((await desk.call('GET', `automations/${id}`)).data.problems).toEqual([
      { step: 1, problem: 'template-gone' },
    ])
    await desk.at('2026-11-17T09:00:00Z')
    expect(await desk.steps(id)).toMatchObject([{ state: 'skipped', reason: 'template-gone' }])
  })
})

describe('what happens', () => {
  it('sets an automation off: a booking, a check-in', async () => {
    const desk = await anAutomationDesk(app)
    await desk.automation({ trigger: { on: 'booking created' } })
    await desk.automation({ trigger: { on: 'check-in' } })
    app.clock.set('2026-11-16T09:00:00Z')
    const { id } = await desk.booking({ createdAt: new Date('2026-11-16T08:59:00Z') })
    await desk.plan(id)
    expect(await desk.sent()).toHaveLength(1)
    await desk.changeBooking(id, { state: 'checkin', checkedInAt: new Date('2026-11-16T09:00:00Z') })
    await desk.plan(id)
    expect(await desk.sent()).toHaveLength(2)
  })

  it('can be an order, of which there may be none', async () => {
    const desk = await anAutomationDesk(app)
    const automation = anAutomation({ trigger: { on: 'order placed' } })
    const { status, data } = await desk.call('POST', 'automations/dryRun', { automation })
    expect([status, data.total]).toEqual([200, 0])
  })

  it('can be an order: each of them once, and none that waits for its payment', async () => {
    const desk = await anAutomationDesk(app)
    await desk.automation({ trigger: { on: 'order placed' } })
    app.clock.set('2026-11-16T09:00:00Z')
    const { id: bookingId } = await desk.booking()
    const order = { bookingId, isMatched: true, placedAt: new Date('2026-11-16T08:59:00Z') }
    await anOrder(app.db, desk.propertyId, order)
    await anOrder(app.db, desk.propertyId, { ...order, stage: 'awaiting payment' })
    await desk.plan(bookingId)
    await desk.plan(bookingId)
    expect(await desk.sent()).toHaveLength(1)
    await anOrder(app.db, desk.propertyId, order)
    await desk.plan(bookingId)
    expect(await desk.sent()).toHaveLength(2)
  })
})
