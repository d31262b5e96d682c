import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { units } from '../units/tables.ts'

/** What a link id tells of a unit: which it is, and nothing that opens it. */
export type LinkedUnit = { id: string; code: string }

/** The unit whose QR code carries this link id now; a renewed one is found no more. */
export async function findUnitOfLink(tx: Tx, propertyId: string, linkId: string): Promise<LinkedUnit | null> {
  const [row] = await tx
    .select({ id: units.id, code: units.code })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.linkId, linkId)))
  return row ?? null
}
