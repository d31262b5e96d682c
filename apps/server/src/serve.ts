import { loadEnvironment, readSettings } from './platform/config/read.ts'
import { StartupError } from './platform/db/errors.ts'
import { createLogger } from './platform/log/logger.ts'
import { runServer } from './run-server.ts'

/** A stop that takes longer is cut short; container platforms give about as long before they kill. */
const STOP_LIMIT_MS = 10_000
/** One Ctrl+C comes twice below npm: from the terminal, and handed on. */
const SAME_SIGNAL_MS = 1000

/** Serves until a signal asks to stop; a start that cannot work ends with one line and exit code 1. */
export async function serve(): Promise<void> {
  const asked = stopAsked()
  try {
    const settings = readSettings(loadEnvironment())
    const log = createLogger(settings.LOG_LEVEL)
    const server = await runServer(settings, log)
    process.stdout.write(`${server.banner}\n`)
    await asked
    log.info('stopping')
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await server.stop()
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message} ${error.hint}\n`)
    process.exit(1)
  }
}

/** The first signal asks to stop in good order, also while the server starts; another one later ends at once. */
function stopAsked(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let firstAt: number | undefined
  const heard = () => {
    firstAt ??= performance.now()
    resolve()
    if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
  }
  process.on('SIGTERM', heard)
  process.on('SIGINT', heard)
  return promise
}
