import { colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { isReadable } from '@innkeeper/domain/html-builder/surface.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { buttonClass } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { CSSProperties } from 'react'
import { labelOf, wordsOf } from '../../content-lines.ts'
import type { ModuleOf } from '../../module-schemas.ts'
import alignment from '../../page/alignment.module.css'
import { customProperties } from '../../page/custom-properties.ts'
import { fontFamily } from '../../page/font-family.ts'
import type { ModulePageProps } from '../../page/module-page-props.ts'
import { paddingStyle } from '../../page/padding-style.ts'
import { PageAnchor } from '../../page/page-anchor.tsx'
import { pageLink } from '../../page/page-link.ts'
import { usePageSetting } from '../../page/page-setting.tsx'
import { RichLine } from '../../page/rich-text.tsx'
import { GroundProvider } from '../../page/surface.tsx'
import styles from './page.module.css'

/** One that has no words, or leads nowhere for this visitor, is not shown. */
export function ButtonPage({ module: { props, innerPadding } }: ModulePageProps<'button'>) {
  const setting = usePageSetting()
  const label = labelOf(props.content)
  const link = pageLink({ type: props.type, value: props.destination }, setting)
  const shown = setting.isStill ? NOWHERE : link
  if (!shown || wordsOf(label).trim() === '') return null
  if (props.type === 'feature' && setting.done?.some((feature) => feature === props.destination))
    return (
      <div className={classNames(styles.buttons, alignment[props.alignment])}>
        <PageAnchor link={shown} className={classNames(buttonClass({}), styles.button, styles.done)}>
          <IconCheck size={18} stroke={2.5} aria-hidden="true" />
          {setting.words.done}
        </PageAnchor>
      </div>
    )
  const colours = coloursOf(props, setting.brand)
  return (
    <div className={classNames(styles.buttons, alignment[props.alignment])}>
      <PageAnchor
        link={shown}
        className={classNames(buttonClass({}), styles.button, colours && styles.coloured)}
        style={{
          ...colours,
          ...paddingStyle(innerPadding),
          ...(props.roundness === undefined ? {} : { borderRadius: `${props.roundness}px` }),
          ...(props.fontFamily ? { fontFamily: fontFamily(props.fontFamily) } : {}),
        }}
      >
        <GroundProvider value={groundOf(props, setting.brand)}>
          <span dir="auto">
            <RichLine content={label} />
          </span>
        </GroundProvider>
      </PageAnchor>
    </div>
  )
}

/** An editor shows a button before it leads anywhere. */
const NOWHERE = { href: '', opensNewWindow: false }

type ButtonLook = ModuleOf<'button'>['props']

/** The template's colours where its words read on its background; the theme's otherwise. */
function coloursOf({ color, backgroundColor }: ButtonLook, brand: Brand): CSSProperties | null {
  if (!color || !backgroundColor) return null
  const [ink, ground] = [colourOf(color, brand), colourOf(backgroundColor, brand)]
  if (!isReadable(ink, ground)) return null
  return customProperties({ '--button-ink': ink, '--button-ground': ground })
}

function groundOf({ backgroundColor }: ButtonLook, brand: Brand): string {
  return colourOf(backgroundColor ?? 'brand', brand)
}
