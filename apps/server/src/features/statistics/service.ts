import { countedEvent } from '@innkeeper/domain/statistics/counted-event.ts'
import type { TrackingEvent } from '@innkeeper/domain/statistics/tracking-event.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createKnownContent } from './events/known-content.ts'
import { type CountedCall, writeEvents } from './events/write-events.ts'
import { createWriteLanes } from './events/write-lanes.ts'

/** A device opens one booking, seldom a second one; more keys in one call are somebody trying them out. */
const MAX_BOOKINGS_PER_CALL = 3

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  log: Pick<Logger, 'warn'>
  guests: Pick<GuestService, 'stayIdsOf'>
  properties: PropertyService
}

/** What one call sent, with the name of its batch where the app gave it one. */
export type SentEvents = { batch: string | null; events: readonly TrackingEvent[] }

export type StatisticsService = {
  /**
   * Keeps the events, with bookings instead of link keys, and adds them to the totals; says how many. A batch that was
   * kept before is answered as then, and a day that is full keeps none.
   */
  keep(propertyId: string, sent: SentEvents): Promise<number>
}

export type StatisticsServices = {
  /** Writes the visits that were counted in memory so far. */
  writeVisits(): Promise<void>
}

export function createStatisticsService(dependencies: Dependencies): StatisticsService {
  const { db, clock, log, guests, properties } = dependencies
  const contentOf = createKnownContent(dependencies)

  /** Days that have all they may, by property: what comes then costs no call of the database. */
  const fullDays = new Map<string, string>()

  const dayNow = (timeZone: string) => localTimeAt(clock.now().getTime(), timeZone).date

  const add = createWriteLanes<CountedCall>(async (propertyId, calls) => {
    const { property } = await properties.snapshot(propertyId)
    const { timeZone } = property
    const day = dayNow(timeZone)
    const { kept, isFull } = await db.tenant(propertyId, (tx) => {
      const bookingsOf = (linkKeys: readonly string[]) => guests.stayIdsOf(tx, property, linkKeys)
      return writeEvents(tx, { propertyId, timeZone, receivedAt: clock.now(), day, bookingsOf }, calls)
    })
    // Those that came at the same time all find it full.
    if (isFull && fullDays.get(propertyId) !== day) {
      fullDays.set(propertyId, day)
      log.warn({ propertyId, day }, 'no more tracking events are kept today: this property has all it may')
    }
    return kept
  })

  return {
    async keep(propertyId, { batch, events }) {
      const { property } = await properties.snapshot(propertyId)
      if (fullDays.get(propertyId) === dayNow(property.timeZone)) return 0
      const content = await contentOf(propertyId)
      const house = { propertyId, isContent: (id: string) => content.has(id) }
      const now = clock.now().getTime()
      const counted = events.flatMap((event) => countedEvent(event, now, house) ?? [])
      if (counted.length === 0) return 0
      return add(propertyId, { batch, events: withFewBookings(counted) }, counted.length)
    },
  }
}

function withFewBookings(events: CountedCall['events']): CountedCall['events'] {
  const keys = new Set(events.flatMap(({ linkKey }) => linkKey ?? []))
  if (keys.size <= MAX_BOOKINGS_PER_CALL) return events
  const looked = new Set([...keys].slice(0, MAX_BOOKINGS_PER_CALL))
  return events.map((event) =>
    event.linkKey !== null && looked.has(event.linkKey) ? event : { ...event, linkKey: null },
  )
}
