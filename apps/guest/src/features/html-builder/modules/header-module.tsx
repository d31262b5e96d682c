import { isReadable } from '@innkeeper/domain/html-builder/surface.ts'
import { headerParts } from '@innkeeper/html-builder/content-lines.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { fontFamily } from '../../../platform/font-family.ts'
import { useProperty } from '../../../platform/property-picture.tsx'
import { RichLine, RichTextView } from '../../../platform/rich-text.tsx'
import type { ModuleProps } from '../module-props.ts'
import { customProperties, paddingStyle, surfaceStyle } from '../module-style.ts'
import { usePageSetting } from '../page-setting.ts'
import styles from './modules.module.css'

/** A title, and a lead when there is more than one block. */
export function HeaderModule({ module: { props, innerPadding }, isTitle }: ModuleProps<'header'>) {
  const property = useProperty()
  const { ground } = usePageSetting()
  const { title, lead } = headerParts(props.content)
  const background = props.backgroundEnabled ? props.backgroundColor : null
  const isReadableColour = props.color !== null && isReadable(props.color, background ?? ground)
  const Heading = isTitle ? 'h1' : 'h2'
  return (
    <div
      className={classNames(styles.header, styles[props.alignment], background && styles.surface)}
      style={{
        ...surfaceStyle(background, property.brand),
        ...paddingStyle(innerPadding),
        ...(props.color && isReadableColour ? customProperties({ '--title-ink': props.color }) : {}),
        ...(props.fontFamily ? customProperties({ '--font-heading': fontFamily(props.fontFamily) }) : {}),
      }}
    >
      {title.length > 0 && (
        <Heading className={isTitle ? styles.title : styles.heading}>
          <RichLine content={title} />
        </Heading>
      )}
      {lead && (
        <div className={styles.lead}>
          <RichTextView text={lead} topHeading={2} />
        </div>
      )}
    </div>
  )
}
