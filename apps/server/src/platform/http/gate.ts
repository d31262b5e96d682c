import { setImmediate } from 'node:timers/promises'
import { NoRoomError } from './no-room-error.ts'

export type GateSettings = {
  /** Pieces of work that run at the same time. */
  atOnce: number
  /** Those that may wait for their turn; whoever comes then is refused. */
  waiting: number
  /** Whoever has waited for so long is refused as well. */
  waitMs: number
}

export type Gate = {
  /** Runs the work in its turn; throws `server/unavailable` where there is no place or no turn in time. */
  pass<T>(work: () => Promise<T>): Promise<T>
  /** The same ahead of all who merely pass; as many may wait in a line of their own. */
  passFirst<T>(work: () => Promise<T>): Promise<T>
}

type Line = (() => void)[]

/** However many ask, only so much is made at once, and only so many wait for it. */
export function createGate({ atOnce, waiting, waitMs }: GateSettings): Gate {
  const first: Line = []
  const others: Line = []
  let running = 0

  function turn(line: Line): Promise<void> {
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    if (line.length >= waiting) return Promise.reject(refusal())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const late = setTimeout(() => {
      line.splice(line.indexOf(begin), 1)
      reject(refusal())
    }, waitMs)
    const begin = () => {
      clearTimeout(late)
      resolve()
    }
    line.push(begin)
    return promise
  }

  /**
   * The place goes to the next in line in another turn of the loop: work that never waits would otherwise be done for
   * everybody before anything else is answered.
   */
  async function leave(): Promise<void> {
    await setImmediate()
    const begin = first.shift() ?? others.shift()
    if (begin) begin()
    else running--
  }

  async function passIn<T>(line: Line, work: () => Promise<T>): Promise<T> {
    await turn(line)
    try {
      return await work()
    } finally {
      void leave()
    }
  }

  return {
    pass: (work) => passIn(others, work),
    passFirst: (work) => passIn(first, work),
  }
}

const refusal = () => new NoRoomError('Too much is asked for at once; try again shortly.')
