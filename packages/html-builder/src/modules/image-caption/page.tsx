import { classNames } from '@innkeeper/ui/class-names.ts'
import { hasWords } from '../../content-lines.ts'
import { customProperties } from '../../page/custom-properties.ts'
import { fontFamily } from '../../page/font-family.ts'
import { LinkedPicture } from '../../page/linked-picture.tsx'
import type { ModulePageProps } from '../../page/module-page-props.ts'
import { ownPictureOf } from '../../page/own-picture.tsx'
import { usePageSetting } from '../../page/page-setting.tsx'
import { RichTextView } from '../../page/rich-text.tsx'
import { Surface } from '../../page/surface.tsx'
import styles from './page.module.css'

/** A picture with words below or beside it; on a phone always below. */
export function ImageCaptionPage({ module: { props }, isFirst }: ModulePageProps<'image-caption'>) {
  const setting = usePageSetting()
  const { image, content, captionPosition } = props
  const picture = ownPictureOf(image, setting)
  const hasCaption = hasWords(content)
  if (!picture && !hasCaption) return null
  const font = props.fontFamily ? fontFamily(props.fontFamily) : null
  const isBeside = captionPosition !== 'below' && picture !== null && hasCaption
  return (
    <Surface
      background={props.backgroundEnabled ? props.backgroundColor : null}
      style={font ? { ...customProperties({ '--font-text': font }), fontFamily: font } : undefined}
    >
      <figure className={classNames(styles.figure, isBeside && styles[captionPosition])}>
        {image && picture && (
          <LinkedPicture
            image={image}
            picture={picture}
            share={(image.size / 100) * (isBeside ? 0.5 : 1)}
            isFirst={isFirst}
          />
        )}
        {hasCaption && (
          <figcaption className={styles.caption}>
            <RichTextView text={content} />
          </figcaption>
        )}
      </figure>
    </Surface>
  )
}
