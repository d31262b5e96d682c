import type { Mark } from '@innkeeper/domain/cleaning/marks.ts'
import { and, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Rows, Tx } from '../../../platform/db/port.ts'
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
  const rows = await selectMarks(
    tx,
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
  const rows = await selectMarks(
    tx,
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

type SelectedMark = Pick<
  CleaningMarkRow,
  | 'id'
  | 'unitId'
  | 'day'
  | 'kind'
  | 'byId'
  | 'byName'
  | 'assigneeId'
  | 'assigneeName'
  | 'text'
  | 'pictureIds'
  | 'problemId'
> & { at: number }

/** Written as a statement: a list has thousands, and a builder reads every column of them one by one. */
async function selectMarks(tx: Tx, where: SQL | undefined): Promise<SelectedMark[]> {
  const { rows }: Rows<SelectedMark> = await tx.execute(sql`
    select id, unit_id as "unitId", day::text, kind, (extract(epoch from made_at) * 1000)::float8 as at,
      by_id as "byId", by_name as "byName", assignee_id as "assigneeId", assignee_name as "assigneeName", text,
      picture_ids as "pictureIds", problem_id as "problemId"
    from ${cleaningMarks} where ${where}`)
  return rows
}

function asMark({ id, kind, at, byId, byName, assigneeId, assigneeName, ...mark }: SelectedMark): Mark {
  const { text, pictureIds, problemId } = mark
  return {
    ...{ id, kind, at, text, pictureIds },
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
