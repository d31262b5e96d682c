import type { Box } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useId } from 'react'
import { StayLine, StayTitle } from '../../../../platform/stay.tsx'
import { useSlides } from '../../../../platform/use-slides.ts'
import { BoxItem } from '../../frame/box-item.tsx'
import { useHeldBoxes } from '../../shown-boxes.tsx'
import type { BoxProps } from '../box-props.ts'
import { BoxSlot } from '../box-slot.tsx'
import { useCardHeading } from '../card-title.tsx'
import styles from './group-box.module.css'

/** Cards of one kind side by side; without any there is nothing to draw. */
export function GroupBox(props: BoxProps) {
  const held = useHeldBoxes(props.box.id)
  return held.length === 0 ? null : <CardSlider {...props} held={held} />
}

/** Leafed through by swiping before any script has loaded, then also by buttons. */
function CardSlider({ box, isFirst, held }: BoxProps & { held: Box[] }) {
  const t = useTexts<GuestTranslate>()
  const Heading = useCardHeading()
  const titleId = useId()
  const { track, current, isReady, turn } = useSlides(held.length)
  const { title, subtitle } = box.content
  const last = held.length - 1
  return (
    <section aria-labelledby={title ? titleId : undefined}>
      <div className={styles.head}>
        <div>
          {title && (
            <Heading id={titleId} className={styles.title}>
              <StayTitle text={title} />
            </Heading>
          )}
          {subtitle && (
            <p className={styles.subtitle} dir="auto">
              <StayLine text={subtitle} />
            </p>
          )}
        </div>
        {last > 0 && (
          <div className={styles.turns} data-ready={isReady}>
            <button
              type="button"
              aria-label={t('action.previous')}
              disabled={!isReady || current === 0}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft size={22} aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label={t('action.next')}
              disabled={!isReady || current === last}
              onClick={() => turn(1)}
            >
              <IconChevronRight size={22} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      <ul ref={track} className={styles.track}>
        {held.map((card, index) => (
          <BoxItem key={card.id} box={card} className={styles.slide}>
            <BoxSlot box={card} isFirst={isFirst && index === 0} />
          </BoxItem>
        ))}
      </ul>
      {last > 0 && (
        <div className={styles.dots} aria-hidden="true">
          {held.map((card, index) => (
            <span key={card.id} className={index === current ? styles.here : undefined} />
          ))}
        </div>
      )}
    </section>
  )
}
