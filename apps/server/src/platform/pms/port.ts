// Property management systems: the hotel's own list of rooms, bookings and bills, where it has one.
// Adapters: one folder each (mews/), listed in adapters.ts. Every call is made outside any transaction.
import type { Span } from '@innkeeper/domain/integrations/ask-spans.ts'
import type { RegisteredPerson } from '@innkeeper/domain/integrations/registered-person.ts'
import type { PmsReservation } from '@innkeeper/domain/integrations/reservation.ts'
import type { StayRoom } from '@innkeeper/domain/integrations/room-change.ts'

export type PmsUnit = { id: string; name: string; categoryId: string | null }
export type PmsCategory = { id: string; name: string }

/** What a connection leads to. */
export type PmsHouse = {
  id: string
  name: string
  timeZone: string
  units: PmsUnit[]
  categories: PmsCategory[]
  /** What can be booked or ordered there, by name. */
  services: string[]
}

export type PmsProduct = {
  id: string
  name: string
  /** What it belongs to there: a restaurant, a spa. */
  group: string
  /** Minor units and an ISO 4217 code. */
  price: { minor: number; currency: string } | null
}

/** An order as it goes on a guest's bill. */
export type PmsPosting = {
  /** Our order; the system hands it back, so that nothing is posted twice. */
  reference: string
  reservationId: string
  /** What staff read beside it: the order's number. */
  note: string
  currency: string
  lines: readonly { productId: string; quantity: number; unitPrice: number }[]
}

/** One property's account at a system. What is said twice, late or backwards is the caller's to bear. */
export type PmsPort = {
  /** Who is there, and whether the keys are right. */
  look(signal?: AbortSignal): Promise<PmsHouse>
  /** Pages of what was changed in this time, in any order; ends only when all of it was answered. */
  changes(span: Span, signal?: AbortSignal): AsyncIterable<PmsReservation[]>
  /** Pages of the stays that touch this time. */
  stays(span: Span, signal?: AbortSignal): AsyncIterable<PmsReservation[]>
  /** What can be put on a guest's bill. */
  products(signal?: AbortSignal): Promise<PmsProduct[]>
  checkIn(reservationId: string): Promise<void>
  checkOut(reservationId: string): Promise<void>
  /**
   * Gives a reservation another category and room at the price it has; without a room it loses the one it had. Answers
   * when that was, by the clock there, where the system says so. Repeated, it writes the same.
   */
  changeRoom(reservationId: string, room: StayRoom): Promise<string | null>
  /** Puts on the bill what is not there yet; repeated, it posts nothing twice. */
  post(posting: PmsPosting): Promise<void>
  /** Takes off the bill what is still there. */
  reverse(posting: Pick<PmsPosting, 'reference' | 'reservationId'>): Promise<void>
  /** Writes to the profile of the reservation's guest what the guest registered with; repeated, it writes the same. */
  register(reservationId: string, person: RegisteredPerson): Promise<void>
}

export const PMS_FAILURES = [
  /** The keys are not right, or not for this. */
  'unauthorized',
  /** It understood and says no; what it says is for people. */
  'refused',
  'too-many',
  /** It did not answer in time, or says that this was too much at once. */
  'slow',
  /** Broken, busy or not reachable. */
  'unavailable',
  /** What it answered is not what its documentation says, or only a part of it. */
  'unreadable',
  /** What we name is not there, or no longer. */
  'unknown-product',
  'unknown-reservation',
  /** The reservation is a company's or another person's. */
  'other-guest',
] as const
export type PmsFailure = (typeof PMS_FAILURES)[number]

/** Whether another try can help without anybody doing something. */
const RETRYABLE: Readonly<Record<PmsFailure, boolean>> = {
  unauthorized: false,
  refused: false,
  'too-many': true,
  slow: true,
  unavailable: true,
  unreadable: true,
  'unknown-product': false,
  'unknown-reservation': false,
  'other-guest': false,
}

const LONGEST_WORDS = 300

export class PmsError extends Error {
  override name = 'PmsError'
  readonly failure: PmsFailure
  /** In the system's own words. */
  readonly said: string | null
  readonly retryAfterMs: number | null
  readonly retryable: boolean

  constructor(failure: PmsFailure, more: { said?: string | null; retryAfterMs?: number | null } = {}) {
    super(`property management system: ${failure}`)
    this.failure = failure
    this.said = more.said?.slice(0, LONGEST_WORDS) || null
    this.retryAfterMs = more.retryAfterMs ?? null
    this.retryable = RETRYABLE[failure]
  }
}
