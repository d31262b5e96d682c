import { loadEnvironment, readSettings } from './platform/config/read.ts'
import { StartupError } from './platform/db/errors.ts'
import { createLogger } from './platform/log/logger.ts'
import { stopAsked } from './platform/stop-asked.ts'

/** Serves until a signal asks to stop; a start that cannot work ends with one line and exit code 1. */
export async function serve(): Promise<void> {
  const asked = stopAsked()
  try {
    const settings = readSettings(loadEnvironment())
    const log = createLogger(settings.LOG_LEVEL)
    // Only with settings that can work: it loads the whole program.
    const { runServer } = await import('./run-server.ts')
    const server = await runServer(settings, log)
    process.stdout.write(`${server.banner}\n`)
    await asked
    log.info('stopping')
    await server.stop()
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message} ${error.hint}\n`)
    process.exit(1)
  }
}
