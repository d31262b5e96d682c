import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { PropertyPicture } from '../../../../platform/property-picture.tsx'
import { StayLine, StayTitle } from '../../../../platform/stay.tsx'
import type { BoxProps } from '../box-props.ts'
import { useCardHeading } from '../card-title.tsx'
import { sizesIn } from '../picture-sizes.ts'
import { useSlides } from '../use-slides.ts'
import styles from './carousel-box.module.css'

/** Pictures to leaf through: by swiping before any script has loaded, then also by buttons and arrow keys. */
export function CarouselBox({ box, isFirst }: BoxProps) {
  const t = useTexts<GuestTranslate>()
  const { track, current, isReady, turn } = useSlides(box.pictures.length)
  const { title, subtitle } = box.content
  const Heading = useCardHeading()
  const total = box.pictures.length
  if (total === 0) return null
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('slider.kind')}
      aria-label={title ?? t('slider.label')}
    >
      <div className={styles.frame}>
        <ul ref={track} className={styles.track} tabIndex={total > 1 ? 0 : undefined}>
          {box.pictures.map((picture, index) => (
            <li
              key={picture.mediaId}
              className={styles.slide}
              aria-label={t('slider.position', { n: index + 1, total })}
            >
              <PropertyPicture
                picture={picture}
                sizes={sizesIn('slide', picture)}
                isFirst={isFirst && index === 0}
              />
            </li>
          ))}
        </ul>
        {isReady && total > 1 && (
          <>
            <button
              type="button"
              className={classNames(styles.turn, styles.previous)}
              aria-label={t('action.previous')}
              disabled={current === 0}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft size={22} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={classNames(styles.turn, styles.next)}
              aria-label={t('action.next')}
              disabled={current === total - 1}
              onClick={() => turn(1)}
            >
              <IconChevronRight size={22} aria-hidden="true" />
            </button>
          </>
        )}
        <div className={styles.caption}>
          <div>
            {title && (
              <Heading className={styles.title}>
                <StayTitle text={title} />
              </Heading>
            )}
            {subtitle && (
              <p className={styles.subtitle} dir="auto">
                <StayLine text={subtitle} />
              </p>
            )}
          </div>
          {total > 1 && (
            <div className={styles.dots} aria-hidden="true">
              {box.pictures.map((picture, index) => (
                <span key={picture.mediaId} className={index === current ? styles.here : undefined} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
