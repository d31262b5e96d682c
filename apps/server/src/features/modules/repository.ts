import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { ModuleConfig } from '@innkeeper/domain/modules/schema.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
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
        ...(row.enabledAt && { enabledAt: row.enabledAt.toISOString() }),
      },
    ]),
  )
}

/** Switches a module on or off; one the property has no row of yet gets one. */
export async function saveModuleFlag(
  tx: Tx,
  propertyId: string,
  module: ModuleName,
  flag: { enabled: boolean; enabledAt: Date | null },
): Promise<void> {
  await tx
    .insert(moduleConfigs)
    .values({ propertyId, module, ...flag })
    .onConflictDoUpdate({ target: [moduleConfigs.propertyId, moduleConfigs.module], set: flag })
}

/** A plan opens these from this moment on; their flags stay as they are. */
export async function dateModules(
  tx: Tx,
  propertyId: string,
  modules: readonly ModuleName[],
  enabledAt: Date,
): Promise<void> {
  if (modules.length === 0) return
  await tx
    .update(moduleConfigs)
    .set({ enabledAt })
    .where(and(eq(moduleConfigs.propertyId, propertyId), inArray(moduleConfigs.module, [...modules])))
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
