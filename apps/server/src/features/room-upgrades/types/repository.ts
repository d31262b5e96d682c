import { type RoomType, roomTypeSchema } from '@innkeeper/domain/room-upgrades/schema.ts'
import { newRoomType } from '@innkeeper/domain/room-upgrades/words.ts'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/db/port.ts'
import { roomTypes } from '../tables.ts'

export type StoredType = { type: RoomType; revision: number }

/** Nobody has written anything about it yet. */
export const UNWRITTEN: StoredType = { type: newRoomType(), revision: 0 }

/** By category; what nobody can read any more counts as not written. */
export async function findRoomTypes(tx: Tx, propertyId: string): Promise<Map<string, StoredType>> {
  const rows = await tx.select().from(roomTypes).where(eq(roomTypes.propertyId, propertyId))
  return new Map(
    rows.map(({ categoryId, data, revision }) => {
      const parsed = z.safeParse(roomTypeSchema, data)
      return [categoryId, { type: parsed.success ? parsed.data : newRoomType(), revision }]
    }),
  )
}

/** Null when somebody saved it meanwhile; revision 0 is of what nobody has written yet. */
export async function writeRoomType(
  tx: Tx,
  propertyId: string,
  categoryId: string,
  { type, revision }: StoredType,
): Promise<StoredType | null> {
  const rows =
    revision === 0
      ? await tx
          .insert(roomTypes)
          .values({ propertyId, categoryId, data: type })
          .onConflictDoNothing()
          .returning({ revision: roomTypes.revision })
      : await tx
          .update(roomTypes)
          .set({ data: type, revision: revision + 1 })
          .where(
            and(
              eq(roomTypes.propertyId, propertyId),
              eq(roomTypes.categoryId, categoryId),
              eq(roomTypes.revision, revision),
            ),
          )
          .returning({ revision: roomTypes.revision })
  const [row] = rows
  return row ? { type, revision: row.revision } : null
}
