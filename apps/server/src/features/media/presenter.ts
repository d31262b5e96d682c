import { shownFileName } from '@innkeeper/domain/media/file-name.ts'
import type { MediaFile } from '@innkeeper/domain/media/file-schema.ts'
import { upgradeAlt } from '@innkeeper/domain/media/stored-alt.ts'
import { DOCUMENT_TYPE, type MediaRow } from './repository.ts'

export function presentFile(row: MediaRow): MediaFile {
  const { id, fileName, mimeType, bytes, width, height, focalX, focalY, credit, isDecorative, isAnimated } =
    row
  return {
    id,
    kind: mimeType === DOCUMENT_TYPE ? 'document' : 'picture',
    // Names stored before may hold what is not seen.
    fileName: shownFileName(fileName) || id,
    mimeType,
    bytes,
    width,
    height,
    focalX,
    focalY,
    credit,
    alt: upgradeAlt(row.alt),
    isDecorative,
    isAnimated,
    createdAt: row.createdAt.toISOString(),
  }
}
