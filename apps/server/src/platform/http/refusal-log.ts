import type { FastifyBaseLogger } from 'fastify'

/** A flood is refused thousands of times: one line in this time tells as much. */
const LINE_EVERY_MS = 30_000

export type RefusalLog = {
  /** There was no room for a request. */
  refused(): void
}

/** Says at once that there is no room, and then now and then how many were refused since. */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'warn'>): RefusalLog {
  let refusals = 0
  let next: NodeJS.Timeout | undefined
  function tell() {
    next = undefined
    if (refusals === 0) return
    log.warn({ refusals }, 'requests were refused: there was no room')
    refusals = 0
    next = setTimeout(tell, LINE_EVERY_MS).unref()
  }
  return {
    refused() {
      refusals += 1
      if (!next) tell()
    },
  }
}
