import { MARKS_KEPT_DAYS, PROBLEMS_KEPT_DAYS } from '@innkeeper/domain/cleaning/constants.ts'
import { DAY_MS, isoDate } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Database, Rows } from '../../platform/db/port.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import { problemPictureKey } from './pictures/problem-pictures.ts'

const MARKS_AT_ONCE = 1000
/** Each has a file that is removed before its row is. */
const PICTURES_AT_ONCE = 50

type Dependencies = { db: Database; clock: Clock; files: FilesPort }

/** What was marked in rooms goes after its days, and pictures with it. */
export function pruneMarksJob(dependencies: Dependencies): Job<Record<string, never>> {
  return defineJob({
    name: 'cleaning.prune-marks',
    payload: z.object({}),
    schedule: { cron: '50 3 * * *', timeZone: 'UTC' },
    timeLimitSeconds: 600,
    handler: async ({ signal }) => void (await pruneMarks(dependencies, signal)),
  })
}

export async function pruneMarks(
  { db, clock, files }: Dependencies,
  signal?: AbortSignal,
): Promise<{ marks: number; pictures: number }> {
  const now = clock.now().getTime()
  const before = now - MARKS_KEPT_DAYS * DAY_MS
  const marks = await deleteInBatches((rows) => deleteMarks(db, now, rows), {
    ...{ batchRows: MARKS_AT_ONCE, signal },
  })
  const pictures = await deleteInBatches((rows) => deletePictures({ db, files }, before, rows), {
    ...{ batchRows: PICTURES_AT_ONCE, signal },
  })
  return { marks, pictures }
}

async function deleteMarks(db: Database, now: number, limit: number): Promise<number> {
  const dayBefore = (days: number) => isoDate(Math.floor(now / DAY_MS) - days)
  const { rows }: Rows<{ deleted: number }> = await db.installation((tx) =>
    tx.execute(sql`
      with old as (
        select property_id, id from cleaning_marks told
        where day < ${dayBefore(MARKS_KEPT_DAYS)}::date and not (
          -- What nobody has mended is not forgotten for a year.
          kind = 'problem' and day >= ${dayBefore(PROBLEMS_KEPT_DAYS)}::date
          and not exists (
            select from cleaning_marks s
            where s.property_id = told.property_id and s.kind = 'solved' and s.problem_id = told.id))
        -- A problem goes no later than what solved it, or it would count as not mended in the next batch.
        order by day, kind = 'solved' limit ${limit}
      ),
      deleted as (
        delete from cleaning_marks m using old where m.property_id = old.property_id and m.id = old.id returning 1
      )
      select count(*)::int as deleted from deleted`),
  )
  return rows[0]?.deleted ?? 0
}

/** The files first: while a row is there, the next night knows of its file. */
async function deletePictures(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  before: number,
  limit: number,
): Promise<number> {
  const { rows: old }: Rows<{ propertyId: string; id: string }> = await db.installation(
    (tx) =>
      tx.execute(sql`
        select property_id as "propertyId", id from cleaning_pictures p
        where added_at < ${new Date(before).toISOString()}::timestamptz
          and not exists (
            select from cleaning_marks m
            where m.property_id = p.property_id and m.kind = 'problem' and p.id = any(m.picture_ids))
        order by added_at limit ${limit}`),
    { readOnly: true },
  )
  for (const { propertyId, id } of old) await files.remove(problemPictureKey(propertyId, id))
  await db.installation((tx) =>
    tx.execute(sql`
      delete from cleaning_pictures p
      using jsonb_to_recordset(${JSON.stringify(old)}::jsonb) as gone ("propertyId" text, id text)
      where p.property_id = gone."propertyId" and p.id = gone.id`),
  )
  return old.length
}
