import { createHmac, hkdfSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock/port.ts'
import { DatabaseAwayError } from '../db/errors.ts'
import type { Database } from '../db/port.ts'
import { AppError } from '../http/app-error.ts'
import { createNodeBound } from './node-bound.ts'
import { createRefusedKeys } from './refused-keys.ts'

/** Never longer: a limit slows guessing down and must not keep a colleague out. */
const WINDOW_SECONDS = 60

/** What a try is counted under, and how many of them a minute has. */
export type Counter = { key: string; most: number }

export type Taken = {
  /** A try that succeeded was none. */
  giveBack(): Promise<void>
}

/** Tries at secrets, counted for all nodes together; outside any transaction, since a try counts whatever follows. */
export type Tries = {
  /**
   * Counts a try before it is made, under all its counters or under none; throws `request/too-many`. Of strangers a
   * node takes only so many: what they write has an end, however many addresses they come from.
   */
  take(counters: readonly Counter[]): Promise<Taken>
  /** The same for somebody who is known, whom a crowd of strangers keeps from nothing. */
  takeOfKnown(counters: readonly Counter[]): Promise<Taken>
}

type Answer = { taken: Record<string, string> } | { spent: string; until: string }
type Dependencies = { db: Database; clock: Clock; secret: string }

export function createTries({ db, clock, secret }: Dependencies): Tries {
  const now = () => clock.now().getTime()
  const refused = createRefusedKeys(now)
  const strangers = createNodeBound(now)
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'innkeeper tries', 32))
  const hashOf = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url')

  async function takeAll(wanted: readonly Counter[]): Promise<Taken> {
    const moment = clock.now().toISOString()
    const { rows } = await db.installation((tx) =>
      tx.execute<{ answer: Answer }>(
        sql`select take_tries(${JSON.stringify(wanted)}::jsonb, ${moment}::timestamptz, ${WINDOW_SECONDS}) as answer`,
      ),
    )
    const [row] = rows
    if (!row) throw new Error('take_tries answers')
    if ('spent' in row.answer) {
      const until = Date.parse(row.answer.until)
      refused.remember(row.answer.spent, until)
      throw tooMany(until - now())
    }
    const { taken } = row.answer
    return { giveBack: () => giveBack(taken) }
  }

  async function giveBack(taken: Record<string, string>): Promise<void> {
    refused.forget(Object.keys(taken))
    try {
      await db.installation((tx) => tx.execute(sql`select give_tries_back(${JSON.stringify(taken)}::jsonb)`))
    } catch (error) {
      // What succeeded is done and often cannot be done again; its try is forgotten with the minute.
      if (!(error instanceof DatabaseAwayError)) throw error
    }
  }

  /** What this node knows to be spent is refused without asking the database. */
  function hashed(counters: readonly Counter[]): Counter[] {
    const wanted = counters.map(({ key, most }) => ({ key: hashOf(key), most }))
    const until = Math.max(...wanted.map(({ key }) => refused.until(key)))
    if (until > now()) throw tooMany(until - now())
    return wanted
  }

  return {
    async take(counters) {
      const wanted = hashed(counters)
      const wait = strangers.take()
      if (wait > 0) throw tooMany(wait)
      return takeAll(wanted)
    },
    takeOfKnown: async (counters) => takeAll(hashed(counters)),
  }
}

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('request/too-many', 'Too many tries; wait a moment.', { retryAfterSeconds })
}

/** Whether this is the refusal of one try too many. */
export function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'request/too-many'
}
