import { buttonClass } from '@innkeeper/ui/button.tsx'
import { Card } from '@innkeeper/ui/card.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { PropertyPicture } from '../../../../platform/property-picture.tsx'
import { StayLine, StayTitle } from '../../../../platform/stay.tsx'
import { boxHref } from '../../address.ts'
import { type BoxProps, CARD_PICTURE_SIZES } from '../box-props.ts'
import text from '../text-block.module.css'
import styles from './content-box.module.css'

type ContentBoxProps = BoxProps & {
  /** For a kind that always opens, and maybe by another id. */
  href?: string
  /** A small line below the words. */
  note?: ReactNode
}

/** Words with or without a picture, on a card that opens to the whole text. */
export function ContentBox({ box, isFirst, href, note }: ContentBoxProps) {
  const { title, subtitle, body, facts, button } = box.content
  const { layout, backgroundPicture, backgroundOpacity } = box.styles
  const picture = box.pictures[0]
  const isOnBrand = layout === 'brand' || backgroundPicture !== null
  const opens = href !== undefined || body !== undefined || facts !== undefined || box.pictures.length > 1
  return (
    <Card tone={isOnBrand ? 'brand' : 'plain'} className={classNames(styles[layout], opens && styles.opens)}>
      {backgroundPicture && (
        <div className={styles.backdrop} style={{ '--dim': backgroundOpacity } as Record<string, number>}>
          <PropertyPicture picture={backgroundPicture} sizes={CARD_PICTURE_SIZES} isFirst={isFirst} />
        </div>
      )}
      {picture && layout === 'picture' && (
        <div className={styles.photo}>
          <PropertyPicture picture={picture} sizes={CARD_PICTURE_SIZES} isFirst={isFirst} />
        </div>
      )}
      {picture && layout === 'side' && (
        <div className={styles.thumbnail}>
          <PropertyPicture picture={picture} sizes="92px" isFirst={isFirst} />
        </div>
      )}
      <div className={classNames(text.block, styles.words)}>
        {title && (
          <h2 className={classNames(text.title, layout === 'side' && styles.smallTitle)} dir="auto">
            {opens ? (
              <a href={href ?? boxHref(box.id)}>
                <StayTitle text={title} />
              </a>
            ) : (
              <StayTitle text={title} />
            )}
          </h2>
        )}
        {subtitle && (
          <p className={text.subtitle} dir="auto">
            <StayLine text={subtitle} />
          </p>
        )}
        {note && <p className={text.note}>{note}</p>}
        {button && opens && (
          <span
            className={classNames(
              buttonClass({ kind: isOnBrand ? 'onBrand' : 'secondary', isWide: true }),
              styles.button,
            )}
          >
            {button.text}
          </span>
        )}
      </div>
      {layout === 'side' && opens && (
        <IconChevronRight className={styles.chevron} size={20} stroke={1.75} aria-hidden="true" />
      )}
    </Card>
  )
}
