import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import { mediaIdOf } from '@innkeeper/domain/media/links.ts'
import { PICTURE_WIDTHS, picturePath } from '@innkeeper/domain/media/sizes.ts'
import { Picture } from '@innkeeper/ui/picture.tsx'
import { type PagePicture, type PageSetting, usePageSetting } from './page-setting.tsx'

/** Width of the page's column in CSS pixels, and what stands beside it on a phone. */
const COLUMN = 680
const PHONE_MARGIN = 40

/** The property's own picture that an image names; null for any other, which pages do not show. */
export function ownPictureOf(image: TemplateImage | null, setting: PageSetting): PagePicture | null {
  const id = image && mediaIdOf(image.url, setting)
  return (id && setting.pictures[id]) || null
}

type Props = {
  picture: PagePicture
  alt: string
  /** Of the column's width, 0 to 1. */
  share: number
  /** Among the first things a visitor sees. */
  isFirst: boolean
}

/** A picture from the property's media, as wide as its share of the column. */
export function OwnPicture({ picture, alt, share, isFirst }: Props) {
  const { mediaOrigin, propertyId } = usePageSetting()
  return (
    <Picture
      source={{ ...picture, alt }}
      widths={PICTURE_WIDTHS}
      addressOf={(width, format) => mediaOrigin + picturePath(propertyId, picture.mediaId, width, format)}
      sizes={sizesOf(share)}
      isFirst={isFirst}
    />
  )
}

function sizesOf(share: number): string {
  const part = (pixels: number) => `${Math.round(pixels * share)}px`
  return `(min-width: ${COLUMN + PHONE_MARGIN}px) ${part(COLUMN)}, calc(${Math.round(100 * share)}vw - ${part(PHONE_MARGIN)})`
}
