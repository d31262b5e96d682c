import type { GuestRoom } from '@innkeeper/api/room-upgrades.ts'
import { PictureSlides } from '../../../platform/picture-slides.tsx'
import { useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './gallery.module.css'

type GalleryProps = { title: string; pictures: GuestRoom['pictures']; isFirst?: boolean }

const SIZES = '(min-width: 1024px) 680px, 100vw'

/** A room's pictures to leaf through. */
export function Gallery({ title, pictures, isFirst = false }: GalleryProps) {
  const t = useUpgradeTexts()
  return (
    <div className={styles.gallery}>
      <PictureSlides
        label={isFirst ? title : t('upgrade.morePictures')}
        pictures={pictures}
        sizesOf={() => SIZES}
        isFirst={isFirst}
        foot={(dots) => dots && <div className={styles.foot}>{dots}</div>}
      />
    </div>
  )
}
