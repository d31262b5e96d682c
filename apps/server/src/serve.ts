import { once } from 'node:events'
import { loadEnvironment, readSettings } from './platform/config/read.ts'
import { StartupError } from './platform/db/errors.ts'
import { createLogger } from './platform/log/logger.ts'
import { runServer } from './run-server.ts'

/** A stop that takes longer is cut short. */
const STOP_LIMIT_MS = 10_000

/** Serves until a signal asks to stop; a start that cannot work ends with one line and exit code 1. */
export async function serve(): Promise<void> {
  try {
    const settings = readSettings(loadEnvironment())
    const log = createLogger(settings.LOG_LEVEL)
    const server = await runServer(settings, log)
    process.stdout.write(`${server.banner}\n`)
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
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
