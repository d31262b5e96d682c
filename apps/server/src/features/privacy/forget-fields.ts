import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../platform/db/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import { bookingChanges, bookings } from '../guests/tables.ts'
import { properties } from '../properties/tables.ts'

const BATCH_ROWS = 200
const payloadSchema = z.object({ propertyId: z.string(), fieldIds: z.array(z.string()) })
export type FieldsToForget = z.infer<typeof payloadSchema>

/** Takes away what guests had in custom fields that were deleted, in short transactions. */
export function forgetFieldsJob(db: Database): Job<FieldsToForget> {
  return defineJob({
    name: 'privacy.forget-fields',
    payload: payloadSchema,
    timeLimitSeconds: 600,
    handler: ({ payload, signal }) => forgetFields(db, payload, signal),
  })
}

export async function forgetFields(
  db: Database,
  { propertyId, fieldIds }: FieldsToForget,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const many = await db.tenant(propertyId, async (tx) => {
      const gone = await stillGone(tx, propertyId, fieldIds)
      return gone.length === 0 ? 0 : forgetBatch(tx, propertyId, gone)
    })
    if (many < BATCH_ROWS) return
  }
}

async function stillGone(tx: Tx, propertyId: string, fieldIds: readonly string[]): Promise<string[]> {
  const [row] = await tx
    .select({ guestFields: properties.guestFields })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  const known = row?.guestFields.fields.map(({ id }) => id) ?? []
  return fieldIds.filter((id) => !known.includes(id))
}

async function forgetBatch(tx: Tx, propertyId: string, gone: readonly string[]): Promise<number> {
  const names = sql`array[${sql.join(
    gone.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        sql`(jsonb_exists_any(${bookings.guestCustom}, ${names})
          or jsonb_exists_any(coalesce(${bookings.outside} -> 'guestCustom', '{}'), ${names}))`,
      ),
    )
    .orderBy(bookings.id)
    .limit(BATCH_ROWS)
    .for('update')
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return 0
  const without = (
    column: typeof bookings.outside | typeof bookingChanges.before | typeof bookingChanges.after,
  ) =>
    sql`case when jsonb_typeof(${column} -> 'guestCustom') = 'object'
      then jsonb_set(${column}, '{guestCustom}', (${column} -> 'guestCustom') - ${names}) else ${column} end`
  await tx
    .update(bookings)
    .set({ guestCustom: sql`${bookings.guestCustom} - ${names}`, outside: without(bookings.outside) })
    .where(and(eq(bookings.propertyId, propertyId), inArray(bookings.id, ids)))
  await tx
    .update(bookingChanges)
    .set({ before: without(bookingChanges.before), after: without(bookingChanges.after) })
    .where(and(eq(bookingChanges.propertyId, propertyId), inArray(bookingChanges.bookingId, ids)))
  return ids.length
}
