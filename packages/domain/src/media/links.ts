import { PICTURE_WIDTHS, type PictureFormat, type PictureWidth, picturePath } from './sizes.ts'

/** Whose media is meant, and the origin that serves it; empty where that is the page's own. */
export type MediaOwner = { propertyId: string; mediaOrigin: string }

/** Path of an uploaded document. */
export function documentPath(propertyId: string, mediaId: string): string {
  return `/media/${propertyId}/${mediaId}/document.pdf`
}

/** `/media/<property>/<id>`, alone, with an extension, or with the file that is asked for. */
const MEDIA_PATH = /^\/media\/([a-z0-9-]{3,40})\/([A-Za-z0-9_-]{22})(?:\.\w{1,10}|\/[\w.-]{1,60})?$/
/** What a browser shows as a picture, however its address was copied. */
const PICTURE_EXTENSION = /\.(avif|webp|jpe?g|png|gif|svg)$/i

/** The id of a file of this property's, or null when the address is anybody else's. */
export function mediaIdOf(href: string, { propertyId, mediaOrigin }: MediaOwner): string | null {
  const path = mediaOrigin && href.startsWith(`${mediaOrigin}/`) ? href.slice(mediaOrigin.length) : href
  const [, owner, id] = MEDIA_PATH.exec(path) ?? []
  return owner === propertyId && id ? id : null
}

/** A link to a document of the property leads to its PDF on the media host; any other stays (spec 7). */
export function documentHref(href: string, owner: MediaOwner): string {
  const id = PICTURE_EXTENSION.test(href) ? null : mediaIdOf(href, owner)
  return id ? owner.mediaOrigin + documentPath(owner.propertyId, id) : href
}

const LARGEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] as PictureWidth

type Shown = {
  /** Width on the page, in CSS pixels. */
  cssWidth: number
  /** Device pixels to a CSS pixel. */
  pixelRatio: number
  format?: PictureFormat
}

/** A picture of the property from the media host, as wide as it is shown; foreign addresses stay (spec 7). */
export function pictureSource(
  url: string,
  owner: MediaOwner,
  { cssWidth, pixelRatio, format }: Shown,
): string {
  const id = mediaIdOf(url, owner)
  if (!id) return url
  const width = sufficientWidth(cssWidth * pixelRatio)
  return owner.mediaOrigin + picturePath(owner.propertyId, id, width, format ?? 'jpeg')
}

/** The smallest width served that is enough, else the largest there is. */
export function sufficientWidth(pixels: number): PictureWidth {
  return PICTURE_WIDTHS.find((width) => width >= pixels) ?? LARGEST
}
