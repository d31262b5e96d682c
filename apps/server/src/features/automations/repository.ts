import type { StepSkipReason } from '@innkeeper/domain/automations/schema.ts'
import { and, asc, desc, eq, gte, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { bookings } from '../guests/tables.ts'
import { type AutomationRow, type AutomationStepRow, automationSteps, automations } from './tables.ts'

/** How messages name an automation as what caused them. */
export const AUTOMATION_CAUSE = 'automation'

const one = (propertyId: string, id: string) =>
  and(eq(automations.propertyId, propertyId), eq(automations.id, id))

export async function findAutomation(tx: Tx, propertyId: string, id: string): Promise<AutomationRow | null> {
  const [row] = await tx.select().from(automations).where(one(propertyId, id))
  return row ?? null
}

/** The same, held until the transaction ends. */
export async function lockAutomation(tx: Tx, propertyId: string, id: string): Promise<AutomationRow | null> {
  const [row] = await tx.select().from(automations).where(one(propertyId, id)).for('update')
  return row ?? null
}

/** The oldest first. */
export function findAutomations(tx: Tx, propertyId: string): Promise<AutomationRow[]> {
  return tx
    .select()
    .from(automations)
    .where(eq(automations.propertyId, propertyId))
    .orderBy(asc(automations.createdAt), asc(automations.id))
}

/** Those that are on; nobody pauses or changes one of them until the transaction ends. */
export function holdThoseOn(tx: Tx, propertyId: string): Promise<AutomationRow[]> {
  return tx
    .select()
    .from(automations)
    .where(and(eq(automations.propertyId, propertyId), eq(automations.isOn, true)))
    .orderBy(asc(automations.id))
    .for('share')
}

export async function isAnyOn(tx: Tx, propertyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: automations.id })
    .from(automations)
    .where(and(eq(automations.propertyId, propertyId), eq(automations.isOn, true)))
    .limit(1)
  return rows.length > 0
}

export async function insertAutomation(tx: Tx, row: typeof automations.$inferInsert): Promise<void> {
  await tx.insert(automations).values(row)
}

export async function updateAutomation(
  tx: Tx,
  { propertyId, id }: Pick<AutomationRow, 'propertyId' | 'id'>,
  change: Partial<AutomationRow>,
): Promise<void> {
  await tx
    .update(automations)
    .set({ ...change, revision: sql`${automations.revision} + 1` })
    .where(one(propertyId, id))
}

export async function deleteAutomation(tx: Tx, propertyId: string, id: string): Promise<void> {
  await tx.delete(automations).where(one(propertyId, id))
}

/** What it was going to do. */
export async function deletePlanned(tx: Tx, propertyId: string, automationId: string): Promise<void> {
  await tx
    .delete(automationSteps)
    .where(
      and(
        eq(automationSteps.propertyId, propertyId),
        eq(automationSteps.automationId, automationId),
        eq(automationSteps.state, 'planned'),
      ),
    )
}

export type StepCount = { automationId: string; step: number; state: 'planned' | 'skipped'; count: number }

/** How many steps are planned, and how many were skipped since then. */
export async function countSteps(tx: Tx, propertyId: string, since: Date): Promise<StepCount[]> {
  const { automationId, step, state, dueAt } = automationSteps
  const rows = await tx
    .select({ automationId, step, state, count: sql<number>`count(*)::int` })
    .from(automationSteps)
    .where(
      and(
        eq(automationSteps.propertyId, propertyId),
        or(eq(state, 'planned'), and(eq(state, 'skipped'), gte(dueAt, since))),
      ),
    )
    .groupBy(automationId, step, state)
  return rows.flatMap((row) => (row.state === 'done' ? [] : [{ ...row, state: row.state }]))
}

/** Steps of all properties whose time has come. */
export async function findPropertiesDue(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ property_id: string }>(sql`
    select distinct property_id from automation_steps
    where state = 'planned' and due_at <= ${now.toISOString()}::timestamptz`)
  return rows.map((row) => row.property_id)
}

export async function findPropertiesWithOneOn(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ property_id: string }>(
    sql`select distinct property_id from automations where is_on`,
  )
  return rows.map((row) => row.property_id)
}

