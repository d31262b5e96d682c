import { isDatabaseAway } from '../db/database-away.ts'
import type { Database } from '../db/port.ts'
import { type EventPosition, isAfter } from './event-position.ts'
import { EVENTS_CHANNEL } from './outbox.ts'
import type { EventsLogger } from './port.ts'
import { type OutboxEvent, RETENTION_MINUTES, readHorizon, readNext } from './read-outbox.ts'

const BATCH_ROWS = 500
/** Looks again this soon when a running transaction holds events back, then ever later up to the longest. */
const LOOK_AGAIN_MS = { first: 2, longest: 250 }
/** Looks without being told, in case a notification was lost. */
const SAFETY_LOOK_MS = 5000
/** After several events at once more will follow: they are read together, which is cheaper than one by one. */
const BUSY_REST_MS = 20
const RETRY_AFTER_ERROR_MS = 1000
const HELD_BACK_WARNING_MS = 10_000
/** Whoever could not read for longer may have missed events that are no longer kept; well before they go. */
const LONGEST_ABSENCE_MS = (RETENTION_MINUTES - 10) * 60_000

export type OutboxFollower = {
  start(): Promise<void>
  stop(): Promise<void>
  position(): EventPosition
}

type FollowerParts = {
  db: Database
  log: EventsLogger
  onEvent: (event: OutboxEvent) => void
  /** The database cannot be read; said once, until it was back. */
  onAway: () => void
  /** Events were missed that nobody can tell any more. */
  onGap: () => void
  now?: () => number
}

/** Hands every event to `onEvent`, each once, in the order of their positions. */
export function createOutboxFollower(parts: FollowerParts): OutboxFollower {
  const { db, log, onEvent, onAway, onGap, now = () => performance.now() } = parts
  let position: EventPosition = { transactionId: 0n, seq: 0n }
  let isRunning = false
  let isAsked = false
  let reading: Promise<void> | null = null
  let nextLook: NodeJS.Timeout | undefined
  let lookAgainMs = LOOK_AGAIN_MS.first
  let heldBackSince: number | null = null
  let restUntil = 0
  /** When the last read failed that followed a good one; null while all is well. */
  let awaySince: number | null = null
  let safetyLook: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined

  function look() {
    if (!isRunning) return
    clearTimeout(nextLook)
    isAsked = true
    const restMs = restUntil - performance.now()
    if (restMs > 0) {
      lookIn(restMs)
      return
    }
    reading ??= readAll().finally(() => {
      reading = null
      // Asked between the last check and here.
      if (isAsked) look()
    })
  }

  async function readAll() {
    while (isAsked && isRunning && performance.now() >= restUntil) {
      isAsked = false
      try {
        if (awaySince !== null) await comeBack(awaySince)
        await readBatch()
      } catch (error) {
        if (awaySince === null && isDatabaseAway(error)) onAway()
        awaySince ??= now()
        // That the database is away is told once for all who ask it.
        if (!isDatabaseAway(error)) log.error({ err: error }, 'events could not be read; trying again')
        lookIn(RETRY_AFTER_ERROR_MS)
      }
    }
  }

  /** What happened meanwhile follows from the outbox, unless it was too long or the database is an older one. */
  async function comeBack(since: number) {
    const horizon = await readHorizon(db)
    if (now() - since > LONGEST_ABSENCE_MS || isAfter(position, horizon)) {
      position = horizon
      onGap()
    }
    awaySince = null
  }

  async function readBatch() {
    const startedAt = performance.now()
    const { events, isHeldBack } = await readNext(db, position, BATCH_ROWS)
    const isBusy = events.length > 1 && events.length < BATCH_ROWS
    if (isBusy) restUntil = startedAt + BUSY_REST_MS
    for (const event of events) {
      if (!isRunning) return
      position = event.position
      onEvent(event)
    }
    if (events.length > 0 || !isHeldBack) {
      lookAgainMs = LOOK_AGAIN_MS.first
      heldBackSince = null
    }
    if (isHeldBack) waitForRunningTransaction()
    else if (events.length === BATCH_ROWS) isAsked = true
  }

  function waitForRunningTransaction() {
    heldBackSince ??= now()
    if (now() - heldBackSince > HELD_BACK_WARNING_MS) {
      log.warn({}, 'a long-running transaction in the database holds live events back')
      heldBackSince = now()
    }
    lookIn(lookAgainMs)
    lookAgainMs = Math.min(lookAgainMs * 2, LOOK_AGAIN_MS.longest)
  }

  function lookIn(ms: number) {
    clearTimeout(nextLook)
    nextLook = setTimeout(look, ms).unref()
  }

  return {
    position: () => position,
    start: async () => {
      position = await readHorizon(db)
      isRunning = true
      unlisten = await db.listen(EVENTS_CHANNEL, look, look)
      safetyLook = setInterval(look, SAFETY_LOOK_MS).unref()
      // What was committed between the two.
      look()
    },
    stop: async () => {
      isRunning = false
      clearTimeout(nextLook)
      clearInterval(safetyLook)
      await Promise.all([unlisten?.(), reading])
      unlisten = undefined
    },
  }
}
