import { classNames } from '@innkeeper/ui/class-names.ts'
import alignment from '../../page/alignment.module.css'
import { LinkedPicture } from '../../page/linked-picture.tsx'
import type { ModulePageProps } from '../../page/module-page-props.ts'
import { ownPictureOf } from '../../page/own-picture.tsx'
import { usePageSetting } from '../../page/page-setting.tsx'
import styles from './page.module.css'

/** One or two pictures beside each other; only the property's own are shown (the page's policy). */
export function ImagePage({ module: { props }, isFirst }: ModulePageProps<'image'>) {
  const setting = usePageSetting()
  const images = [props.columnOneImage, props.nrOfColumns === 2 ? props.columnTwoImage : null]
  const shown = images.flatMap((image) => {
    const picture = ownPictureOf(image, setting)
    return image && picture ? [{ image, picture }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className={classNames(styles.images, alignment[props.alignment], shown.length === 2 && styles.pair)}>
      {shown.map(({ image, picture }, index) => (
        <LinkedPicture
          key={index === 0 ? 'one' : 'two'}
          image={image}
          picture={picture}
          share={image.size / 100 / shown.length}
          isFirst={isFirst && index === 0}
        />
      ))}
    </div>
  )
}
