import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { croppedWidth, cropSet, cropStepOf, type PictureCrop } from '@innkeeper/domain/media/crops.ts'
import { PICTURE_WIDTHS, type PictureFormat, pictureFolder } from '@innkeeper/domain/media/sizes.ts'
import { Picture } from '@innkeeper/ui/picture.tsx'
import { createContext, useContext } from 'react'

const PropertyContext = createContext<ClientData | null>(null)

/** The property whose boxes are shown below. */
export const PropertyProvider = PropertyContext.Provider

export function useProperty(): ClientData {
  const property = useContext(PropertyContext)
  if (!property) throw new Error('PropertyProvider is missing')
  return property
}

/** Where the property's logo lies, twice as wide as it is drawn; null where it has none. */
export function useLogo(): string | null {
  const { propertyId, mediaOrigin, brand } = useProperty()
  return brand.logo && `${mediaOrigin}${pictureFolder(propertyId, brand.logo)}/480.webp`
}

/** Screens on which the picture is shown in this shape, and how wide it is there. */
export type ShapeOn = { shape: PictureCrop; media: string; sizes: string }

type Props = { picture: BoxPicture; sizes: string; isFirst?: boolean; shapes?: readonly ShapeOn[] }

/** A picture from the property's own media. */
export function PropertyPicture({ picture, sizes, isFirst = false, shapes = [] }: Props) {
  const owner = useProperty()
  const folder = owner.mediaOrigin + pictureFolder(owner.propertyId, picture.mediaId)
  return (
    <Picture
      source={picture}
      widths={PICTURE_WIDTHS}
      addressOf={(width, format) => `${folder}/${width}.${format}`}
      sizes={sizes}
      isFirst={isFirst}
      cuts={shapes.flatMap(({ shape, media, sizes }) => {
        const cut = croppedWidth(shape, picture)
        const crop = { shape, at: cropStepOf(picture.focalX) }
        const setOf = (format: PictureFormat) => cropSet(crop, cut ?? 0, folder, format)
        return cut === null ? [] : { media, sizes, setOf }
      })}
    />
  )
}
