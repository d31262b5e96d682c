import { MEDIA_PER_PAGE, MEDIA_PLACES, type MediaListQuery, type MediaUse } from '@innkeeper/api/media.ts'
import type { MediaChange, MediaFile } from '@innkeeper/domain/media/file-schema.ts'
import { storeAlt } from '@innkeeper/domain/media/stored-alt.ts'
import {
  defaultLanguage,
  type Localization,
  visibleLanguages,
} from '@innkeeper/domain/properties/localization.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import { recordBy } from '../audit/service.ts'
import { listFiles } from './list.ts'
import { presentFile } from './presenter.ts'
import { mediaFiles } from './tables.ts'

const isFile = (propertyId: string, id: string) =>
  and(eq(mediaFiles.propertyId, propertyId), eq(mediaFiles.id, id))
const unknown = () => new AppError('media/unknown', 'There is no such file.')

export type LibraryDependencies = {
  db: Database
  lockProperty(tx: Tx, propertyId: string): Promise<{ revision: number; localization: Localization }>
  propertyFacts(propertyId: string): Promise<{ localization: Localization }>
  whereUsed: Pick<WhereUsed, 'media' | 'mediaIds'>
  /** Has the bytes of a deleted file removed from storage, once the deletion is certain. */
  removeFile(tx: Tx, file: { propertyId: string; mediaId: string }): Promise<unknown>
}

export type Library = ReturnType<typeof createLibrary>

/** What staff see and change of the property's files. */
export function createLibrary(dependencies: LibraryDependencies) {
  const { db, lockProperty, propertyFacts, whereUsed, removeFile } = dependencies

  async function findUses(tx: Tx, propertyId: string, id: string, localization: Localization) {
    const uses = await whereUsed.media(tx, propertyId, id, defaultLanguage(localization)?.index ?? 0)
    const rank = ({ place }: MediaUse) => MEDIA_PLACES.indexOf(place)
    return uses.sort((a, b) => rank(a) - rank(b))
  }

  return {
    async list(propertyId: string, query: MediaListQuery) {
      const { localization } = await propertyFacts(propertyId)
      const languageIndexes = visibleLanguages(localization).map(({ index }) => index)
      const found = await db.tenant(
        propertyId,
        (tx) =>
          listFiles(tx, {
            propertyId,
            query,
            languageIndexes,
            usedIds: () => whereUsed.mediaIds(tx, propertyId),
          }),
        { readOnly: true },
      )
      const { rows, total, page } = found
      return { files: rows.map(presentFile), total, page, perPage: MEDIA_PER_PAGE }
    },

    findAll(propertyId: string, ids: readonly string[]): Promise<MediaFile[]> {
      const isAsked = and(eq(mediaFiles.propertyId, propertyId), inArray(mediaFiles.id, [...ids]))
      return db.tenant(
        propertyId,
        async (tx) => (await tx.select().from(mediaFiles).where(isAsked)).map(presentFile),
        { readOnly: true },
      )
    },

    async open(propertyId: string, id: string): Promise<{ file: MediaFile; uses: MediaUse[] }> {
      const { localization } = await propertyFacts(propertyId)
      return db.tenant(
        propertyId,
        async (tx) => {
          const [row] = await tx.select().from(mediaFiles).where(isFile(propertyId, id))
          if (!row) throw unknown()
          return { file: presentFile(row), uses: await findUses(tx, propertyId, id, localization) }
        },
        { readOnly: true },
      )
    },

    async change(tx: Tx, staff: Staff, id: string, change: MediaChange): Promise<MediaFile> {
      const { propertyId } = staff
      const { revision } = await lockProperty(tx, propertyId)
      const [row] = await tx
        .update(mediaFiles)
        .set({ ...change, alt: storeAlt(change.alt) })
        .where(isFile(propertyId, id))
        .returning()
      if (!row) throw unknown()
      await recordBy(tx, staff, { action: 'media.changed', subject: row.fileName })
      await emit(tx, propertyId, 'media.changed', { mediaId: id, isDeleted: false })
      // Pages carry words, credit and focal point of their pictures: they are made anew.
      await emit(tx, propertyId, 'property.changed', { revision })
      return presentFile(row)
    },

    /** Throws `media/in-use` with the places. */
    async remove(tx: Tx, staff: Staff, id: string): Promise<{ id: string }> {
      const { propertyId } = staff
      const { localization } = await lockProperty(tx, propertyId)
      const uses = await findUses(tx, propertyId, id, localization)
      if (uses.length > 0) throw new AppError('media/in-use', 'The file is still in use.', { uses })
      const [removed] = await tx.delete(mediaFiles).where(isFile(propertyId, id)).returning()
      if (!removed) throw unknown()
      await recordBy(tx, staff, { action: 'media.deleted', subject: removed.fileName })
      await removeFile(tx, { propertyId, mediaId: id })
      await emit(tx, propertyId, 'media.changed', { mediaId: id, isDeleted: true })
      return { id }
    },
  }
}
