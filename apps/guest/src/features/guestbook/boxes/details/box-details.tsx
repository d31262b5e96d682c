import type { Box } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { PropertyPicture } from '../../../../platform/property-picture.tsx'
import { RichTextView } from '../../../../platform/rich-text.tsx'
import { StayLine, StayTitle } from '../../../../platform/stay.tsx'
import { sizesIn } from '../picture-sizes.ts'
import { BoxActions } from './box-actions.tsx'
import { BoxButton } from './box-button.tsx'
import styles from './box-details.module.css'
import { Facts } from './facts.tsx'

type BoxDetailsProps = {
  box: Box
  /** Where a kind says something else than what its face says. */
  content?: Box['content']
  /** Between the title and the text. */
  lead?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** Everything a box has to say. */
export function BoxDetails({ box, content = box.content, lead, children }: BoxDetailsProps) {
  const t = useTexts<GuestTranslate>()
  const [first, ...others] = box.pictures
  const credits = box.pictures.map(({ credit }) => credit).filter((credit) => credit !== null)
  return (
    <article>
      {first && (
        <div className={styles.photo}>
          <PropertyPicture picture={first} sizes={sizesIn('sheet', first)} />
        </div>
      )}
      <div className={styles.words}>
        {content.title && (
          <h2 className={styles.title} dir="auto">
            <StayTitle text={content.title} />
          </h2>
        )}
        {content.subtitle && (
          <p className={styles.subtitle} dir="auto">
            <StayLine text={content.subtitle} />
          </p>
        )}
        {lead}
        {content.facts && <Facts facts={content.facts} />}
        {content.body && <RichTextView text={content.body} />}
        <BoxButton content={content} link={box.options.link} />
        {children}
        <BoxActions box={box} />
        {others.map((picture) => (
          <div key={picture.mediaId} className={styles.further}>
            <PropertyPicture picture={picture} sizes={sizesIn('sheet', picture)} />
          </div>
        ))}
        {credits.length > 0 && (
          <p className={styles.credit}>{t('image.credit', { name: [...new Set(credits)].join(', ') })}</p>
        )}
      </div>
    </article>
  )
}
