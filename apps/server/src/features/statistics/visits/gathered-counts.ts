import type { CountsBySubject } from '@innkeeper/domain/statistics/visits.ts'
import { MINUTE_MS } from '@innkeeper/domain/time.ts'

/** No clock changes within a quarter of an hour, and no day ends: its visits are of one hour of the property. */
const QUARTER_MS = 15 * MINUTE_MS
/** Names of boxes, pages and languages are the property's own; whatever else went wrong, memory has an end. */
const MAX_KINDS = 10_000

/** Visits that are alike, within a quarter of an hour. */
export type Alike = {
  quarterStart: number
  /** What one of them adds. */
  counts: CountsBySubject
  times: number
}

/** What was counted of each property and has not been written yet. */
export type GatheredCounts = {
  /** One more of a kind; what it adds is asked for once. */
  add(propertyId: string, at: number, kind: string, countsOf: () => CountsBySubject): void
  /** Everything there is, by property and kind; from then on it is empty. */
  take(): Map<string, Map<string, Alike>>
  /** To be taken with what comes. */
  putBack(propertyId: string, kinds: ReadonlyMap<string, Alike>): void
}

export function createGatheredCounts(maxKinds = MAX_KINDS): GatheredCounts {
  let houses = new Map<string, Map<string, Alike>>()

  function kindsOf(propertyId: string): Map<string, Alike> {
    const known = houses.get(propertyId)
    if (known) return known
    const kinds = new Map<string, Alike>()
    houses.set(propertyId, kinds)
    return kinds
  }

  return {
    add(propertyId, at, kind, countsOf) {
      const kinds = kindsOf(propertyId)
      const quarterStart = Math.floor(at / QUARTER_MS) * QUARTER_MS
      const key = `${quarterStart} ${kind}`
      const known = kinds.get(key)
      if (known) known.times += 1
      else if (kinds.size < maxKinds) kinds.set(key, { quarterStart, counts: countsOf(), times: 1 })
    },
    take() {
      const taken = houses
      houses = new Map()
      return taken
    },
    putBack(propertyId, taken) {
      const kinds = kindsOf(propertyId)
      for (const [key, alike] of taken) {
        const known = kinds.get(key)
        if (known) known.times += alike.times
        else if (kinds.size < maxKinds) kinds.set(key, alike)
      }
    },
  }
}
