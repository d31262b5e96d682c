/** Longer than any call takes; a tab that the browser has put to sleep holds nobody up for longer. */
const TURN_WAIT_MS = 30_000

/** Runs the work when no other tab of this browser is at work under this name; at once where tabs cannot wait. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined
  const begin = () => {
    begun = work()
    return begun
  }
  try {
    // Missing where the page is not reached safely.
    const locks: LockManager | undefined = navigator.locks
    await locks?.request(name, { signal: AbortSignal.timeout(TURN_WAIT_MS) }, begin)
  } catch {
    // The work has failed, which it says below; or its turn did not come, or the browser refuses to let tabs wait.
  }
  return begun ?? work()
}
