import { isDay } from '../calendar-range.ts'
import { PHASES, phaseOf } from '../guests/phase.ts'
import { minuteOfClock, type Weekday } from '../time.ts'
import { CARD_STATES, type CardState } from './visibility-schema.ts'

/** What a preview's address asks for (spec 2). Whoever may not choose gets none of it. */
export type PreviewSettings = {
  states: CardState[]
  /** Ids or names. */
  unitCategories: string[]
  /** Ids or names; where none is asked for, those the sample stay belongs to. */
  targetGroups: string[]
  /** Id or what is on the door. */
  unit: string | null
  /** The link key of a booking: its state, unit and groups count then, and no other. */
  booking: string | null
  /** YYYY-MM-DD */
  date: string | null
  /** Minutes since midnight. */
  times: number[]
  weekdays: Weekday[]
  language: number | null
  /** Drafts instead of what is published. */
  isDraft: boolean
}

type Query = Readonly<Record<string, unknown>>

const PREVIEW = 'preview'
/** More values, and longer ones, than anybody means are not read. */
const MAX_VALUES = 24
const MAX_LENGTH = 100

/** Whether an address asks for a preview: by the guest id or by the state, in any case. */
export function isPreviewAddress(guestId: string | undefined, query: Query): boolean {
  return [guestId, ...valuesOf(query.state)].some((value) => value?.toLowerCase() === PREVIEW)
}

/** Reads a preview's query: a repeated key is a list, and absurd values are as if they were not there. */
export function parsePreview(query: Query): PreviewSettings {
  const [index] = valuesOf(query.language).filter((value) => /^\d{1,3}$/.test(value))
  return {
    states: unique(valuesOf(query.states).map(stateNamed)).filter((state) => state !== null),
    unitCategories: unique(valuesOf(query.unitCategories)),
    targetGroups: unique(valuesOf(query.targetGroups)),
    unit: valuesOf(query.unit)[0] ?? null,
    booking: valuesOf(query.booking)[0] ?? null,
    date: valuesOf(query.date).find(isDay) ?? null,
    times: unique(valuesOf(query.times).filter(isClock).map(minuteOfClock)),
    weekdays: unique(valuesOf(query.weekdays).filter(isWeekday).map(Number)) as Weekday[],
    language: index === undefined ? null : Number(index),
    isDraft: isDraftQuery(query),
  }
}

/** Whether a query asks for drafts. */
export function isDraftQuery(query: Query): boolean {
  return valuesOf(query.draft)[0] === '1'
}

/** Whether a stream is opened by a preview: it says in either case whether it shows drafts. */
export function isPreviewStream(query: Query): boolean {
  return valuesOf(query.draft).length > 0
}

/** The card state behind a phase's name or a state's own, in any case; null when it is neither. */
export function stateNamed(name: string): CardState | null {
  const wanted = name.trim().toLowerCase()
  const phase = PHASES.find((each) => each.toLowerCase() === wanted)
  return CARD_STATES.find((state) => (phase ? phaseOf(state) === phase : state === wanted)) ?? null
}

function valuesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value]).filter(
    (item): item is string => typeof item === 'string' && item !== '' && item.length <= MAX_LENGTH,
  )
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

function isClock(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

function isWeekday(value: string): boolean {
  return /^[1-7]$/.test(value)
}
