import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import { mediaIdOf } from '@innkeeper/domain/media/links.ts'
import { PICTURE_WIDTHS, picturePath } from '@innkeeper/domain/media/sizes.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { Picture } from '@innkeeper/ui/picture.tsx'
import { useProperty } from '../../../platform/property-picture.tsx'
import type { ModuleProps } from '../module-props.ts'
import { usePageSetting } from '../page-setting.ts'
import { ImageLink } from './image-link.tsx'
import styles from './modules.module.css'

/** Width of the page's column in CSS pixels, and what stands beside it on a phone. */
const COLUMN = 680
const PHONE_MARGIN = 40

/** One or two pictures beside each other; only the property's own are shown (the page's policy). */
export function ImageModule({ module: { props }, isFirst }: ModuleProps<'image'>) {
  const property = useProperty()
  const { pictures } = usePageSetting()
  const images = [props.columnOneImage, props.nrOfColumns === 2 ? props.columnTwoImage : null]
  const shown = images.flatMap((image) => {
    const id = image && mediaIdOf(image.url, property)
    const picture = id && pictures[id]
    return image && picture ? [{ image, picture }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className={classNames(styles.images, styles[props.alignment], shown.length === 2 && styles.pair)}>
      {shown.map(({ image, picture }, index) => (
        <div
          key={index === 0 ? 'one' : 'two'}
          className={styles.image}
          style={{
            width: `${image.size}%`,
            aspectRatio: `${picture.width} / ${picture.height}`,
            ...(image.roundness === undefined ? {} : { borderRadius: `${image.roundness}px` }),
          }}
        >
          <ImageLink image={image}>
            <Picture
              source={{ ...picture, alt: image.name }}
              widths={PICTURE_WIDTHS}
              addressOf={(width, format) =>
                property.mediaOrigin + picturePath(property.propertyId, picture.mediaId, width, format)
              }
              sizes={sizesOf(image, shown.length)}
              isFirst={isFirst && index === 0}
            />
          </ImageLink>
        </div>
      ))}
    </div>
  )
}

function sizesOf({ size }: TemplateImage, columns: number): string {
  const share = size / 100 / columns
  const part = (pixels: number) => `${Math.round(pixels * share)}px`
  return `(min-width: ${COLUMN + PHONE_MARGIN}px) ${part(COLUMN)}, calc(${Math.round(100 * share)}vw - ${part(PHONE_MARGIN)})`
}
