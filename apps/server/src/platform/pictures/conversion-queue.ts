import { PictureError } from './port.ts'

export type ConversionQueue = <T>(convert: () => Promise<T>) => Promise<T>

/** Runs a few conversions at a time in order of arrival; beyond a bounded queue it refuses at once. */
export function createConversionQueue({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): ConversionQueue {
  const queue: (() => void)[] = []
  let running = 0

  function start(): Promise<void> | void {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new PictureError('busy')
    return new Promise((resolve) => queue.push(resolve))
  }
  // The place is handed on rather than freed, so that a newcomer cannot slip in before one who waits.
  function finish(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async (convert) => {
    await start()
    try {
      return await convert()
    } finally {
      finish()
    }
  }
}
