import { StayTitle } from '../../../../platform/stay.tsx'
import { BoxItem } from '../../frame/box-item.tsx'
import { useHeldBoxes } from '../../shown-boxes.tsx'
import type { BoxProps } from '../box-props.ts'
import { useCardHeading } from '../card-title.tsx'
import { Tile } from '../fixed-size/fixed-size-box.tsx'
import styles from './fixed-size-slider-box.module.css'

/** Small tiles in a row that runs off the screen; scrolling is the browser's own. */
export function FixedSizeSliderBox({ box, isFirst }: BoxProps) {
  const held = useHeldBoxes(box.id)
  const Heading = useCardHeading()
  const { title } = box.content
  if (held.length === 0) return null
  return (
    <section>
      {title && (
        <Heading className={styles.title}>
          <StayTitle text={title} />
        </Heading>
      )}
      <ul className={styles.row}>
        {held.map((tile) => (
          <BoxItem key={tile.id} box={tile} className={styles.place}>
            <Tile box={tile} isFirst={isFirst} heading={title && Heading === 'h2' ? 'h3' : Heading} isMini />
          </BoxItem>
        ))}
      </ul>
    </section>
  )
}
