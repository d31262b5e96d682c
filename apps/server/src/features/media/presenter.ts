import type { MediaFile } from '@innkeeper/domain/media/file-schema.ts'
import { upgradeAlt } from '@innkeeper/domain/media/stored-alt.ts'
import { DOCUMENT_TYPE, type MediaRow } from './repository.ts'

export function presentFile(row: MediaRow): MediaFile {
  const { id, fileName, mimeType, bytes, width, height, focalX, focalY, credit, isDecorative, isAnimated } =
    row
  return {
    id,
    kind: mimeType === DOCUMENT_TYPE ? 'document' : 'picture',
    fileName,
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
