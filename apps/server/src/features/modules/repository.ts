import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { ModuleConfig } from '@innkeeper/domain/modules/schema.ts'
import { eq, isNull } from 'drizzle-orm'
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

/** Switches a module on or off; one the property has no row of yet gets one. */
export async function saveModuleFlag(
  tx: Tx,
  propertyId: string,
  module: ModuleName,
  enabled: boolean,
): Promise<void> {
  await tx
    .insert(moduleConfigs)
    .values({ propertyId, module, enabled })
    .onConflictDoUpdate({ target: [moduleConfigs.propertyId, moduleConfigs.module], set: { enabled } })
}

type Period = { trialStart: Date; trialEnd: Date }

/** Begins a trial and switches the module on; false when it has had one, however many ask at once. */
export async function insertTrial(
  tx: Tx,
  propertyId: string,
  module: ModuleName,
  period: Period,
): Promise<boolean> {
  const started = await tx
    .insert(moduleConfigs)
    .values({ propertyId, module, enabled: true, ...period })
    .onConflictDoUpdate({
      target: [moduleConfigs.propertyId, moduleConfigs.module],
      set: { enabled: true, ...period },
      setWhere: isNull(moduleConfigs.trialStart),
    })
    .returning({ module: moduleConfigs.module })
  return started.length > 0
}

/** Lets the module run for the period and switches it on, whether it had a trial or not. */
export async function saveTrial(
  tx: Tx,
  propertyId: string,
  module: ModuleName,
  period: Period,
): Promise<void> {
  await tx
    .insert(moduleConfigs)
    .values({ propertyId, module, enabled: true, ...period })
    .onConflictDoUpdate({
      target: [moduleConfigs.propertyId, moduleConfigs.module],
      set: { enabled: true, ...period },
    })
}
