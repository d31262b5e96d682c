import type { Box } from '@innkeeper/api/guestbook.ts'
import { opensNewWindow } from '@innkeeper/domain/guestbook/box-link.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Card } from '@innkeeper/ui/card.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { BoxIcon } from '../../../../platform/box-icon.tsx'
import { BoxLinkAnchor } from '../../../../platform/box-link-anchor.tsx'
import { DoneLine, useIsDone } from '../../../../platform/done-line.tsx'
import { PropertyPicture } from '../../../../platform/property-picture.tsx'
import { StayLine, StayTitle } from '../../../../platform/stay.tsx'
import { boxHref } from '../../address.ts'
import type { BoxProps } from '../box-props.ts'
import { OpeningName, useCardHeading } from '../card-title.tsx'
import { sizesIn } from '../picture-sizes.ts'
import styles from './fixed-size-box.module.css'

/** A tile of fixed size; two stand in a row. */
export function FixedSizeBox({ box, isFirst }: BoxProps) {
  return <Tile box={box} isFirst={isFirst} heading={useCardHeading()} />
}

type TileProps = BoxProps & { heading: 'h2' | 'h3'; isMini?: boolean }

/** An icon or a picture with few words; all of it is the link. */
export function Tile({ box, isFirst, heading: Heading, isMini }: TileProps) {
  const { title, subtitle } = box.content
  const { layout, backgroundPicture, backgroundOpacity } = box.styles
  const link = linkOf(box)
  const isDone = useIsDone(box.options.link)
  const name = <TileName box={box} opens={link !== null} />
  return (
    <Card
      tone={backgroundPicture || layout === 'brand' ? 'brand' : 'plain'}
      className={classNames(styles.tile, isMini && styles.mini, link && styles.opens)}
    >
      {backgroundPicture && (
        <div className={styles.backdrop} style={{ '--dim': backgroundOpacity } as Record<string, number>}>
          <PropertyPicture
            picture={backgroundPicture}
            sizes={sizesIn('small', backgroundPicture)}
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={styles.icon}>{box.options.icon && <BoxIcon name={box.options.icon} size={26} />}</div>
      <div className={styles.words}>
        {(title || link) && (
          <Heading className={styles.title}>
            {link ? <BoxLinkAnchor {...link}>{name}</BoxLinkAnchor> : name}
          </Heading>
        )}
        {isDone ? (
          <DoneLine insteadOf={subtitle} />
        ) : (
          subtitle && (
            <p className={styles.subtitle} dir="auto">
              <StayLine text={subtitle} />
            </p>
          )
        )}
      </div>
    </Card>
  )
}

/** A link has a name even where staff gave the tile nothing but an icon. */
function TileName({ box: { content }, opens }: { box: Box; opens: boolean }) {
  const t = useTexts<GuestTranslate>()
  if (content.title) return opens ? <OpeningName title={content.title} /> : <StayTitle text={content.title} />
  return <HeardText>{content.subtitle ? <StayTitle text={content.subtitle} /> : t('action.open')}</HeardText>
}

/** Where it leads, else to its own words, else nowhere. */
function linkOf({ id, options, content }: Box): { href: string; opensNewWindow: boolean } | null {
  if (options.link) return { href: options.link.href, opensNewWindow: opensNewWindow(options.link.type) }
  return content.body ? { href: boxHref(id), opensNewWindow: false } : null
}
