import { type CountedEvent, totalsOf } from '@innkeeper/domain/statistics/counted-event.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import { addToTotals, findBatches, insertBatches, insertEvents, takeRoomForEvents } from './repository.ts'

/** Events of one call, as they may be kept. */
export type CountedCall = { batch: string | null; events: readonly CountedEvent[] }

type Writing = {
  propertyId: string
  timeZone: string
  receivedAt: Date
  /** The property's day, of which only so many events are kept. */
  day: string
  /** The bookings that link keys open. */
  bookingsOf(linkKeys: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type Written = {
  /** Of each call, how many of its events were kept, now or when its batch came for the first time. */
  kept: number[]
  isFull: boolean
}

/** Keeps what was not kept before, as far as the day has room, and counts it. */
export async function writeEvents(tx: Tx, writing: Writing, calls: readonly CountedCall[]): Promise<Written> {
  const { propertyId, timeZone, receivedAt, day } = writing
  const names = [...new Set(calls.flatMap(({ batch }) => batch ?? []))]
  const keptOf = new Map<string, number>()
  if (names.length > 0) {
    // Whoever writes at the same time is through with this day before it is looked what came already.
    await takeRoomForEvents(tx, propertyId, { day, sent: 0 })
    for (const { id, kept } of await findBatches(tx, propertyId, names)) keptOf.set(id, kept)
  }
  const known = new Set(keptOf.keys())
  const firsts = calls.filter(({ batch }, place) => {
    if (batch === null) return true
    return !known.has(batch) && calls.findIndex((other) => other.batch === batch) === place
  })
  const sent = firsts.reduce((sum, { events }) => sum + events.length, 0)
  const room = sent === 0 ? 0 : await takeRoomForEvents(tx, propertyId, { day, sent })
  const events = firsts.flatMap((call) => call.events).slice(0, room)

  let left = room
  const keptNow = new Map(
    firsts.map((call) => {
      const kept = Math.min(left, call.events.length)
      left -= kept
      if (call.batch !== null) keptOf.set(call.batch, kept)
      return [call, kept]
    }),
  )
  if (events.length > 0) {
    const linkKeys = new Set(events.flatMap(({ linkKey }) => linkKey ?? []))
    const bookings = await writing.bookingsOf([...linkKeys])
    await insertEvents(tx, {
      propertyId,
      receivedAt,
      events: events.map(({ linkKey, ...event }) => ({
        ...event,
        id: newId(),
        bookingId: linkKey === null ? null : (bookings.get(linkKey) ?? null),
      })),
    })
    await addToTotals(tx, propertyId, totalsOf(events, timeZone))
  }
  const named = firsts.flatMap((call) =>
    call.batch === null ? [] : [{ id: call.batch, kept: keptNow.get(call) ?? 0 }],
  )
  if (named.length > 0) await insertBatches(tx, propertyId, { receivedAt, batches: named })
  return {
    kept: calls.map((call) => (call.batch === null ? keptNow.get(call) : keptOf.get(call.batch)) ?? 0),
    isFull: room < sent,
  }
}
