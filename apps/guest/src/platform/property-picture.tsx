import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { PICTURE_WIDTHS, picturePath } from '@innkeeper/domain/media/sizes.ts'
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

type Props = { picture: BoxPicture; sizes: string; isFirst?: boolean }

/** A picture from the property's own media. */
export function PropertyPicture({ picture, sizes, isFirst = false }: Props) {
  const owner = useProperty()
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
