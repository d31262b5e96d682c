import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from './tables.ts'

export type PropertyRow = typeof properties.$inferSelect

export async function findProperty(tx: Tx, propertyId: string): Promise<PropertyRow | null> {
  const [row] = await tx.select().from(properties).where(eq(properties.propertyId, propertyId))
  return row ?? null
}
