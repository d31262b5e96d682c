import { openInstallation } from '../installation.ts'
import { loadEnvironment, readSettings } from '../platform/config/read.ts'
import type { Settings } from '../platform/config/schema.ts'
import type { Database } from '../platform/db/port.ts'
import { createLogger } from '../platform/log/logger.ts'

/** Opens the installation for one command, quietly, and closes it whatever happens. */
export async function withInstallation<T>(
  work: (installation: { db: Database; settings: Settings }) => Promise<T>,
): Promise<T> {
  const settings = readSettings(loadEnvironment())
  const { db } = await openInstallation(settings, createLogger('error'))
  try {
    return await work({ db, settings })
  } finally {
    await db.close()
  }
}
