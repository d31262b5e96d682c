import { CHOICE_KEPT_DAYS, CLEANING_CHOICES } from '@innkeeper/domain/cleaning/constants.ts'
import type { CleaningWish } from '@innkeeper/domain/cleaning/view.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { createStoredValue, type StoredValue } from '../../../platform/stored-value.ts'
import { choiceNames } from './choice-names.ts'

/** On its way to the house, for as long as it takes. */
export type WaitingChoice = CleaningWish & {
  cardId: string
  /** Until when it counts, as the box said: `HH:mm`. */
  closes: string
  /** Whether the room would have been cleaned without it, as far as was known. */
  wasCleaned: boolean | null
  /** When it was made, in milliseconds. */
  at: number
}

/** One that was sent and does not count. */
export type LostChoice = {
  date: string
  closes: string
  /** Why, as the house says it. */
  code: string
  /** Whether the room is cleaned that day; null where it is not known. */
  isCleaned: boolean | null
  at: number
}

/** What the device keeps of a stay's choice. */
export type KeptChoice = { waiting: WaitingChoice | null; lost: LostChoice | null }

export const NOTHING_KEPT: KeptChoice = { waiting: null, lost: null }

const KEPT_MS = CHOICE_KEPT_DAYS * DAY_MS

/** The choice of a stay, for every tab of this browser. */
export function storedChoice(name: string): StoredValue<KeptChoice> {
  return createStoredValue({ key: name, parse: (stored) => parseKept(stored, Date.now()) })
}

/** Writes what is left to keep; nothing is left where nothing waits and nothing is to be told. */
export function keepChoice(stored: StoredValue<KeptChoice>, kept: KeptChoice): void {
  stored.write(kept.waiting === null && kept.lost === null ? null : kept)
}

/** They hold what a person wrote: what is too old to count goes from the device, whosever it was. */
export function forgetOldChoices(): void {
  for (const stored of choiceNames().map(storedChoice)) keepChoice(stored, stored.read())
}

function parseKept(stored: unknown, now: number): KeptChoice {
  const { waiting, lost } = (stored ?? {}) as { waiting?: unknown; lost?: unknown }
  return {
    waiting: isWaiting(waiting) && isRecent(waiting, now) ? waiting : null,
    lost: isLost(lost) && isRecent(lost, now) ? lost : null,
  }
}

const isRecent = ({ at }: { at: number }, now: number) => now - at < KEPT_MS
const isYesNoOrUnknown = (value: unknown) => value === null || typeof value === 'boolean'

function isWaiting(value: unknown): value is WaitingChoice {
  const { choice, cardId, note, wasCleaned } = (value ?? {}) as Partial<WaitingChoice>
  const isWish = CLEANING_CHOICES.some((known) => known === choice) && typeof note === 'string'
  return isWish && typeof cardId === 'string' && isYesNoOrUnknown(wasCleaned) && isOfDay(value)
}

function isLost(value: unknown): value is LostChoice {
  const { code, isCleaned } = (value ?? {}) as Partial<LostChoice>
  return typeof code === 'string' && isYesNoOrUnknown(isCleaned) && isOfDay(value)
}

function isOfDay(value: unknown): boolean {
  const { date, closes, at } = value as Partial<LostChoice>
  return typeof date === 'string' && typeof closes === 'string' && typeof at === 'number'
}
