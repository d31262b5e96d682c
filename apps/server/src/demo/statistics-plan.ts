import type { Counts } from '@innkeeper/domain/statistics/counts.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import type { TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'

/** How a house of the demo lives through a year. */
export type StatisticsHabit = {
  /** Stays that arrive on a usual day. */
  arrivals: number
  /** How many nights they stay. */
  nights: number
  /** Guests’ languages, as far as they are the property's, each with how many of a hundred have it. */
  languages: Readonly<Record<string, number>>
  /** Orders from the guestbook for each stay in house on a day. */
  ordersPerStay: number
  /** What one of them comes to, in minor units. */
  orderTotal: number
  /** Who cleans, by their ids and how much each does. */
  cleaners: Readonly<Record<string, number>>
}

export type DemoCountedDay = { subject: Subject; day: string; counts: Counts; isSettled: boolean }
export type DemoTrackingTotal = { day: string; event: TrackingEventName; urlPath: string; count: number }
/** What was redeemed of a voucher card, as its record says. */
export type DemoVoucherRecord = { cardId: string; redeemed: number; firstAt: Date; lastAt: Date }

/** A year of numbers. */
export type DemoStatistics = {
  days: DemoCountedDay[]
  totals: DemoTrackingTotal[]
  vouchers: DemoVoucherRecord[]
}
