/** A stop that takes longer is cut short; container platforms give about as long before they kill. */
const STOP_LIMIT_MS = 10_000
/** One Ctrl+C comes twice below npm: from the terminal, and handed on. */
const SAME_SIGNAL_MS = 1000

/**
 * Waits for the first signal, which asks to stop in good order and within the limit, also while the server starts;
 * another one later ends at once.
 */
export function stopAsked(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let firstAt: number | undefined
  const heard = () => {
    if (firstAt === undefined) setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    firstAt ??= performance.now()
    resolve()
    if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
  }
  process.on('SIGTERM', heard)
  process.on('SIGINT', heard)
  return promise
}
