import type { PlannedStep } from '@innkeeper/api/automations.ts'
import type { Automation, Trigger } from '@innkeeper/domain/automations/schema.ts'
import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { anAutomation, anAutomationDesk, aStep } from '../../testing/automation-desk.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const ZONE = 'Europe/Copenhagen'
const clock = fc.constantFrom('00:30', '10:00', '19:15')

/** Those that come from the dates of a stay; what somebody does in these days cannot be known before. */
const trigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.record({
    on: fc.constant('days before arrival' as const),
    days: fc.integer({ min: 0, max: 4 }),
    at: clock,
  }),
  fc.record({ on: fc.constant('hours before arrival' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ on: fc.constant('day of stay' as const), day: fc.integer({ min: 2, max: 3 }), at: clock }),
  fc.record({ on: fc.constant('hours after check-out' as const), hours: fc.integer({ min: 0, max: 5 }) }),
  fc.record({
    on: fc.constant('days after check-out' as const),
    days: fc.integer({ min: 0, max: 2 }),
    at: clock,
  }),
)
const wait = fc.record({
  amount: fc.integer({ min: 1, max: 40 }),
  unit: fc.constantFrom('hours' as const, 'minutes' as const),
})
const automation: fc.Arbitrary<Automation> = fc
  .record({
    trigger,
    late: fc.constantFrom('at once' as const, 'not at all' as const),
    waits: fc.array(wait, { maxLength: 2 }),
  })
  .map(({ trigger, late, waits }) =>
    anAutomation({
      trigger,
      late,
      steps: [aStep(), ...waits.map((wait, place) => aStep({ key: place + 2, wait }))],
    }),
  )
const stay = fc.record({
  arrives: fc.integer({ min: -4, max: 16 }),
  nights: fc.integer({ min: 1, max: 4 }),
  hasEmail: fc.boolean(),
  isCancelled: fc.boolean(),
  checkOutTime: fc.constantFrom(null, '09:30'),
})

type Line = [bookingId: string, step: number, at: string, went: boolean]

it('a dry run is what then happens while the clock walks through the fourteen days', async () => {
  let told = 0
  const arrivalOf = (days: number) => addDays('2026-11-15', days)
  await fc.assert(
    fc.asyncProperty(automation, fc.array(stay, { minLength: 1, maxLength: 6 }), async (wanted, stays) => {
      app.clock.set(TEST_NOW)
      const desk = await anAutomationDesk(app)
      const made = []
      for (const { arrives, nights, hasEmail, isCancelled, checkOutTime } of stays) {
        const arrival = arrivalOf(arrives)
        const booking = await desk.booking({
          arrival,
          departure: addDays(arrival, nights),
          email: hasEmail ? 'guest@guest.example' : null,
          state: arrives < 0 ? 'checkin' : 'precheckin',
          cancelledAt: isCancelled ? new Date(TEST_NOW) : null,
          checkOutTime,
        })
        made.push(booking)
      }
      const id = await desk.automation(wanted)
      const saved = (await desk.call('GET', `automations/${id}`)).data.automation
      const { data } = await desk.call('POST', 'automations/dryRun', { automationId: id, automation: saved })
      const said = data.steps.map(
        ({ bookingId, step, at, channels }: PlannedStep): Line => [
          bookingId,
          step,
          at,
          channels.some(({ skipped }) => skipped === null),
        ],
      )
      const end = instantOfLocal('2026-11-29T00:00', ZONE) ?? 0
      const looks = [...Array(27).keys()].map((look) => Date.parse(TEST_NOW) + look * 12 * HOUR_MS)
      for (const now of [...looks, end - 1]) {
        app.clock.set(new Date(now))
        for (const { id: bookingId, arrival, state } of made) {
          const comes = instantOfLocal(`${arrival}T15:00`, ZONE) ?? 0
          if (state === 'precheckin' && comes <= now)
            await desk.changeBooking(bookingId, { state: 'checkin' })
        }
        await desk.plan()
      }
      const happened = (await desk.steps(id))
        .filter(({ state, dueAt }) => state !== 'planned' && dueAt.getTime() < end)
        .map(
          ({ bookingId, step, dueAt, state }): Line => [
            bookingId,
            step,
            dueAt.toISOString(),
            state === 'done',
          ],
        )
      const sorted = (lines: Line[]) => lines.map((line) => line.join(' ')).toSorted()
      expect(sorted(happened)).toEqual(sorted(said))
      told += said.length
      expect((await desk.sent()).filter(({ state }) => state === 'queued')).toHaveLength(
        said.filter(([, , , went]: Line) => went).length,
      )
    }),
    { numRuns: 8 },
  )
  expect(told).toBeGreaterThan(0)
}, 120_000)
