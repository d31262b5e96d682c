import {
  DRY_RUN_DAYS,
  DRY_RUN_SHOWN,
  type dryRunAutomation,
  type PlannedStep,
} from '@innkeeper/api/automations.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { type Automation, NO_CONDITIONS } from '@innkeeper/domain/automations/schema.ts'
import { stateEndsAt } from '@innkeeper/domain/guests/phase.ts'
import { addDays, DAY_MS, localTimeAt } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { MessagingService, StayMessages, StayPerson } from '../messaging/service.ts'
import { byOpenChannels, channelsOf, isOpen } from './do-due.ts'
import type { AutomationsHouse } from './house.ts'
import { dueSteps, joinByHash, type Planned } from './plan.ts'
import { instant, type Triggers } from './triggers.ts'

/** More than this is not looked at; a house with as many has seen enough. */
const STEPS_MAX = 20_000

type DryRun = AnswerOf<typeof dryRunAutomation>
type Asked = {
  planned: Planned
  house: AutomationsHouse
  mailingHouse: Awaited<ReturnType<StayMessages['houseOf']>>
  /** Offers by what their templates say. */
  purposes: ReadonlyMap<number, Automation['steps'][number]['purpose']>
  now: Date
  /** Whether whoever asks may see guests. */
  namesGuests: boolean
}
type Dependencies = { triggers: Triggers; messaging: Pick<MessagingService, 'stays'> }

/** Who would get what and when, by the same rules and the same statement as the plan. */
export async function dryRun(
  tx: Tx,
  { triggers, messaging: { stays } }: Dependencies,
  { planned, house, mailingHouse, purposes, now, namesGuests }: Asked,
): Promise<DryRun> {
  const { automation } = planned
  const isSent = isOpen(automation.trigger.on, house.modules)
  const due = isSent ? await findDue(tx, triggers, { planned, house, now }) : []
  const unconditional = { ...planned, automation: { ...automation, onlyIf: NO_CONDITIONS } }
  const everybody = await countStays(tx, triggers, { planned: unconditional, house, now })
  const steps: PlannedStep[] = []
  for (const { key, content } of automation.steps) {
    const rows = due.filter(({ step }) => step === key)
    const wish = { channels: channelsOf(content), purpose: purposes.get(key) ?? 'service' }
    const bookingIds = [...new Set(rows.map(({ bookingId }) => bookingId))]
    const people = await stays.peopleOf(tx, mailingHouse, { bookingIds, wish })
    const personOf = new Map(people.map((person) => [person.guest.id, byOpenChannels(person, house.modules)]))
    for (const { bookingId, dueAt } of rows) {
      const person = personOf.get(bookingId)
      if (!person) continue
      const at = dueAt < now ? now : dueAt
      const isMissed = isNeverCheckedIn(person, { dueAt, now, house })
      steps.push({
        bookingId,
        name: namesGuests ? nameOf(person) : '',
        unit: namesGuests ? person.guest.unitCode : null,
        arrival: person.guest.arrival,
        language: person.language.index,
        step: key,
        at: at.toISOString(),
        channels: person.reach.map(({ channel, skipped }) => ({
          channel,
          skipped: isMissed ? 'never-checked-in' : skipped,
          goesOutAt: stays.goesOutAt(channel, wish.purpose, at, mailingHouse).toISOString(),
        })),
      })
    }
  }
  steps.sort((a, b) => order(a.at, b.at) || order(a.bookingId, b.bookingId) || a.step - b.step)
  return {
    steps: steps.slice(0, DRY_RUN_SHOWN),
    total: steps.length,
    stays: { moment: everybody, fit: new Set(steps.map(({ bookingId }) => bookingId)).size },
    messages: automation.steps.map(({ key }) => ({
      step: key,
      ...counts(steps.filter((s) => s.step === key)),
    })),
    days: daysOf(steps, { now, timeZone: house.timeZone }),
  }
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const nameOf = ({ guest }: StayPerson) => `${guest.firstName} ${guest.lastName}`.trim()

/** Whose stay is over already and who never came; of all others it is thought that they will. */
function isNeverCheckedIn(
  { guest }: StayPerson,
  { dueAt, now, house }: { dueAt: Date; now: Date; house: AutomationsHouse },
): boolean {
  const end = stateEndsAt({ ...guest, state: 'checkin' }, house)
  return guest.state === 'precheckin' && now.getTime() >= end && dueAt.getTime() >= end
}

function counts(steps: readonly PlannedStep[]) {
  const ways = steps.flatMap(({ channels }) => channels)
  const go = (channel: string) => ways.filter((way) => way.channel === channel && way.skipped === null).length
  return {
    email: go('email'),
    sms: go('sms'),
    skipped: ways.filter(({ skipped }) => skipped !== null).length,
  }
}

function daysOf(steps: readonly PlannedStep[], { now, timeZone }: { now: Date; timeZone: string }) {
  const byDay = Map.groupBy(steps, ({ at }) => localTimeAt(Date.parse(at), timeZone).date)
  const today = localTimeAt(now.getTime(), timeZone).date
  return Array.from({ length: DRY_RUN_DAYS }, (_, place) => {
    const day = addDays(today, place)
    const { email, sms } = counts(byDay.get(day) ?? [])
    return { day, email, sms }
  })
}

type Window = { planned: Planned; house: AutomationsHouse; now: Date }

/** Until the end of the last of the days. */
function endOf({ house, now }: Window): Date {
  const { minute } = localTimeAt(now.getTime(), house.timeZone)
  return new Date(now.getTime() + DRY_RUN_DAYS * DAY_MS - minute * 60_000)
}

async function findDue(tx: Tx, triggers: Triggers, window: Window) {
  const { planned, house, now } = window
  const tables = await dueSteps(tx, triggers, planned, { now, bookingIds: null }, house)
  await tx.execute(joinByHash)
  const { rows } = await tx.execute<{ booking_id: string; step: number; due_at: Date | string }>(sql`
    with ${tables}
    select d.booking_id, d.step, d.due_at from due d
    where d.due_at < ${instant(endOf(window))} and not exists (
      select 1 from automation_steps a
      where a.property_id = ${planned.propertyId} and a.automation_id = ${planned.id}
        and a.version = ${planned.version} and a.booking_id = d.booking_id and a.step = d.step
        and a.subject = d.subject and a.state = 'skipped' and d.due_at <= ${instant(now)})
    order by d.due_at, d.booking_id, d.step
    limit ${STEPS_MAX}`)
  return rows.map((row) => ({ bookingId: row.booking_id, step: row.step, dueAt: new Date(row.due_at) }))
}

async function countStays(tx: Tx, triggers: Triggers, window: Window): Promise<number> {
  const { planned, house, now } = window
  const tables = await dueSteps(tx, triggers, planned, { now, bookingIds: null }, house)
  const { rows } = await tx.execute<{ count: number }>(sql`
    with ${tables}
    select count(distinct booking_id)::int as count from due where due_at < ${instant(endOf(window))}`)
  return rows[0]?.count ?? 0
}
