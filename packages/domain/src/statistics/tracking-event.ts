import type { TRACKING_DETAIL_TYPES, TRACKING_EVENTS } from './constants.ts'

export type TrackingEventName = (typeof TRACKING_EVENTS)[number]
export type TrackingDetailType = (typeof TRACKING_DETAIL_TYPES)[number]

/** What happened, when (ISO 8601), and where (spec 3). */
export type TrackingEvent = {
  event: TrackingEventName
  date: string
  details: { type: TrackingDetailType; value: string }[]
}
