/** Widths in pixels a picture is served in; nothing else is computed. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1080, 1440, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Uploads beyond these are refused. */
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 50_000_000

/** The folder of a picture in all its sizes. */
export function pictureFolder(propertyId: string, mediaId: string): string {
  return `/media/${propertyId}/${mediaId}`
}

/** Path of a picture in one width and format. */
export function picturePath(
  propertyId: string,
  mediaId: string,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `${pictureFolder(propertyId, mediaId)}/${width}.${format}`
}
