import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseInUseError } from './errors.ts'

export type EmbeddedLock = { release(): void }

/**
 * Two processes on one data directory lose acknowledged rows. The exclusive transaction on a file beside it
 * dies with the process, so a killed server leaves nothing to clean up.
 */
export function lockDataDir(dataDir: string): EmbeddedLock {
  mkdirSync(dataDir, { recursive: true })
  const file = new DatabaseSync(join(dataDir, 'embedded.lock'), { timeout: 0 })
  try {
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    throw new DatabaseInUseError(
      `Another process is using the embedded database in ${dataDir}.`,
      'Stop the other process, set another DATA_DIR, or set DATABASE_URL: PostgreSQL serves several processes.',
      { cause: error },
    )
  }
  return { release: () => file.close() }
}
