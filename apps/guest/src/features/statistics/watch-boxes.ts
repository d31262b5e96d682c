import { SEEN_AFTER_MS } from '@innkeeper/domain/statistics/constants.ts'
import { boxIdOf, CARD_PLACES } from '../../platform/card-place.ts'

/** Half of a box, or where it is taller than the screen, half of the screen. */
const ENOUGH = 0.5
const STEPS = [0, 0.1, 0.25, ENOUGH]
/** Boxes come and go together; they are looked for once then. */
const LOOK_AGAIN_MS = 500

type Watching = { signal: AbortSignal; seen: (boxId: string) => void }

/** Tells of each box once, when enough of it was in sight for a second, until the signal ends it. */
export function watchBoxes({ signal, seen }: Watching): void {
  const watched = new WeakSet<Element>()
  const told = new Set<string>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()

  const inSight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!isEnough(entry)) forget(entry.target)
        else if (!timers.has(entry.target)) wait(entry.target)
      }
    },
    { threshold: STEPS },
  )
  const wait = (place: Element) => timers.set(place, setTimeout(look, SEEN_AFTER_MS, place))
  const forget = (place: Element) => {
    clearTimeout(timers.get(place))
    timers.delete(place)
  }
  function look(place: Element): void {
    // Behind a sheet, or in a tab nobody looks at, it may still come to be seen.
    if (isCovered()) return void wait(place)
    forget(place)
    inSight.unobserve(place)
    const boxId = boxIdOf(place)
    if (told.has(boxId)) return
    told.add(boxId)
    seen(boxId)
  }
  function findNew(): void {
    for (const place of document.querySelectorAll(CARD_PLACES)) {
      if (watched.has(place)) continue
      watched.add(place)
      inSight.observe(place)
    }
  }

  let later: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    later ??= setTimeout(() => {
      later = undefined
      findNew()
    }, LOOK_AGAIN_MS)
  })
  changes.observe(document.body, { childList: true, subtree: true })
  findNew()
  signal.addEventListener('abort', () => {
    changes.disconnect()
    inSight.disconnect()
    clearTimeout(later)
    for (const timer of timers.values()) clearTimeout(timer)
  })
}

function isEnough({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= ENOUGH || intersectionRect.height >= (rootBounds?.height ?? Infinity) * ENOUGH
}

function isCovered(): boolean {
  return document.visibilityState !== 'visible' || document.querySelector('dialog[open]') !== null
}
