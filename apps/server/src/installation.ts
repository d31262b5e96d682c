import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Welcome } from '@innkeeper/api/page.ts'
import type { Logger } from 'pino'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts'
import { demoAddresses } from './demo/links.ts'
import { findInstallation } from './features/properties/installation.ts'
import type { Settings } from './platform/config/schema.ts'
import { secretKey } from './platform/config/secret-key.ts'
import { StartupError } from './platform/db/errors.ts'
import { migrate } from './platform/db/migrations.ts'
import { openDatabase } from './platform/db/open-database.ts'
import type { Database } from './platform/db/port.ts'
import { removeUnfinishedFiles } from './platform/files/local-disk.ts'
import { jobsPreparation, prepareJobs } from './platform/jobs/prepare.ts'

export type Installation = { db: Database; secret: string }

/** Opens the data folder and the database and brings the schema up to date. */
export async function openInstallation(settings: Settings, log: Logger): Promise<Installation> {
  requireWritable(settings.DATA_DIR)
  const db = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    minFreeMb: settings.MIN_FREE_MB,
    logger: log,
    prepare: jobsPreparation,
  })
  try {
    await migrate(db, { logger: log })
    await prepareJobs(db)
    await removeUnfinishedFiles(settings.DATA_DIR)
    return { db, secret: secretKey(settings.SECRET_KEY, settings.DATA_DIR) }
  } catch (error) {
    await db.close()
    throw error
  }
}

function requireWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written.`,
      'Give this user the right to write there, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

/** A new embedded installation is a demo unless DEMO=0; a new PostgreSQL one only with DEMO=1. */
export function wantsDemo(settings: Settings): boolean {
  return settings.DEMO ?? !settings.DATABASE_URL
}

/** Whether the installation was set up as a demo; null when it was not set up yet. */
export async function installedAsDemo(db: Database): Promise<boolean | null> {
  const found = await db.installation(findInstallation, { readOnly: true })
  return found?.isDemo ?? null
}

/** What /welcome and the terminal tell; accounts and links in a demo only. */
export function welcomeOf(isDemo: boolean): Welcome {
  return {
    isDemo,
    accounts: isDemo
      ? DEMO_ACCOUNTS.map(({ email, memberships }) => ({ email, role: memberships[0]?.roles[0] ?? '' }))
      : [],
    password: isDemo ? DEMO_PASSWORD : null,
    links: isDemo ? demoAddresses() : null,
  }
}
