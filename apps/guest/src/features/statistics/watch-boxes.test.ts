import { SEEN_AFTER_MS } from '@innkeeper/domain/statistics/constants.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBoxes } from './watch-boxes.ts'

type Place = { id: string }
type Sight = { intersectionRatio?: number; height?: number }

let places: Place[]
let observed: Set<Place>
let sees: (entries: unknown[]) => void
let pageChanged: () => void
let hasSheet: boolean
let visibilityState: string

beforeEach(() => {
  vi.useFakeTimers()
  places = ['wifi', 'spa'].map((id) => ({ id: `card-${id}` }))
  observed = new Set()
  hasSheet = false
  visibilityState = 'visible'
  vi.stubGlobal('document', {
    body: {},
    get visibilityState() {
      return visibilityState
    },
    querySelectorAll: () => places,
    querySelector: () => (hasSheet ? {} : null),
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof sees) {
        sees = told
      }
      observe = (place: Place) => observed.add(place)
      unobserve = (place: Place) => observed.delete(place)
      disconnect = () => observed.clear()
    },
  )
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        pageChanged = changed
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch() {
  const stopped = new AbortController()
  const seen: string[] = []
  watchBoxes({ signal: stopped.signal, seen: (boxId) => seen.push(boxId) })
  return { seen, stop: () => stopped.abort() }
}

/** The place comes to be in sight so far, of a screen of 800 pixels. */
function show(id: string, { intersectionRatio = 0, height = 0 }: Sight) {
  const target = places.find((place) => place.id === `card-${id}`)
  sees([{ target, intersectionRatio, intersectionRect: { height }, rootBounds: { height: 800 } }])
}
const HALF = { intersectionRatio: 0.5 }

test('a box was seen once half of it was in sight for a second, and counts once', () => {
  const { seen } = watch()
  show('wifi', HALF)
  vi.advanceTimersByTime(SEEN_AFTER_MS - 1)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['wifi'])
  expect([...observed].map(({ id }) => id)).toEqual(['card-spa'])
})

test('a box that went by was not seen', () => {
  const { seen } = watch()
  show('wifi', HALF)
  vi.advanceTimersByTime(SEEN_AFTER_MS / 2)
  show('wifi', { intersectionRatio: 0.1 })
  vi.advanceTimersByTime(SEEN_AFTER_MS)
  expect(seen).toEqual([])
})

test('a box taller than the screen was seen where it filled half of that', () => {
  const { seen } = watch()
  show('wifi', { intersectionRatio: 0.25, height: 400 })
  show('spa', { intersectionRatio: 0.25, height: 399 })
  vi.advanceTimersByTime(SEEN_AFTER_MS)
  expect(seen).toEqual(['wifi'])
})

test('what lies behind a sheet, or in a tab nobody looks at, is seen once it is not', () => {
  const { seen } = watch()
  hasSheet = true
  show('wifi', HALF)
  vi.advanceTimersByTime(SEEN_AFTER_MS * 3)
  hasSheet = false
  visibilityState = 'hidden'
  vi.advanceTimersByTime(SEEN_AFTER_MS * 3)
  expect(seen).toEqual([])
  visibilityState = 'visible'
  vi.advanceTimersByTime(SEEN_AFTER_MS)
  expect(seen).toEqual(['wifi'])
})

test('a box that comes later is watched, and one that is drawn anew counts no second time', () => {
  const { seen } = watch()
  show('wifi', HALF)
  vi.advanceTimersByTime(SEEN_AFTER_MS)
  places = ['wifi', 'sauna'].map((id) => ({ id: `card-${id}` }))
  pageChanged()
  pageChanged()
  vi.advanceTimersByTime(500)
  show('wifi', HALF)
  show('sauna', HALF)
  vi.advanceTimersByTime(SEEN_AFTER_MS)
  expect(seen).toEqual(['wifi', 'sauna'])
})

test('after its end nothing is seen any more', () => {
  const { seen, stop } = watch()
  show('wifi', HALF)
  stop()
  vi.advanceTimersByTime(SEEN_AFTER_MS * 2)
  expect([seen, observed.size, vi.getTimerCount()]).toEqual([[], 0, 0])
})
