import { useState } from 'react'
import { type QuoteChange, type QuotedCart, quoteChanges } from './quote-changes.ts'

export type ReadQuote = {
  /** What stands on the page: what the guest has read, until a change of it was answered. */
  shown: QuotedCart | null
  /** What the house changed since, to be answered before anything is sent. */
  changes: QuoteChange[]
  /** The guest has read the changes. */
  accept: () => void
}

/** Keeps the figures the guest has read; those the house changes under them are told, not slipped in. */
export function useReadQuote(now: QuotedCart | null): ReadQuote {
  const [read, setRead] = useState(now)
  const changes = read && now ? quoteChanges(read, now) : []
  const isNew = now !== null && (read?.quote !== now.quote || read.wish !== now.wish)
  if (isNew && changes.length === 0) setRead(now)
  return { shown: changes.length > 0 ? read : (now ?? read), changes, accept: () => setRead(now) }
}
