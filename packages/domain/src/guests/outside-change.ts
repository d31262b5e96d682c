import type { BookingAttributes, BookingState, Guest } from './schema.ts'

/** A stay as other systems name where it is. */
export const OUTSIDE_STATUSES = ['expected', 'in house', 'departed', 'cancelled', 'no-show'] as const
export type OutsideStatus = (typeof OUTSIDE_STATUSES)[number]

/** What a file, the API or a property management system can say of a booking; what it leaves out it does not know. */
export type OutsideFields = {
  arrival: string
  departure: string
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  language: string | null
  rateCode: string | null
  unitId: string | null
  unitCategoryId: string | null
  adults: number | null
  children: number | null
  expectedArrival: string | null
  checkInTime: string | null
  checkOutTime: string | null
  guestCustom: Guest['custom']
  attributes: Partial<BookingAttributes>
  returningGuestSaid: boolean | null
  status: OutsideStatus
}
export type OutsideField = keyof OutsideFields

type Differing = {
  field: OutsideField
  /** Whether the other system says something else than it last did, or only repeats itself. */
  isNews: boolean
}

export type OutsideChange = {
  /** What nobody changed here and can be taken over. */
  taken: OutsideField[]
  /** What somebody changed here and the other system says otherwise. */
  byHand: Differing[]
}

/**
 * Compares what another system says with the booking as it is (`current`) and with what that system last said
 * (`before`; null where it never said anything, so that everything here was written by hand).
 */
export function compareOutside(
  said: Partial<OutsideFields>,
  current: Partial<OutsideFields>,
  before: Partial<OutsideFields> | null,
): OutsideChange {
  const change: OutsideChange = { taken: [], byHand: [] }
  for (const field of Object.keys(said) as OutsideField[]) {
    if (said[field] === undefined || isSame(said[field], current[field])) continue
    const isOwn = before === null || before[field] === undefined || !isSame(before[field], current[field])
    if (isOwn) change.byHand.push({ field, isNews: before !== null && !isSame(said[field], before[field]) })
    else change.taken.push(field)
  }
  return change
}

/**
 * What to do with a field that was changed by hand: keep what is here, take what the other system says, or take it
 * only where that is newer than what it last said.
 */
export const HAND_RULES = ['keep', 'take', 'take news'] as const
export type HandRule = (typeof HAND_RULES)[number]

/** The fields to write. */
export function fieldsToWrite({ taken, byHand }: OutsideChange, rule: HandRule): OutsideField[] {
  const won = byHand.filter(({ isNews }) => rule === 'take' || (rule === 'take news' && isNews))
  return [...taken, ...won.map(({ field }) => field)]
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = new Set([...Object.keys(first), ...Object.keys(second)])
  return [...keys].every((key) => (first[key] ?? null) === (second[key] ?? null))
}

type StoredStanding = { state: BookingState; cancelledAt: unknown; noShowAt: unknown }

/** Where a stored booking is, in the words of other systems. */
export function statusOf({ state, cancelledAt, noShowAt }: StoredStanding): OutsideStatus {
  if (cancelledAt !== null) return 'cancelled'
  if (noShowAt !== null) return 'no-show'
  return state === 'precheckin' ? 'expected' : state === 'checkin' ? 'in house' : 'departed'
}
