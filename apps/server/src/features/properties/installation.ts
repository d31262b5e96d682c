import { asc } from 'drizzle-orm'
import { installation } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from './tables.ts'

/** The installation's own row: made when it is first set up. */
export async function findInstallation(tx: Tx): Promise<{ isDemo: boolean } | null> {
  const [row] = await tx.select({ isDemo: installation.isDemo }).from(installation)
  return row ?? null
}

export async function insertInstallation(tx: Tx, isDemo: boolean): Promise<void> {
  await tx.insert(installation).values({ isDemo })
}

/** The ids of all properties, in an installation transaction. */
export async function findPropertyIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: properties.propertyId })
    .from(properties)
    .orderBy(asc(properties.propertyId))
  return rows.map(({ id }) => id)
}
