import type { Box } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import styles from './box-sheet.module.css'
import { PropertyPicture } from './property-picture.tsx'
import { RichTextView } from './rich-text.tsx'
import { StayLine, StayTitle } from './stay.tsx'

/** Everything a box has to say. */
export function BoxDetails({ box }: { box: Box }) {
  const t = useTexts<GuestTranslate>()
  const [first, ...others] = box.pictures
  const credits = box.pictures.map(({ credit }) => credit).filter((credit) => credit !== null)
  return (
    <article>
      {first && (
        <div className={styles.photo}>
          <PropertyPicture picture={first} sizes="(min-width: 640px) 640px, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        {box.content.title && (
          <h2 className={styles.title}>
            <StayTitle text={box.content.title} />
          </h2>
        )}
        {box.content.subtitle && (
          <p className={styles.subtitle}>
            <StayLine text={box.content.subtitle} />
          </p>
        )}
        {box.content.body && <RichTextView text={box.content.body} />}
        {others.map((picture) => (
          <div key={picture.mediaId} className={styles.further}>
            <PropertyPicture picture={picture} sizes="(min-width: 640px) 600px, calc(100vw - 40px)" />
          </div>
        ))}
        {credits.length > 0 && (
          <p className={styles.credit}>{t('image.credit', { name: [...new Set(credits)].join(', ') })}</p>
        )}
      </div>
    </article>
  )
}