const isDue = (propertyId: string, now: Date) =>
  and(
    eq(automationSteps.propertyId, propertyId),
    eq(automationSteps.state, 'planned'),
    lte(automationSteps.dueAt, now),
  )

/** Which automations have something due. */
export async function findDueAutomations(tx: Tx, propertyId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: automationSteps.automationId })
    .from(automationSteps)
    .where(isDue(propertyId, now))
  return rows.map(({ id }) => id)
}

const inOrder = [
  asc(automationSteps.dueAt),
  asc(automationSteps.automationId),
  asc(automationSteps.bookingId),
  asc(automationSteps.step),
]

/** Stays that have something due. */
export async function findDueBookings(
  tx: Tx,
  propertyId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: automationSteps.bookingId })
    .from(automationSteps)
    .where(isDue(propertyId, now))
    .orderBy(...inOrder)
    .limit(limit)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Steps of these stays that are due, for whoever asks first. */
export function claimDueSteps(
  tx: Tx,
  propertyId: string,
  { now, bookingIds }: { now: Date; bookingIds: readonly string[] },
): Promise<AutomationStepRow[]> {
  return tx
    .select()
    .from(automationSteps)
    .where(and(isDue(propertyId, now), inArray(automationSteps.bookingId, [...bookingIds])))
    .orderBy(...inOrder)
    .for('update', { skipLocked: true })
}

export type StepOutcome = AutomationStepRow & { outcome: 'done' | StepSkipReason | 'gone' }

/** What became of claimed steps, in two statements. */
export async function writeOutcomes(
  tx: Tx,
  propertyId: string,
  { outcomes, now }: { outcomes: readonly StepOutcome[]; now: Date },
): Promise<void> {
  const rows = outcomes.map(({ automationId, version, bookingId, step, subject, outcome }) => ({
    automationId,
    version,
    bookingId,
    step,
    subject,
    outcome,
  }))
  const of = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(
      "automationId" text, version int, "bookingId" text, step int, subject text, outcome text)`
  const same = sql`a.property_id = ${propertyId} and a.automation_id = o."automationId" and a.version = o.version
      and a.booking_id = o."bookingId" and a.step = o.step and a.subject = o.subject`
  await tx.execute(sql`
    update automation_steps a set
      state = case o.outcome when 'done' then 'done' else 'skipped' end,
      reason = nullif(o.outcome, 'done'), done_at = ${now.toISOString()}::timestamptz
    from ${of} where ${same} and o.outcome <> 'gone'`)
  await tx.execute(sql`delete from automation_steps a using ${of} where ${same} and o.outcome = 'gone'`)
}

/** Where a page of the history ends. */
export type HistoryPlace = Pick<AutomationStepRow, 'bookingId' | 'step' | 'version' | 'subject'> & {
  at: Date
}

/** What was done or skipped, the newest first, with the name on the booking. */
export function findHistory(
  tx: Tx,
  propertyId: string,
  { automationId, after, limit }: { automationId: string; after: HistoryPlace | null; limit: number },
) {
  const { bookingId, step, version, subject, doneAt } = automationSteps
  const key = sql`(${bookingId}, ${step}, ${version}, ${subject})`
  return tx
    .select({ row: automationSteps, firstName: bookings.firstName, lastName: bookings.lastName })
    .from(automationSteps)
    .innerJoin(
      bookings,
      and(eq(bookings.propertyId, automationSteps.propertyId), eq(bookings.id, automationSteps.bookingId)),
    )
    .where(
      and(
        eq(automationSteps.propertyId, propertyId),
        eq(automationSteps.automationId, automationId),
        ne(automationSteps.state, 'planned'),
        after
          ? or(
              lt(doneAt, after.at),
              and(
                eq(doneAt, after.at),
                sql`${key} > (${after.bookingId}, ${after.step}::int, ${after.version}::int, ${after.subject})`,
              ),
            )
          : undefined,
      ),
    )
    .orderBy(desc(doneAt), asc(bookingId), asc(step), asc(version), asc(subject))
    .limit(limit)
}
