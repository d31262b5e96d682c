import type { MarketingConsent } from '@innkeeper/domain/guests/schema.ts'
import { dayStart } from '@innkeeper/domain/statistics/period.ts'
import { addDays, MINUTE_MS } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from '../demo-property.ts'
import { itemAt } from '../seeded-random.ts'
import { FJELLHEIM } from './property.ts'
import type { Stay } from './stays.ts'
import { type Category, categoryId, categoryOf } from './units.ts'

const PEOPLE: Record<Category, readonly (readonly [adults: number, children: number])[]> = {
  single: [[1, 0]],
  double: [
    [2, 0],
    [2, 0],
    [1, 0],
    [2, 1],
  ],
  family: [
    [2, 2],
    [2, 1],
    [2, 3],
    [1, 2],
  ],
  suite: [
    [2, 0],
    [2, 0],
    [2, 1],
  ],
}
const DAYS_BOOKED_BEFORE = [3, 35, 12, 60, 90, 7, 21] as const
const EXPECTED = ['15:30', null, '17:00', '20:45', null, '22:15', '16:15'] as const
/** One in so many got a suite for the price of a double. */
const UPGRADED_EVERY = 4
const ASKED_ABOUT_OFFERS_EVERY = 3

const midnights = new Map<string, number>()
/** Asked for a few times on every day of half a year; the runtime takes its time to answer. */
function midnight(date: string): number {
  const known = midnights.get(date) ?? dayStart(date, FJELLHEIM.timeZone)
  midnights.set(date, known)
  return known
}

/** What a guest said and when they came, in the property's time; never later than now. */
export function stayFacts(stay: Stay, nth: number, { today, now }: { today: string; now: number }) {
  const category = categoryOf(stay.unitCode)
  const [adults, children] = itemAt(PEOPLE[category], nth)
  const moment = (day: number, minute: number, latest: number) =>
    new Date(Math.min(midnight(addDays(today, day)) + minute * MINUTE_MS, latest))
  const booked = category === 'suite' && nth % UPGRADED_EVERY === 1 ? 'double' : category
  const minutesAgo = (minutes: number) => now - minutes * MINUTE_MS
  const createdAt = moment(stay.from - itemAt(DAYS_BOOKED_BEFORE, nth), 9 * 60 + (nth % 600), minutesAgo(600))
  const isHere = stay.state !== 'precheckin'
  return {
    unitCategoryId: categoryId(booked),
    adults,
    children,
    expectedArrival: isHere ? null : itemAt(EXPECTED, nth),
    checkedInAt: isHere
      ? moment(stay.from, 15 * 60 + ((nth * 37) % 330), minutesAgo(8 + (nth % 9) * 7))
      : null,
    checkedOutAt:
      stay.state === 'checkout'
        ? moment(stay.to, 7 * 60 + ((nth * 29) % 230), minutesAgo(4 + (nth % 7)))
        : null,
    marketingConsent: nth % ASKED_ABOUT_OFFERS_EVERY === 1 ? consentAt(createdAt, nth % 4 !== 0) : null,
    createdAt,
  } satisfies Partial<DemoBooking>
}

function consentAt(at: Date, isGiven: boolean): MarketingConsent {
  return { version: 1, isGiven, source: 'Website', at: at.toISOString() }
}
