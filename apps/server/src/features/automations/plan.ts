import { isHappening, OVERDUE_MS, stepOffsets } from '@innkeeper/domain/automations/plan.ts'
import type { Automation } from '@innkeeper/domain/automations/schema.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { type ConditionsHouse, fitting } from './conditions.ts'
import { instant, type PlanWindow, type Triggers } from './triggers.ts'

/** Steps are planned this far ahead; the rest comes nearer by the hour. */
const HORIZON_DAYS = 15

export type Planned = {
  propertyId: string
  id: string
  version: number
  automation: Automation
  turnedOnAt: Date
}
export type PlanningHouse = PlanWindow['house'] & ConditionsHouse
/** Null for all stays. */
export type Scope = { now: Date; bookingIds: readonly string[] | null }

function amongStays(id: SQL, bookingIds: Scope['bookingIds']): SQL {
  if (bookingIds === null) return sql`true`
  const ids = bookingIds.map((bookingId) => sql`${bookingId}`)
  return ids.length === 0 ? sql`false` : sql`${id} in (${sql.join(ids, sql`, `)})`
}

/** When dates of a stay were last said: what it is late for goes by this. */
const datesKnownAt = sql`(
  select max(c.at) from booking_changes c
  where c.property_id = s.property_id and c.booking_id = s.booking_id
    and c.kind in ('changed', 'moved', 'reinstated', 'undone')
    and c.after ?| array['arrival', 'departure', 'checkOutTime', 'cancelledAt', 'noShowAt'])`

/**
 * All steps of an automation that are still to come, in the tables named `due` (one row for each stay and step) and
 * `late` (stays that are too late for it). The rules are those of `beginMoment`, for all stays in one statement.
 */
export async function dueSteps(
  tx: Tx,
  triggers: Triggers,
  { propertyId, id, automation, turnedOnAt }: Planned,
  { now, bookingIds }: Scope,
  house: PlanningHouse,
): Promise<SQL> {
  const { trigger, steps, late } = automation
  const offsets = stepOffsets(steps)
  const horizon = new Date(now.getTime() + HORIZON_DAYS * DAY_MS)
  const window = { propertyId, now, horizon, offsetMs: offsets.at(-1) ?? 0, house }
  const conditions = await fitting(tx, propertyId, automation.onlyIf, house)
  const chosen = amongStays(sql`b.id`, bookingIds)
  const stays = sql`b.property_id = ${propertyId} and b.erased_at is null and b.cancelled_at is null
    and b.no_show_at is null and ${chosen} and ${conditions}`
  const source = await triggers.source(tx, trigger, window, stays)
  const rows = steps.map(({ key }, place) => ({ step: key, place, ms: offsets[place] ?? 0 }))
  const known = isHappening(trigger)
    ? sql`s.at`
    : sql`case when s.at >= ${instant(now)} then s.at
        else least(${instant(now)}, greatest(s.created_at, ${datesKnownAt})) end`
  return sql`
    source as materialized (select ${propertyId}::text as property_id, f.* from (${source}) f where f.at <= ${instant(horizon)}),
    stay as materialized (select s.*, ${known} as known from source s),
    begun as materialized (
      select s.booking_id, s.subject, known, late_until, at, greatest(at, known) as begin_at,
        case
          when at >= known then at >= ${instant(turnedOnAt)}
          else ${late === 'at once'} and known >= ${instant(turnedOnAt)} and known <= late_until
        end as begins,
        -- Whoever got a step already gets those that follow it, also of a changed automation.
        done.booking_id is not null as continues
      from stay s
      left join (
        select distinct booking_id, subject from automation_steps
        where property_id = ${propertyId} and automation_id = ${id} and state = 'done'
      ) done on done.booking_id = s.booking_id and done.subject = s.subject
    ),
    due as materialized (
      select g.booking_id, g.subject, k.step, g.begin_at + k.ms * interval '1 millisecond' as due_at
      from begun g
      cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k(step int, place int, ms bigint)
      where (g.begins or (g.continues and g.begin_at + k.ms * interval '1 millisecond' >= ${instant(turnedOnAt)}))
        and g.begin_at + k.ms * interval '1 millisecond' > ${instant(now.getTime() - OVERDUE_MS)}
        and not exists (
          select 1 from automation_steps a
          where a.property_id = ${propertyId} and a.automation_id = ${id} and a.booking_id = g.booking_id
            and a.subject = g.subject and a.step = k.step and a.state = 'done'
        )
    ),
    late as materialized (
      select booking_id, subject, at from begun
      where not begins and not continues and at < known and known >= ${instant(turnedOnAt)} and known <= late_until
    )`
}

/**
 * Nobody can foresee how many rows the tables of `dueSteps` have: planned for a few, joins of many would take hours.
 * For this transaction alone. What is forbidden counts as dear, and dear statements would be compiled for seconds first.
 */
export const joinByHash = sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`

/**
 * Writes what an automation is going to do: new steps, those that moved, and none for stays that are not meant any
 * more. What was done stays as it is; a step that was skipped comes back only for a moment that lies ahead.
 */
export async function planSteps(
  tx: Tx,
  triggers: Triggers,
  planned: Planned,
  scope: Scope,
  house: PlanningHouse,
): Promise<void> {
  const { propertyId, id, version, automation } = planned
  const tables = await dueSteps(tx, triggers, planned, scope, house)
  const now = instant(scope.now)
  const first = automation.steps[0]?.key ?? 1
  const chosen = amongStays(sql`a.booking_id`, scope.bookingIds)
  await tx.execute(joinByHash)
  await tx.execute(sql`
    with ${tables},
    gone as (
      delete from automation_steps a
      where a.property_id = ${propertyId} and a.automation_id = ${id} and a.state = 'planned' and ${chosen}
        and (a.due_at > ${now} or a.version <> ${version})
        and not exists (
          select 1 from due d
          where d.booking_id = a.booking_id and d.step = a.step and d.subject = a.subject and a.version = ${version}
        )
        -- Those become skipped, below.
        and not exists (
          select 1 from late l
          where l.booking_id = a.booking_id and l.subject = a.subject and a.step = ${first} and a.version = ${version}
        )
    )
    insert into automation_steps as a
      (property_id, automation_id, version, booking_id, step, subject, due_at, state, reason, done_at)
    select ${propertyId}, ${id}, ${version}::int, booking_id, step, subject, due_at, 'planned', null, null from due
    union all
    select ${propertyId}, ${id}, ${version}::int, booking_id, ${first}::int, subject, at, 'skipped', 'booked-late', ${now}
    from late
    on conflict (property_id, automation_id, version, booking_id, step, subject) do update
      set due_at = excluded.due_at, state = excluded.state, reason = excluded.reason, done_at = excluded.done_at
      where (a.state = 'planned' and (a.due_at <> excluded.due_at or excluded.state <> 'planned'))
        or (a.state = 'skipped' and excluded.state = 'planned' and excluded.due_at > ${now})`)
}
