import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@innkeeper/domain/media/sizes.ts'

/** One picture of one property in one width and format. */
export type VariantId = { propertyId: string; mediaId: string; width: PictureWidth; format: PictureFormat }

/** Finished bytes, ready to be sent. */
export type Variant = { bytes: Buffer; etag: string; mimeType: string }

/** Reads `800.avif`; undefined unless width and format are on the closed lists. */
export function parseVariantName(name: string): Pick<VariantId, 'width' | 'format'> | undefined {
  const [digits, extension, ...rest] = name.split('.')
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits)
  const format = PICTURE_FORMATS.find((known) => known === extension)
  return width && format && rest.length === 0 ? { width, format } : undefined
}

/** The variant's place below the cache folder, and its key in memory. */
export function variantPath({ propertyId, mediaId, width, format }: VariantId): string {
  return `${propertyId}/${mediaId}/${width}.${format}`
}
