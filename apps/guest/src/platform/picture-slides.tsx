import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import styles from './picture-slides.module.css'
import { PropertyPicture } from './property-picture.tsx'
import { useSlides } from './use-slides.ts'

type PictureSlidesProps = {
  label: string
  pictures: readonly BoxPicture[]
  /** How wide each is drawn, for the choice among its sizes. */
  sizesOf: (picture: BoxPicture) => string
  /** The first of them is what the page is first seen by. */
  isFirst?: boolean
  /** What lies over their foot; given the dots that say where one is. */
  foot: (dots: ReactNode) => ReactNode
}

/** Pictures to leaf through: by swiping before any script has loaded, then also by buttons and arrow keys. */
export function PictureSlides(props: PictureSlidesProps) {
  const { label, pictures, sizesOf, isFirst = false, foot } = props
  const t = useTexts<GuestTranslate>()
  const total = pictures.length
  const isMany = total > 1
  const { track, current, isReady, turn } = useSlides(total)
  return (
    <section className={styles.frame} aria-roledescription={t('slider.kind')} aria-label={label}>
      <ul ref={track} className={styles.track} tabIndex={isMany ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <li
            key={picture.mediaId}
            className={styles.slide}
            aria-label={t('slider.position', { n: index + 1, total })}
          >
            <PropertyPicture picture={picture} sizes={sizesOf(picture)} isFirst={isFirst && index === 0} />
          </li>
        ))}
      </ul>
      {isReady && isMany && (
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
      {foot(
        isMany && (
          <div className={styles.dots} aria-hidden="true">
            {pictures.map(({ mediaId }, index) => (
              <span key={mediaId} className={index === current ? styles.here : undefined} />
            ))}
          </div>
        ),
      )}
    </section>
  )
}
