import type { Access } from '@innkeeper/domain/units/access.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { units } from '../units/tables.ts'

/** What opens a unit; read for one guest at a time and kept nowhere. */
export async function findUnitAccess(tx: Tx, propertyId: string, unitId: string): Promise<Access | null> {
  const [row] = await tx
    .select({ doorCode: units.doorCode, wifiName: units.wifiName, wifiPassword: units.wifiPassword })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.id, unitId)))
  return row ?? null
}
