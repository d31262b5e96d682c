import { boxLinkHref, opensNewWindow } from '@innkeeper/domain/guestbook/box-link.ts'
import { isReadable } from '@innkeeper/domain/html-builder/surface.ts'
import { documentHref, type MediaOwner } from '@innkeeper/domain/media/links.ts'
import { labelOf } from '@innkeeper/html-builder/content-lines.ts'
import type { ModuleOf } from '@innkeeper/html-builder/module-schemas.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { CSSProperties } from 'react'
import { fontFamily } from '../../../platform/font-family.ts'
import { useProperty } from '../../../platform/property-picture.tsx'
import { RichLine } from '../../../platform/rich-text.tsx'
import type { ModuleProps } from '../module-props.ts'
import { customProperties, paddingStyle } from '../module-style.ts'
import styles from './modules.module.css'

type ButtonLook = ModuleOf<'button'>['props']

export function ButtonModule({ module: { props, innerPadding } }: ModuleProps<'button'>) {
  const t = useTexts<GuestTranslate>()
  const property = useProperty()
  const colours = coloursOf(props)
  const isNewWindow = opensNewWindow(props.type)
  return (
    <div className={classNames(styles.buttons, styles[props.alignment])}>
      <ButtonLink
        href={hrefOf(props, property)}
        className={classNames(styles.button, colours && styles.coloured)}
        style={{
          ...colours,
          ...paddingStyle(innerPadding),
          ...(props.roundness === undefined ? {} : { borderRadius: `${props.roundness}px` }),
          ...(props.fontFamily ? { fontFamily: fontFamily(props.fontFamily) } : {}),
        }}
        {...(isNewWindow ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        <span>
          <RichLine content={labelOf(props.content)} />
          {isNewWindow && <span className={styles.unseen}> ({t('link.newWindow')})</span>}
        </span>
      </ButtonLink>
    </div>
  )
}

/** The template's colours where its words read on its background; the theme's otherwise. */
function coloursOf({ color, backgroundColor }: ButtonLook): CSSProperties | null {
  if (!color || !backgroundColor || !isReadable(color, backgroundColor)) return null
  return customProperties({ '--button-ink': color, '--button-ground': backgroundColor })
}

/** A box opens in the guestbook that was last open. */
function hrefOf({ type, destination }: ButtonLook, owner: MediaOwner): string {
  const href = boxLinkHref({ type, value: destination }, owner)
  if (type === 'box') return `/return/${owner.propertyId}${href}`
  return type === 'url' ? documentHref(href, owner) : href
}
