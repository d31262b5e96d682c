import { cleanLinkId } from '../guestbook/link-id.ts'
import { localTimeAt } from '../time.ts'
import { TRACKING_AHEAD_MS, TRACKING_OLDEST_MS } from './constants.ts'
import { countedPath, type House } from './counted-path.ts'
import type { TrackingDetailType, TrackingEvent, TrackingEventName } from './tracking-event.ts'

export type CountedEvent = {
  event: TrackingEventName
  /** Milliseconds since the epoch, never after `now`. */
  occurredAt: number
  /** Only to find the booking by; never stored. */
  linkKey: string | null
  linkId: string | null
  urlPath: string | null
}

/** An event as it may be kept; null when its time cannot be right. */
export function countedEvent(event: TrackingEvent, now: number, house: House): CountedEvent | null {
  const at = Date.parse(event.date)
  if (!(at >= now - TRACKING_OLDEST_MS && at <= now + TRACKING_AHEAD_MS)) return null
  const path = detailOf(event, 'URL_PATH')
  return {
    event: event.event,
    occurredAt: Math.min(at, now),
    linkKey: detailOf(event, 'BOOKING'),
    // The database takes no zero characters, and nobody prints invisible ones on a door.
    linkId: cleanLinkId((detailOf(event, 'LINK_ID') ?? '').replace(/\p{C}/gu, '')),
    urlPath: path === null ? null : countedPath(path, house),
  }
}

function detailOf({ details }: TrackingEvent, type: TrackingDetailType): string | null {
  return details.find((detail) => detail.type === type)?.value ?? null
}

export type TrackingTotal = {
  /** YYYY-MM-DD in the property's time zone. */
  day: string
  event: TrackingEventName
  /** Empty where the address is not known. */
  urlPath: string
  count: number
}

/** How often each thing happened on each of the property's days, in an order that is always the same. */
export function totalsOf(events: readonly CountedEvent[], timeZone: string): TrackingTotal[] {
  const totals = new Map<string, TrackingTotal>()
  for (const { event, occurredAt, urlPath } of events) {
    const total = { day: localTimeAt(occurredAt, timeZone).date, event, urlPath: urlPath ?? '', count: 1 }
    const key = `${total.day} ${event} ${total.urlPath}`
    const known = totals.get(key)
    if (known) known.count += 1
    else totals.set(key, total)
  }
  return [...totals.keys()].sort().map((key) => totals.get(key) as TrackingTotal)
}
