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
}

/** However many ask, only so much is made at once, and only so many wait for it. */
export function createGate({ atOnce, waiting, waitMs }: GateSettings): Gate {
  const line: (() => void)[] = []
  let running = 0

  function turn(): Promise<void> {
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
    const begin = line.shift()
    if (begin) begin()
    else running--
  }

  return {
    async pass(work) {
      await turn()
      try {
        return await work()
      } finally {
        void leave()
      }
    },
  }
}

const refusal = () => new NoRoomError('Too much is asked for at once; try again shortly.')
