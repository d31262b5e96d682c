import { saysRoom } from '@innkeeper/domain/integrations/room-change.ts'
import { PMS_KINDS } from '@innkeeper/domain/integrations/systems.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Connections } from './connections.ts'
import { findStayRoom } from './stay-room.ts'
import { readSettings } from './stored-settings.ts'
import { type ConnectionRow, pmsBookings, pmsRoomChanges } from './tables.ts'

type Dependencies = {
  clock: Clock
  connections: Pick<Connections, 'read'>
  enqueueSettle(tx: Tx, propertyId: string): Promise<void>
}
/** The stay whose room changed, and the request it came from. */
export type ChangedRoom = { propertyId: string; bookingId: string; orderId: string }

export type RoomChanges = ReturnType<typeof createRoomChanges>

const isOf = ({ propertyId, bookingId }: Pick<ChangedRoom, 'propertyId' | 'bookingId'>) =>
  and(eq(pmsRoomChanges.propertyId, propertyId), eq(pmsRoomChanges.bookingId, bookingId))

/** Whether the property wants the system to be told of rooms, and the system can be. */
export function tellsRooms({ system, settings }: Pick<ConnectionRow, 'system' | 'settings'>): boolean {
  return PMS_KINDS[system].features.roomChange && readSettings(settings).choices.tellsRooms
}

/** The rooms that requests give to stays, for whoever accepts them and takes them back. */
export function createRoomChanges({ clock, connections, enqueueSettle }: Dependencies) {
  return {
    /** In the transaction that changed the room: the other system is told once that is committed. */
    async changed(tx: Tx, { propertyId, bookingId, orderId }: ChangedRoom): Promise<void> {
      const connection = await connections.read(tx, propertyId)
      if (!connection || !(await isKnownThere(tx, propertyId, bookingId))) return
      if (!tellsRooms(connection)) {
        // What was told of an earlier change says nothing of this one.
        await tx.delete(pmsRoomChanges).where(isOf({ propertyId, bookingId }))
        return
      }
      const told = { orderId, state: 'trying', trouble: null, tries: 0, nextTryAt: null } as const
      const row = { ...told, at: clock.now(), changedAt: null }
      await tx
        .insert(pmsRoomChanges)
        .values({ propertyId, bookingId, ...row })
        .onConflictDoUpdate({
          target: [pmsRoomChanges.propertyId, pmsRoomChanges.bookingId],
          set: { ...row, revision: sql`${pmsRoomChanges.revision} + 1` },
        })
      if (connection.state === 'on') await enqueueSettle(tx, propertyId)
    },

    /** The system in which people have to change the room themselves; null where it knows, or is about to be told. */
    async changeByHandIn(tx: Tx, { propertyId, bookingId, orderId }: ChangedRoom): Promise<string | null> {
      const connection = await connections.read(tx, propertyId)
      if (!connection || !(await isKnownThere(tx, propertyId, bookingId))) return null
      const { said, room } = (await findStayRoom(tx, propertyId, bookingId)) ?? {}
      if (room && saysRoom(said ?? null, room)) return null
      const [told] = await tx
        .select()
        .from(pmsRoomChanges)
        .where(
          and(
            isOf({ propertyId, bookingId }),
            eq(pmsRoomChanges.orderId, orderId),
            ne(pmsRoomChanges.state, 'refused'),
          ),
        )
      return told ? null : PMS_KINDS[connection.system].name
    },
  }
}

async function isKnownThere(tx: Tx, propertyId: string, bookingId: string): Promise<boolean> {
  const [known] = await tx
    .select({ id: pmsBookings.externalId })
    .from(pmsBookings)
    .where(and(eq(pmsBookings.propertyId, propertyId), eq(pmsBookings.bookingId, bookingId)))
    .limit(1)
  return known !== undefined
}

/** What the other system was told of a stay's room. */
export async function findRoomChange(tx: Tx, propertyId: string, bookingId: string) {
  const [change] = await tx
    .select({ state: pmsRoomChanges.state, changedAt: pmsRoomChanges.changedAt })
    .from(pmsRoomChanges)
    .where(isOf({ propertyId, bookingId }))
  return change ?? null
}

/** What was refused, or waits for its next try, is told at once. */
export async function tryRoomAgain(tx: Tx, propertyId: string, bookingId: string): Promise<void> {
  await tx
    .update(pmsRoomChanges)
    .set({ state: 'trying', trouble: null, tries: 0, nextTryAt: null })
    .where(and(isOf({ propertyId, bookingId }), ne(pmsRoomChanges.state, 'done')))
}

/** Nobody wants the system to be told any more: what it was not told yet is changed by hand. */
export async function forgetUntoldRooms(tx: Tx, propertyId: string): Promise<void> {
  await tx
    .delete(pmsRoomChanges)
    .where(and(eq(pmsRoomChanges.propertyId, propertyId), ne(pmsRoomChanges.state, 'done')))
}
