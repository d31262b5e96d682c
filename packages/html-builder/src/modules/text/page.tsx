import { hasWords } from '../../content-lines.ts'
import { customProperties } from '../../page/custom-properties.ts'
import { fontFamily } from '../../page/font-family.ts'
import type { ModulePageProps } from '../../page/module-page-props.ts'
import { paddingStyle } from '../../page/padding-style.ts'
import { RichTextView } from '../../page/rich-text.tsx'
import { Surface } from '../../page/surface.tsx'
import styles from './page.module.css'

/** Words in one or two columns, on a background when one is chosen. */
export function TextPage({ module: { props, innerPadding } }: ModulePageProps<'text'>) {
  const columns = [props.contentColumnOne, props.nrOfColumns === 2 ? props.contentColumnTwo : null]
  const [first, second] = columns.filter(hasWords)
  if (!first) return null
  const font = props.fontFamily ? fontFamily(props.fontFamily) : null
  return (
    <Surface
      background={props.backgroundEnabled ? props.backgroundColor : null}
      className={second && styles.columns}
      style={{
        ...paddingStyle(innerPadding),
        ...(font ? { ...customProperties({ '--font-text': font }), fontFamily: font } : {}),
      }}
    >
      <RichTextView text={first} />
      {second && <RichTextView text={second} />}
    </Surface>
  )
}
