import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import styles from './linked-picture.module.css'
import { OwnPicture } from './own-picture.tsx'
import { PageAnchor } from './page-anchor.tsx'
import { pageLink } from './page-link.ts'
import { type PagePicture, usePageSetting } from './page-setting.tsx'

type Props = { image: TemplateImage; picture: PagePicture; share: number; isFirst: boolean }

/** A picture in its own shape, and a link when it is one. */
export function LinkedPicture({ image, picture, share, isFirst }: Props) {
  const setting = usePageSetting()
  const { enabled, type, url } = image.link
  const link = enabled && url !== '' ? pageLink({ type, value: url }, setting) : null
  const drawn = <OwnPicture picture={picture} alt={image.name} share={share} isFirst={isFirst} />
  return (
    <div
      className={styles.picture}
      style={{
        width: `${image.size}%`,
        aspectRatio: `${picture.width} / ${picture.height}`,
        ...(image.roundness === undefined ? {} : { borderRadius: `${image.roundness}px` }),
      }}
    >
      {link ? (
        <PageAnchor
          className={styles.link}
          link={link}
          {...(image.name === '' ? { 'aria-label': setting.words.open } : {})}
        >
          {drawn}
        </PageAnchor>
      ) : (
        drawn
      )}
    </div>
  )
}
