import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import { PICTURE_WIDTHS, picturePath } from '@innkeeper/domain/media/sizes.ts'
import { Picture } from '@innkeeper/ui/picture.tsx'
import { createContext, useContext } from 'react'

type MediaOwner = { propertyId: string; mediaOrigin: string }
const PropertyContext = createContext<MediaOwner | null>(null)

/** The property whose pictures are shown below. */
export const PropertyProvider = PropertyContext.Provider

type Props = { picture: BoxPicture; sizes: string; isFirst?: boolean }

/** A picture from the property's own media. */
export function PropertyPicture({ picture, sizes, isFirst = false }: Props) {
  const owner = useContext(PropertyContext)
  if (!owner) throw new Error('PropertyProvider is missing')
  return (
    <Picture
      source={picture}
      widths={PICTURE_WIDTHS}
      addressOf={(width, format) =>
        owner.mediaOrigin + picturePath(owner.propertyId, picture.mediaId, width, format)
      }
      sizes={sizes}
      isFirst={isFirst}
    />
  )
}
