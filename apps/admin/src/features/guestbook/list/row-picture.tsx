import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { picturePath } from '@innkeeper/domain/media/sizes.ts'
import { CardTypeIcon } from '../card-type-icon.tsx'
import { useRowShared } from './row-context.ts'

/** The picture by which one recognises a card, else the sign of its kind. */
export function RowPicture({ card }: { card: Card }) {
  const { propertyId, pictures } = useRowShared()
  const picture = firstPicture(card, pictures())
  if (!picture) return <CardTypeIcon type={card.type} />
  return (
    <img
      src={picturePath(propertyId, picture.mediaId, 160, 'webp')}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      style={{ objectPosition: `${picture.focalX * 100}% ${picture.focalY * 100}%` }}
    />
  )
}

function firstPicture({ styles, content }: Card, pictures: Record<string, BoxPicture>): BoxPicture | null {
  const known = styles.backgroundPicture ? pictures[styles.backgroundPicture] : undefined
  if (known) return known
  for (const variants of Object.values(content)) {
    for (const { pictures: chosen = [] } of Object.values(variants)) {
      for (const { mediaId } of chosen) if (pictures[mediaId]) return pictures[mediaId]
    }
  }
  return null
}
