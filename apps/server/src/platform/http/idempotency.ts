import { createHash } from 'node:crypto'
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { oneAtATime } from '../db/one-at-a-time.ts'
import type { Database, Tx } from '../db/port.ts'
import { patternOf } from '../finder.ts'
import { defineJob, type Job } from '../jobs/port.ts'
import { type Person, wordsOf } from '../personal-data.ts'
import { AppError } from './app-error.ts'
import type { KeptName } from './handlers.ts'

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    propertyId: text('property_id').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.endpoint, table.key] })],
)

export const IDEMPOTENCY_KEY_PATTERN = /^[\w-]{8,64}$/

type Call = { propertyId: string; endpoint: string; key: string; body: unknown }

/**
 * Runs the work once per key: the same key and body answers what was answered before, the same key with
 * another body is refused. A twin that runs at the same moment waits for the first one's commit. With `again` the
 * answer is not kept beyond the id of what it is about: it is asked for anew.
 */
export async function once<T>(
  tx: Tx,
  call: Call,
  work: () => Promise<T>,
  again: ((kept: KeptName) => Promise<T>) | null = null,
): Promise<T> {
  const place = `${call.propertyId}\n${call.endpoint}\n${call.key}`
  await oneAtATime(tx, place)
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(call.body ?? null))
    .digest('base64url')
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.propertyId, call.propertyId),
        eq(idempotencyKeys.endpoint, call.endpoint),
        eq(idempotencyKeys.key, call.key),
      ),
    )
  if (known) {
    if (known.bodyHash !== bodyHash) {
      throw keyReused()
    }
    return again ? again(known.answer as KeptName) : (known.answer as T)
  }
  const answer = await work()
  const { body: _, ...row } = call
  await tx
    .insert(idempotencyKeys)
    .values({ ...row, bodyHash, status: 200, answer: again ? nameOf(answer) : answer })
  return answer
}

function nameOf(answer: unknown): KeptName {
  const id = (answer as { id?: unknown } | null)?.id
  return typeof id === 'string' ? { id } : {}
}

/** Whether the key already did the same call for another property, in an installation transaction. */
export async function isUsedElsewhere(
  tx: Tx,
  { propertyId, endpoint, key }: Omit<Call, 'body'>,
): Promise<boolean> {
  const found = await tx
    .select({ propertyId: idempotencyKeys.propertyId })
    .from(idempotencyKeys)
    .where(
      and(
        ne(idempotencyKeys.propertyId, propertyId),
        eq(idempotencyKeys.endpoint, endpoint),
        eq(idempotencyKeys.key, key),
      ),
    )
    .limit(1)
  return found.length > 0
}

export function keyReused(): AppError {
  return new AppError('request/key-reused', 'This idempotency key was used with another body.')
}

/** Answers that name this person or their stays are forgotten; what was asked is done and stays done. */
export async function forgetAnswers(tx: Tx, person: Person): Promise<void> {
  const words = [...wordsOf(person), ...person.bookingIds].map(
    (word) => sql`${idempotencyKeys.answer}::text ilike ${patternOf(word)}`,
  )
  await tx
    .update(idempotencyKeys)
    .set({ answer: {} })
    .where(and(eq(idempotencyKeys.propertyId, person.propertyId), or(...words)))
}

const KEPT_HOURS = 24

/** Removes keys nobody will send again, every night. */
export function pruneKeysJob(db: Database): Job<Record<string, never>> {
  return defineJob({
    name: 'http.prune-keys',
    payload: z.object({}),
    schedule: { cron: '20 3 * * *', timeZone: 'UTC' },
    handler: async () => {
      await db.installation((tx) =>
        tx
          .delete(idempotencyKeys)
          .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS}::int)`)),
      )
    },
  })
}
