const SOONEST_MS = 500
const LATEST_MS = 5000

type SpreadOut = { ask: () => void; stop: () => void }

/**
 * Runs something once for all that is asked within some seconds: in a busy house every phone hears the same, and they
 * do not all ask the server at once.
 */
export function spreadOut(run: () => void, random: () => number = Math.random): SpreadOut {
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    ask() {
      if (timer !== null) return
      timer = setTimeout(
        () => {
          timer = null
          run()
        },
        SOONEST_MS + random() * (LATEST_MS - SOONEST_MS),
      )
    },
    stop() {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
