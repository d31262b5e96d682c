import type { Box } from '@innkeeper/api/guestbook.ts'
import { Card } from '@innkeeper/ui/card.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ReactNode } from 'react'
import { BoxIcon } from '../../../platform/box-icon.tsx'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import type { BoxProps, Face } from './box-props.ts'
import styles from './card-face.module.css'
import { type PicturePlace, sizesIn } from './picture-sizes.ts'

const FACES: Record<Box['styles']['layout'], Face> = {
  picture: 'above',
  side: 'side',
  small: 'above',
  plain: 'plain',
  brand: 'plain',
}

const PLACES: Record<Face, PicturePlace> = { over: 'over', above: 'above', side: 'side', plain: 'side' }

/** A card with its picture where the face has it; words alone where there is none. */
export function CardFace({ box, isFirst, face, children }: BoxProps & { children: ReactNode }) {
  const { layout, backgroundPicture, backgroundOpacity } = box.styles
  const picture = backgroundPicture ?? box.pictures[0]
  const { icon } = box.options
  const wanted = face ?? (backgroundPicture ? 'over' : FACES[layout])
  // Without a picture an icon stands beside the words, and words alone where there is neither.
  const shown = picture || wanted === 'side' ? wanted : icon ? 'side' : 'plain'
  return (
    <Card
      className={classNames(styles.card, styles[shown])}
      {...(backgroundPicture && { style: { '--dim': backgroundOpacity } as Record<string, number> })}
    >
      {picture && shown !== 'plain' && (
        <div className={styles.picture}>
          <PropertyPicture picture={picture} sizes={sizesIn(PLACES[shown], picture)} isFirst={isFirst} />
        </div>
      )}
      {!picture && icon && (
        <div className={styles.icon}>
          <BoxIcon name={icon} size={26} />
        </div>
      )}
      <div className={styles.words}>{children}</div>
    </Card>
  )
}
