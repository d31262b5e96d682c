import type { Mark } from '@innkeeper/domain/cleaning/marks.ts'
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/db/port.ts'
import { units } from '../../units/tables.ts'
import { type CleaningMarkRow, cleaningMarks, cleaningPictures } from '../tables.ts'

type Asked = {
  propertyId: string
  dates: readonly string[]
  /** All of the property where they are left out. */
  unitIds?: readonly string[] | undefined
}

/** Names a room on a day. */
export const roomKey = (unitId: string, date: string): string => `${unitId} ${date}`

/** What was marked on these days, room by room. */
export async function findMarks(
  tx: Tx,
  { propertyId, dates, unitIds }: Asked,
): Promise<ReadonlyMap<string, Mark[]>> {
  const rows = await tx
    .select()
    .from(cleaningMarks)
    .where(
      and(
        eq(cleaningMarks.propertyId, propertyId),
        inArray(cleaningMarks.day, [...dates]),
        unitIds && inArray(cleaningMarks.unitId, [...unitIds]),
      ),
    )
  const byRoom = Map.groupBy(rows, ({ unitId, day }) => roomKey(unitId, day))
  return new Map([...byRoom].map(([room, marks]) => [room, marks.map(asMark)]))
}

/** What was told of rooms on earlier days and nobody had mended when this day began. */
export async function findOpenProblems(
  tx: Tx,
  { propertyId, date, unitIds }: Omit<Asked, 'dates'> & { date: string },
): Promise<ReadonlyMap<string, Mark[]>> {
  const solved = alias(cleaningMarks, 'solved')
  const isMended = tx
    .select({ id: solved.id })
    .from(solved)
    .where(
      and(
        eq(solved.propertyId, propertyId),
        sql`${solved.kind} = 'solved'`,
        eq(solved.problemId, cleaningMarks.id),
        lt(solved.day, date),
      ),
    )
  const rows = await tx
    .select()
    .from(cleaningMarks)
    .where(
      and(
        eq(cleaningMarks.propertyId, propertyId),
        // As text: the index is of these alone.
        sql`${cleaningMarks.kind} = 'problem'`,
        lt(cleaningMarks.day, date),
        unitIds && inArray(cleaningMarks.unitId, [...unitIds]),
        notExists(isMended),
      ),
    )
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId)
  return new Map([...byUnit].map(([unitId, marks]) => [unitId, marks.map(asMark)]))
}

export function asMark(row: CleaningMarkRow): Mark {
  const { id, kind, madeAt, byId, byName, assigneeId, assigneeName, text, pictureIds, problemId } = row
  return {
    ...{ id, kind, text, pictureIds },
    at: madeAt.getTime(),
    by: { id: byId, name: byName },
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    ...(problemId !== null && { problemId }),
  }
}

/** Answers the ids that were new; a mark that is there stays as it was. */
export async function insertMarks(tx: Tx, rows: CleaningMarkRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const inserted = await tx
    .insert(cleaningMarks)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: cleaningMarks.id })
  return new Set(inserted.map(({ id }) => id))
}

export type KnownMark = Pick<CleaningMarkRow, 'id' | 'kind' | 'unitId' | 'day'>

/** Those of the marks that are there, by their ids. */
export async function findKnownMarks(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownMark>> {
  const { id, kind, unitId, day } = cleaningMarks
  const rows = await tx
    .select({ id, kind, unitId, day })
    .from(cleaningMarks)
    .where(and(eq(cleaningMarks.propertyId, propertyId), inArray(id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of the units that are there; they stay until the transaction ends. */
export async function holdUnits(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), inArray(units.id, [...ids])))
    .orderBy(units.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

export async function findPictureIds(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: cleaningPictures.id })
    .from(cleaningPictures)
    .where(and(eq(cleaningPictures.propertyId, propertyId), inArray(cleaningPictures.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
