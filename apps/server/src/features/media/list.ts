import { MEDIA_PER_PAGE, type MediaFilter, type MediaListQuery } from '@innkeeper/api/media.ts'
import { and, count, desc, eq, ilike, not, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { DOCUMENT_TYPE, isOfPicture, type MediaRow } from './repository.ts'
import { mediaFiles } from './tables.ts'

type Listing = {
  propertyId: string
  query: MediaListQuery
  /** Asked for only where the filter needs it. */
  usedIds: () => Promise<string[]>
  languageIndexes: readonly number[]
}

/** One page of the library, newest first. */
export async function listFiles(
  tx: Tx,
  { propertyId, query, usedIds, languageIndexes }: Listing,
): Promise<{ rows: MediaRow[]; total: number; page: number }> {
  const { search = '', show = 'all', page = 1 } = query
  const used = show === 'unused' ? await usedIds() : []
  const where = and(
    eq(mediaFiles.propertyId, propertyId),
    filterOf(show, used, languageIndexes),
    searchOf(search.trim()),
  )
  const [counted] = await tx.select({ total: count() }).from(mediaFiles).where(where)
  const rows = await tx
    .select()
    .from(mediaFiles)
    .where(where)
    .orderBy(desc(mediaFiles.createdAt), desc(mediaFiles.id))
    .limit(MEDIA_PER_PAGE)
    .offset((page - 1) * MEDIA_PER_PAGE)
  return { rows, total: counted?.total ?? 0, page }
}

function filterOf(show: MediaFilter, used: string[], languageIndexes: readonly number[]): SQL | undefined {
  switch (show) {
    case 'all':
      return undefined
    case 'pictures':
      return isOfPicture
    case 'documents':
      return eq(mediaFiles.mimeType, DOCUMENT_TYPE)
    case 'unused':
      return sql`${mediaFiles.id} <> all(${sql.param(used)}::text[])`
    case 'without-alt': {
      const wanted = languageIndexes.map(String)
      const hasAll = sql`jsonb_exists_all(${mediaFiles.alt} -> 'texts', ${sql.param(wanted)}::text[])`
      return and(isOfPicture, eq(mediaFiles.isDecorative, false), not(hasAll))
    }
  }
}

function searchOf(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(mediaFiles.fileName, pattern),
    ilike(mediaFiles.credit, pattern),
    sql`exists (select 1 from jsonb_each_text(${mediaFiles.alt} -> 'texts') as words where words.value ilike ${pattern})`,
  )
}
