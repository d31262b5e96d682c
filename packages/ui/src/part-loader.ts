/** Why a part did not come: nobody answers, its file is missing or faulty, or its release is no longer served. */
export type PartTrouble = 'unreachable' | 'broken' | 'replaced'

export type PartLoaderSettings = {
  /** A part that is not there by then has failed. */
  limitMs: number
  /** Asked after each attempt that failed. */
  findTrouble: () => Promise<PartTrouble>
  /** Ends after this long, or as soon as another try is worth it. */
  pause: (ms: number) => Promise<void>
  /** Between 0 and 1: what keeps many pages from asking in the same moment. */
  random: () => number
}

export type PartLoader<T> = {
  /** The part, asked for once for everybody; the same promise until `again`. */
  want: () => Promise<T>
  /** The part, once it is there. */
  known: () => T | undefined
  /** It did not come, and is tried again in a while. */
  isWaiting: () => boolean
  subscribe: (changed: () => void) => () => void
  /** Begins anew after a failure. */
  again: () => void
}

/** A part that did not come for good. */
export class PartError extends Error {
  readonly trouble: PartTrouble

  constructor(trouble: PartTrouble, cause?: unknown) {
    super(`A part of the page did not load: ${trouble}`, { cause })
    this.name = 'PartError'
    this.trouble = trouble
  }
}

const FIRST_PAUSE_MS = 4000
const PAUSE_GROWS_BY = 5
const LONGEST_PAUSE_MS = 60_000
/** Up to this share is added to a pause. */
const JITTER = 0.25
/** A file that is missing or faulty is asked for once more, in case that was an accident on the way. */
const BROKEN_TRIES = 2

/** How long to wait after so many failures: 4, 20 seconds, then a minute each, and a little more. */
export function pauseAfter(failures: number, random: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * PAUSE_GROWS_BY ** (failures - 1), LONGEST_PAUSE_MS)
  return pause * (1 + JITTER * random)
}

/** Loads a part with growing pauses between attempts, until it is there or has failed for good. */
export function createPartLoader<T>(load: () => Promise<T>, settings: PartLoaderSettings): PartLoader<T> {
  const { limitMs, findTrouble, pause, random } = settings
  const listeners = new Set<() => void>()
  let part: T | undefined
  let isWaiting = false
  let wanted: Promise<T> | undefined

  const tell = () => {
    for (const changed of listeners) changed()
  }
  const setWaiting = (next: boolean) => {
    if (isWaiting === next) return
    isWaiting = next
    tell()
  }
  const attempts = async (isOver: () => boolean): Promise<T> => {
    for (let failures = 1, broken = 0; ; failures++) {
      try {
        return await load()
      } catch (error) {
        const trouble = await findTrouble()
        if (trouble === 'broken') broken++
        if (trouble === 'replaced' || broken >= BROKEN_TRIES) throw new PartError(trouble, error)
        if (isOver()) throw error
        setWaiting(true)
        await pause(pauseAfter(failures, random()))
        if (isOver()) throw error
      }
    }
  }
  const start = async (): Promise<T> => {
    let isOver = false
    try {
      part = await withTimeLimit(
        attempts(() => isOver),
        limitMs,
      )
      tell()
      return part
    } finally {
      isOver = true
      setWaiting(false)
    }
  }
  return {
    want() {
      if (!wanted) {
        wanted = start()
        // Whoever draws it hears of the failure; fetching ahead asks nobody to.
        wanted.catch(() => undefined)
      }
      return wanted
    },
    known: () => part,
    isWaiting: () => isWaiting,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    again() {
      if (part === undefined) wanted = undefined
    },
  }
}

/** As long as a device that sleeps can add to the time that counts. */
const TICK_MS = 1000

/**
 * The promise, or a failure when it takes longer. Only the time the device is awake counts, tick by tick: a phone that
 * is unlocked after a night has not been loading all night.
 */
function withTimeLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    const waitOn = (leftMs: number) => {
      if (leftMs <= 0) return reject(new PartError('unreachable'))
      const tickMs = Math.min(TICK_MS, leftMs)
      timer = setTimeout(() => waitOn(leftMs - tickMs), tickMs)
    }
    waitOn(limitMs)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
