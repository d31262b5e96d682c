import { nextSpan, type Span, smallerStep } from '@innkeeper/domain/integrations/ask-spans.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { PmsError, type PmsPort } from '../../platform/pms/port.ts'
import { whileBusy } from './busy.ts'
import type { Connections } from './connections.ts'
import { noteContact, noteTrouble } from './health.ts'
import { findOwnRooms, mappingOf } from './mapping.ts'
import { readHouse, readSettings } from './stored-settings.ts'
import type { ConnectionRow } from './tables.ts'
import { pmsErrorOf } from './trouble.ts'
import { type Taking, writeReservations } from './write-reservations.ts'

type Dependencies = { db: Database; clock: Clock; connections: Connections }

/** What of reservations is taken over now, and how their rooms are called here. */
export async function takingOf(db: Database, row: ConnectionRow, now: Date): Promise<Taking> {
  const { propertyId, system } = row
  const { choices, chosen } = readSettings(row.settings)
  const own = await db.tenant(propertyId, (tx) => findOwnRooms(tx, propertyId), { readOnly: true })
  return { propertyId, system, choices, mapping: mappingOf(readHouse(row.found), own, chosen), now }
}

/** Brings over what was changed in the other system; answers false where another node does so already. */
export function createSync({ db, clock, connections }: Dependencies) {
  const isDue = ({ state, keptUntil, nextTryAt }: ConnectionRow, now: Date) =>
    state === 'on' && keptUntil !== null && (nextTryAt === null || nextTryAt <= now)

  /** Kept only when all that it covers is written. */
  async function bringOver(
    port: PmsPort,
    row: ConnectionRow,
    span: Span,
    signal?: AbortSignal,
  ): Promise<void> {
    const taking = await takingOf(db, row, clock.now())
    for await (const page of port.changes(span, signal)) await writeReservations(db, page, taking)
    await noteContact(db, row, clock.now(), { keptUntil: new Date(span.until) })
  }

  async function catchUp(row: ConnectionRow, signal?: AbortSignal): Promise<void> {
    const port = connections.open(row)
    const now = clock.now().getTime()
    let keptUntil = row.keptUntil?.getTime() ?? now
    let stepMs: number | undefined
    for (let span = nextSpan(keptUntil, now); span; span = nextSpan(keptUntil, now, stepMs)) {
      signal?.throwIfAborted()
      try {
        await bringOver(port, row, span, signal)
        keptUntil = span.until
      } catch (error) {
        const smaller = error instanceof PmsError && error.failure === 'slow' ? smallerStep(span) : null
        if (smaller === null) throw error
        stepMs = smaller
      }
    }
  }

  return async function sync(propertyId: string, signal?: AbortSignal): Promise<boolean> {
    return whileBusy({ db, clock }, propertyId, async ({ connection: row }) => {
      if (!isDue(row, clock.now())) return
      try {
        await catchUp(row, signal)
      } catch (error) {
        // Stopped, not failed.
        signal?.throwIfAborted()
        await noteTrouble(db, row, pmsErrorOf(error), clock.now())
      }
    })
  }
}
