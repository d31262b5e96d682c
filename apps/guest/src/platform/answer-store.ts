import type { Call } from '@innkeeper/api/client.ts'
import { onReturn } from './on-return.ts'
import { isOfCall, type Query } from './query.ts'
import { isTemporary, withRetries } from './retry.ts'
import { reuseEqualParts } from './reuse-equal-parts.ts'

/** What is known; a failure of the last call stands beside what an earlier one answered. */
export type Answer<T> = { data: T | undefined; error: unknown }

type Entry = {
  query: Query<unknown>
  answer: Answer<unknown>
  /** What came with the page. */
  first: Answer<unknown>
  answeredAt: number
  /** The latest call while it runs; only its answer counts. */
  underWay: Promise<void> | null
  listeners: Set<() => void>
}

export type AnswerStore = ReturnType<typeof createAnswerStore>

const NEVER = Number.NEGATIVE_INFINITY
/** A guestbook in every language of its property, twice over; quotes are as many as a guest changes the cart. */
const UNSHOWN_MAX = 30

/** What the API answered, by call: asked once for everyone who shows it, and kept while it is asked anew. */
export function createAnswerStore(call: Call, keepLooking = onReturn) {
  const entries = new Map<string, Entry>()
  const followers = new Set<(key: string) => void>()

  const entryOf = (query: Query<unknown>): Entry => {
    const known = entries.get(query.key)
    if (known) return known
    const answer = { data: undefined, error: null }
    const listeners = new Set<() => void>()
    const entry: Entry = { query, answer, first: answer, answeredAt: NEVER, underWay: null, listeners }
    entries.set(query.key, entry)
    forgetOldest()
    return entry
  }
  /** Of answers nobody shows, those shown last are kept. */
  const forgetOldest = () => {
    const unshown = [...entries].filter(([, { listeners, underWay }]) => listeners.size === 0 && !underWay)
    for (const [key] of unshown.slice(0, -UNSHOWN_MAX)) entries.delete(key)
  }
  const entriesOf = (address?: string) =>
    [...entries.values()].filter(({ query }) => address === undefined || isOfCall(query.key, address))

  const tell = (entry: Entry, data: unknown, error: unknown) => {
    if (data === entry.answer.data && error === entry.answer.error) return
    entry.answer = { data, error }
    for (const listener of entry.listeners) listener()
  }
  const write = (entry: Entry, data: unknown) => {
    entry.answeredAt = Date.now()
    tell(entry, reuseEqualParts(entry.answer.data, data), null)
    for (const follower of followers) follower(entry.query.key)
  }

  /** Never fails: a failure is part of what is known. */
  const ask = (entry: Entry): Promise<void> => {
    const { query } = entry
    const isLatest = () => entry.underWay === run
    const { isWorthAnotherTry = isTemporary } = query
    const settle = async () => {
      const tellOutcome = await withRetries(
        () => query.ask(call),
        (failures, error) => isLatest() && isWorthAnotherTry(failures, error),
      ).then(
        (data) => () => write(entry, data),
        (error) => () => tell(entry, entry.answer.data, error),
      )
      // Whoever waits for an overtaken call waits for the one that counts.
      if (!isLatest()) return entry.underWay ?? undefined
      entry.underWay = null
      tellOutcome()
    }
    const run = Promise.resolve().then(settle)
    entry.underWay = run
    return run
  }
  const isStale = ({ answer, answeredAt }: Entry, afterMs = Number.POSITIVE_INFINITY) =>
    answer.data === undefined || Date.now() - answeredAt >= afterMs

  return {
    call,
    read: <T>(query: Query<T>) => entryOf(query).answer as Answer<T>,
    /** What the page's HTML was drawn from, whatever came since. */
    readFirst: <T>(query: Query<T>) => entryOf(query).first as Answer<T>,
    /** Takes an answer that came another way: with the page. */
    put<T>(query: Query<T>, data: T): void {
      const entry = entryOf(query)
      write(entry, data)
      entry.first = entry.answer
    },

    /** Tells every change from now on, and keeps the answer from growing stale; answers how to stop. */
    watch(query: Query<unknown>, listener: () => void): () => void {
      const entry = entryOf(query)
      entry.listeners.add(listener)
      const look = () => {
        if (!entry.underWay && isStale(entry, query.staleAfterMs)) void ask(entry)
      }
      look()
      const stopLooking = keepLooking(look, query.lookEveryMs)
      return () => {
        entry.listeners.delete(listener)
        stopLooking()
        // The last in line to be forgotten.
        if (entries.delete(query.key)) entries.set(query.key, entry)
      }
    },
    /** What is known and was not to be refreshed since, else what is asked for now. */
    async ensure<T>(query: Query<T>): Promise<T> {
      const entry = entryOf(query)
      if (entry.answeredAt === NEVER) await (entry.underWay ?? ask(entry))
      if (entry.answeredAt === NEVER) throw entry.answer.error
      return entry.answer.data as T
    },
    /** Asks a call, or all, anew where shown; the rest is stale. Done when the answers came or failed to come. */
    async refresh(address?: string): Promise<void> {
      const stale = entriesOf(address)
      for (const entry of stale) entry.answeredAt = NEVER
      await Promise.all(stale.filter(({ listeners, underWay }) => underWay || listeners.size > 0).map(ask))
    },
    /** Drops what nobody shows of a call: shown again, it would be believed until it has been asked for anew. */
    forgetUnshown(address: string): void {
      for (const { query, listeners, underWay } of entriesOf(address))
        if (listeners.size === 0 && !underWay) entries.delete(query.key)
    },
    /** Writes what an action changed; a call that began before it may not know, so it is made anew. */
    change<T>(address: string, change: (data: T) => T): void {
      for (const entry of entriesOf(address)) {
        const { data, error } = entry.answer
        if (data !== undefined) tell(entry, change(data as T), error)
        if (entry.underWay) void ask(entry)
      }
    },
    /** The answers to a call that are on the page now. */
    shown: <T>(address: string) =>
      entriesOf(address)
        .filter(({ listeners }) => listeners.size > 0)
        .map(({ answer }) => answer.data as T | undefined),
    /** Tells the key of every answer that comes, changed or not. */
    follow(follower: (key: string) => void): () => void {
      followers.add(follower)
      return () => followers.delete(follower)
    },
  }
}
