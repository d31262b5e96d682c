import { OWN_FONT_FILES_MAX } from '@innkeeper/domain/fonts/constants.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { ownFonts } from './tables.ts'

export type OwnFontRow = typeof ownFonts.$inferSelect
export type NewOwnFont = typeof ownFonts.$inferInsert

/** By family, light before bold, upright before italic. */
export function findOwnFonts(tx: Tx, propertyId: string): Promise<OwnFontRow[]> {
  return tx
    .select()
    .from(ownFonts)
    .where(eq(ownFonts.propertyId, propertyId))
    .orderBy(asc(ownFonts.family), asc(ownFonts.weight), asc(ownFonts.style), asc(ownFonts.id))
    .limit(OWN_FONT_FILES_MAX)
}

/** A file for a weight that is there already takes its place. */
export async function putOwnFont(tx: Tx, row: NewOwnFont): Promise<OwnFontRow> {
  const { propertyId: _property, id: _id, ...change } = row
  const [saved] = await tx
    .insert(ownFonts)
    .values(row)
    .onConflictDoUpdate({
      target: [ownFonts.propertyId, ownFonts.family, ownFonts.weight, ownFonts.style],
      set: change,
    })
    .returning()
  if (!saved) throw new Error('an upsert answers its row')
  return saved
}

export async function removeOwnFont(tx: Tx, propertyId: string, id: string): Promise<OwnFontRow | null> {
  const [row] = await tx
    .delete(ownFonts)
    .where(and(eq(ownFonts.propertyId, propertyId), eq(ownFonts.id, id)))
    .returning()
  return row ?? null
}

/** One file may be there under several names. */
export async function isFileUsed(tx: Tx, propertyId: string, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ownFonts.id })
    .from(ownFonts)
    .where(and(eq(ownFonts.propertyId, propertyId), eq(ownFonts.hash, hash)))
    .limit(1)
  return rows.length > 0
}
