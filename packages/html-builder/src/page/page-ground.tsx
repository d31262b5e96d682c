import { type ChosenColour, colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import type { Template } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { dayColours, nightColours } from '@innkeeper/domain/properties/theme.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ComponentProps, CSSProperties } from 'react'
import { customProperties } from './custom-properties.ts'
import look from './look.module.css'
import styles from './page-ground.module.css'
import { type PageSetting, usePageSetting } from './page-setting.tsx'
import { surfaceStyle } from './surface-style.ts'

/** The colour behind the modules of a page by day, as its setting names it. */
export function groundOf({ innerBgColor, outerBgColor }: Template['style'], brand: Brand): string {
  return colourOf(innerBgColor ?? outerBgColor ?? 'paper', brand)
}

type Props = ComponentProps<'div'> & { background: ChosenColour | null }

/** Stands around all that is drawn of a page: decides between day and night, and brings the outer background. */
export function PageGround({ background, className, style, ...rest }: Props) {
  const setting = usePageSetting()
  const colour = background && colourOf(background, setting.brand)
  return (
    <div className={look[setting.look]} style={themeStyle(setting)}>
      <div
        className={classNames(colour && look.surface, colour && styles.tinted, className)}
        style={{ ...surfaceStyle(colour, setting.brand), ...style }}
        {...rest}
      />
    </div>
  )
}

/** The column that modules stand in: a sheet when it has a background of its own. */
export function PageSheet({ background, className, style, ...rest }: ComponentProps<'main'> & Props) {
  const { brand } = usePageSetting()
  const colour = background && colourOf(background, brand)
  return (
    <main
      className={classNames(styles.column, colour && look.surface, colour && styles.sheet, className)}
      style={{ ...surfaceStyle(colour, brand), ...style }}
      {...rest}
    />
  )
}

/** On a guest's device the document has the theme's colours; a preview brings its own. */
function themeStyle({ look, brand }: Pick<PageSetting, 'look' | 'brand'>): CSSProperties | undefined {
  if (look === 'device') return undefined
  const colours = look === 'day' ? dayColours(brand) : nightColours(brand)
  return { ...customProperties(colours), background: 'var(--paper)', color: 'var(--ink)' }
}
