import { classNames } from '@innkeeper/ui/class-names.ts'
import { fontFamily } from '../../../platform/font-family.ts'
import { useProperty } from '../../../platform/property-picture.tsx'
import { RichTextView } from '../../../platform/rich-text.tsx'
import type { ModuleProps } from '../module-props.ts'
import { customProperties, paddingStyle, surfaceStyle } from '../module-style.ts'
import styles from './modules.module.css'

/** Words in one or two columns, on a background when one is chosen. */
export function TextModule({ module: { props, innerPadding } }: ModuleProps<'text'>) {
  const property = useProperty()
  const background = props.backgroundEnabled ? props.backgroundColor : null
  const second = props.nrOfColumns === 2 ? props.contentColumnTwo : null
  const font = props.fontFamily ? fontFamily(props.fontFamily) : null
  return (
    <div
      className={classNames(background && styles.surface, second && styles.columns)}
      style={{
        ...surfaceStyle(background, property.brand),
        ...paddingStyle(innerPadding),
        ...(font ? { ...customProperties({ '--font-text': font }), fontFamily: font } : {}),
      }}
    >
      <RichTextView text={props.contentColumnOne} topHeading={2} />
      {second && <RichTextView text={second} topHeading={2} />}
    </div>
  )
}
