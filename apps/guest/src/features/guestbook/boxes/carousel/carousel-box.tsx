import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { PictureSlides } from '../../../../platform/picture-slides.tsx'
import { StayLine, StayTitle } from '../../../../platform/stay.tsx'
import type { BoxProps } from '../box-props.ts'
import { useCardHeading } from '../card-title.tsx'
import { sizesIn } from '../picture-sizes.ts'
import styles from './carousel-box.module.css'

/** Pictures to leaf through, with a title over them. */
export function CarouselBox({ box, isFirst }: BoxProps) {
  const t = useTexts<GuestTranslate>()
  const { title, subtitle } = box.content
  const Heading = useCardHeading()
  if (box.pictures.length === 0) return null
  return (
    <PictureSlides
      label={title ?? t('slider.label')}
      pictures={box.pictures}
      sizesOf={(picture) => sizesIn('slide', picture)}
      isFirst={isFirst}
      foot={(dots) => (
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
          {dots && <div className={styles.dots}>{dots}</div>}
        </div>
      )}
    />
  )
}
