import { installation } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/port.ts'

/** The installation's own row: made when it is first set up. */
export async function findInstallation(tx: Tx): Promise<{ isDemo: boolean } | null> {
  const [row] = await tx.select({ isDemo: installation.isDemo }).from(installation)
  return row ?? null
}

export async function insertInstallation(tx: Tx, isDemo: boolean): Promise<void> {
  await tx.insert(installation).values({ isDemo })
}
