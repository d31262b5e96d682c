import type { Fate, HoldingKind } from '@innkeeper/domain/privacy/holdings.ts'
import type { Retained } from '@innkeeper/domain/privacy/retention.ts'
import type { Tx } from './db/port.ts'

/**
 * Whom it is about: the stays that were chosen, and how the person is named and reached, since things without a
 * booking are found by that. All of these are empty where only the stays are meant and the person may be a guest still.
 */
export type Person = {
  propertyId: string
  bookingIds: readonly string[]
  /** Everybody of the stays is meant; else the guest who booked, and other adults are asked about for themselves. */
  isEverybody: boolean
  bookingNumbers: readonly string[]
  /** Lower case. */
  emails: readonly string[]
  /** Digits alone. */
  phones: readonly string[]
  /** First and last name as one text, and how they are reached as it was written. */
  texts: readonly string[]
}

/** What a feature holds of a person, one kind of it; the rows are written into the file the person gets. */
export type Holding = {
  kind: HoldingKind
  fate: Fate
  /** The last day a law keeps it as it is, YYYY-MM-DD; of what is locked alone. */
  lockedUntil?: string
  rows: readonly object[]
}

/** Something between the house and the person that has to be settled first. */
export type Obstacle = { reason: 'unpaid' | 'unanswered' | 'to-do'; bookingId: string | null; order: number }

/** What is due: stays that ended on this day or before it, and what belongs to no stay by its own day. */
export type Due = { propertyId: string; departedUntil: string; timeZone: string; now: Date; limit: number }

/** Whoever gets what is found: without it document numbers, birth dates and addresses are masked. */
export type Reader = { opensDocuments: boolean }

/** Somebody of a stay, by the name they gave themselves. */
export type NamedPerson = {
  /** Of their registration. */
  id: string
  bookingId: string
  name: string
  /** The booking's own guest, or another adult of it. */
  isBooker: boolean
}

/** What one feature holds of people. */
export type PersonalData = {
  find(tx: Tx, person: Person, reader?: Reader): Promise<Holding[]>
  /** Takes the person out; what is locked by a law stays as it is. */
  erase(tx: Tx, person: Person, now: Date): Promise<void>
  /** People of stays by the words somebody typed, beside the names that bookings have; the latest stays first. */
  findNamed?(tx: Tx, propertyId: string, asked: { search: string; limit: number }): Promise<NamedPerson[]>
  obstacles?(tx: Tx, person: Person, now: Date): Promise<Obstacle[]>
  /** Takes away what has its own time, at most as many as asked for, and says how many; the stays are not its matter. */
  expire?: {
    /** Null for what has days of its own. */
    retained: Retained | null
    count: 'orders' | 'messages' | 'answers' | 'registrations'
    run(tx: Tx, due: Due): Promise<number>
  }
}

/** Only these stays, whoever their guests are. */
export function staysAlone(propertyId: string, bookingIds: readonly string[]): Person {
  return { propertyId, bookingIds, isEverybody: true, bookingNumbers: [], emails: [], phones: [], texts: [] }
}

const SHORTEST_WORD = 5

/** Every text that names the person; short ones name others as well. */
export function wordsOf({ phones, texts }: Person): string[] {
  return [...phones, ...texts].filter((word) => word.length >= SHORTEST_WORD)
}
