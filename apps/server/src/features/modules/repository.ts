import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { ModuleConfig } from '@innkeeper/domain/modules/schema.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { moduleConfigs } from './tables.ts'

export type ModuleConfigs = Partial<Record<ModuleName, ModuleConfig>>

export async function findModuleConfigs(tx: Tx, propertyId: string): Promise<ModuleConfigs> {
  const rows = await tx.select().from(moduleConfigs).where(eq(moduleConfigs.propertyId, propertyId))
  return Object.fromEntries(
    rows.map((row) => [
      row.module,
      {
        enabled: row.enabled,
        trialStart: row.trialStart?.toISOString() ?? null,
        trialEnd: row.trialEnd?.toISOString() ?? null,
      },
    ]),
  )
}
