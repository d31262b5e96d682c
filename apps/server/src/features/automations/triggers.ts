import {
  lateUntil,
  type PlanHouse,
  type PlannedStay,
  triggerDay,
  triggerMoment,
} from '@innkeeper/domain/automations/plan.ts'
import type { Trigger, TriggerKind } from '@innkeeper/domain/automations/schema.ts'
import { addDays, DAY_MS, localTimeAt } from '@innkeeper/domain/time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'

/** What is looked at: stays whose moment comes until the horizon, and those for which something may still follow. */
export type PlanWindow = {
  propertyId: string
  now: Date
  horizon: Date
  /** How long the last step comes after the trigger. */
  offsetMs: number
  house: PlanHouse & { checkOutTime: string }
}

/**
 * The moments of a trigger as a select over `bookings b` (and `units u`): `booking_id`, `created_at`, `subject`, `at`
 * and `late_until`. `stays` says which bookings are meant and stands in its `where`.
 */
export type TriggerSource = (tx: Tx, trigger: Trigger, window: PlanWindow, stays: SQL) => Promise<SQL>

export type Triggers = {
  /** At composition: the feature behind a trigger is there. */
  register(kind: TriggerKind, source: TriggerSource): void
  isOffered(kind: TriggerKind): boolean
  kinds(): TriggerKind[]
  source: TriggerSource
}

/** Days on both sides, for zones and for what is late. */
const SLACK_DAYS = 4

export const instant = (at: Date | number): SQL => sql`${new Date(at).toISOString()}::timestamptz`
export const fromStays = sql`bookings b left join units u on u.property_id = b.property_id and u.id = b.unit_id`

export function createTriggers(): Triggers {
  const sources = new Map<TriggerKind, TriggerSource>([
    ['booking created', bookingCreated],
    ['days before arrival', byDay('arrival')],
    ['hours before arrival', byDay('arrival')],
    ['check-in', checkIn],
    ['day of stay', byDay('arrival')],
    ['hours after check-out', afterCheckOut],
    ['days after check-out', byDay('departure')],
    ['order placed', orderPlaced],
  ])
  return {
    register: (kind, source) => void sources.set(kind, source),
    isOffered: (kind) => sources.has(kind),
    kinds: () => [...sources.keys()],
    source(tx, trigger, window, stays) {
      const source = sources.get(trigger.on)
      if (!source) throw new Error(`no feature brings the trigger ${trigger.on}`)
      return source(tx, trigger, window, stays)
    },
  }
}

/** A stay of which nothing is known but its days. */
function stayOn(day: string, checkOutTime: string): PlannedStay {
  const departure = addDays(day, 1000)
  return { arrival: day, departure, checkOutTime, createdAt: 0, checkedInAt: null, checkedOutAt: null }
}

/** Moments are those of the property's clock, so each day is asked once, and not each stay. */
function momentsOf(
  trigger: Trigger,
  { now, horizon, offsetMs, house }: PlanWindow,
  { of, clocks }: { of: 'arrival' | 'departure'; clocks: readonly string[] },
): string {
  const days = triggerDay(trigger)?.days ?? 0
  const today = localTimeAt(now.getTime(), house.timeZone).date
  const back = Math.ceil(offsetMs / DAY_MS) + SLACK_DAYS + Math.max(days, 0)
  const ahead = Math.ceil((horizon.getTime() - now.getTime()) / DAY_MS) + SLACK_DAYS + Math.max(-days, 0)
  const moments = Array.from({ length: back + ahead + 1 }, (_, place) =>
    addDays(today, place - back),
  ).flatMap((day) =>
    clocks.flatMap((clock) => {
      const stay = { ...stayOn(day, clock), ...(of === 'departure' ? { departure: day } : {}) }
      const at = triggerMoment(trigger, stay, house)
      if (at === null) return []
      const until = lateUntil(trigger, { day, at }, house)
      return [{ day, clock, at: new Date(at).toISOString(), until: new Date(until).toISOString() }]
    }),
  )
  return JSON.stringify(moments)
}

/** For triggers that go by a day of the stay; features that add one of these use it with a condition of their own. */
export const byDay =
  (of: 'arrival' | 'departure', also: SQL = sql`true`): TriggerSource =>
  async (_tx, trigger, window, stays) => {
    const moments = momentsOf(trigger, window, { of, clocks: [''] })
    const day = of === 'arrival' ? sql`b.arrival` : sql`b.departure`
    // A stay of two nights has no fourth day.
    const lasts =
      trigger.on === 'day of stay' ? sql`b.departure >= b.arrival + ${trigger.day - 1}::int` : sql`true`
    return sql`
      select b.id as booking_id, b.created_at, '' as subject, m.at, m.until as late_until
      from ${fromStays}
      join jsonb_to_recordset(${moments}::jsonb) as m(day date, at timestamptz, until timestamptz) on m.day = ${day}
      where ${stays} and ${lasts} and ${also}`
  }

/** Guests leave at their own time, which may be agreed with them; whoever has left did so at that moment. */
const afterCheckOut: TriggerSource = async (tx, trigger, window, stays) => {
  const { propertyId, house } = window
  const hours = trigger.on === 'hours after check-out' ? trigger.hours : 0
  const { rows } = await tx.execute<{ clock: string }>(sql`
    select distinct check_out_time as clock from bookings
    where property_id = ${propertyId} and check_out_time is not null`)
  const clocks = [...new Set([house.checkOutTime, ...rows.map(({ clock }) => clock)])]
  const moments = momentsOf(trigger, window, { of: 'departure', clocks })
  return sql`
    select b.id as booking_id, b.created_at, '' as subject,
      coalesce(b.checked_out_at + make_interval(hours => ${hours}::int), m.at) as at, m.until as late_until
    from ${fromStays}
    join jsonb_to_recordset(${moments}::jsonb) as m(day date, clock text, at timestamptz, until timestamptz)
      on m.day = b.departure and m.clock = coalesce(b.check_out_time, ${house.checkOutTime})
    where ${stays}`
}

/** Since when something can have happened for which a step may still follow. */
const since = ({ now, offsetMs }: PlanWindow) => instant(now.getTime() - offsetMs - SLACK_DAYS * DAY_MS)

/** What comes in with its nights behind it is history and no new booking. */
const bookingCreated: TriggerSource = async (_tx, _trigger, window, stays) => sql`
  select b.id as booking_id, b.created_at, '' as subject, b.created_at as at, b.created_at as late_until
  from ${fromStays}
  where ${stays} and b.created_at >= ${since(window)}
    and b.arrival >= (b.created_at at time zone ${window.house.timeZone})::date`

const checkIn: TriggerSource = async (_tx, _trigger, window, stays) => sql`
  select b.id as booking_id, b.created_at, '' as subject, b.checked_in_at as at, b.checked_in_at as late_until
  from ${fromStays}
  where ${stays} and b.checked_in_at >= ${since(window)}
    and b.departure >= (b.checked_in_at at time zone ${window.house.timeZone})::date`

/** Each order of a guest of the house once; what nobody could match with a booking is nobody's. */
const orderPlaced: TriggerSource = async (_tx, _trigger, window, stays) => sql`
  select b.id as booking_id, b.created_at, o.id as subject, o.placed_at as at, o.placed_at as late_until
  from ${fromStays}
  join orders o on o.property_id = b.property_id and o.booking_id = b.id
  where ${stays} and o.placed_at >= ${since(window)}
    and o.stage = 'placed' and o.is_matched and not o.is_preview and o.removed_at is null`
