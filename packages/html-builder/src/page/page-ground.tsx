import { type ChosenColour, colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import type { Template } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { dayColours, nightColours } from '@innkeeper/domain/properties/theme.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ComponentProps, CSSProperties } from 'react'
import { DARK_INK, DARK_INNER, DARK_LINE, DARK_RAISED, isDark } from '../email/email-colours.ts'
import { customProperties } from './custom-properties.ts'
import look from './look.module.css'
import styles from './page-ground.module.css'
import { type PageMedium, type PageSetting, usePageSetting } from './page-setting.tsx'
import { surfaceStyle } from './surface-style.ts'

/** The colour behind the modules by day, as the setting names it: an e-mail is a card on its outer background. */
export function groundOf(
  { innerBgColor, outerBgColor }: Template['style'],
  brand: Brand,
  medium: PageMedium = 'page',
): string {
  return colourOf(innerBgColor ?? (medium === 'email' ? 'card' : (outerBgColor ?? 'paper')), brand)
}

type Props = ComponentProps<'div'> & { background: ChosenColour | null }

/** Stands around all that is drawn of a page: decides between day and night, and brings the outer background. */
export function PageGround({ background, className, style, ...rest }: Props) {
  const setting = usePageSetting()
  const isEmail = setting.medium === 'email'
  const chosen = background ?? (isEmail ? 'card' : null)
  const colour = chosen && colourOf(chosen, setting.brand)
  return (
    <div className={look[setting.look]} data-medium={setting.medium} style={themeStyle(setting)}>
      <div
        className={classNames(
          colour && look.surface,
          colour && styles.tinted,
          isEmail && styles.mail,
          isEmail && colour && isDark(colour) && look.day,
          className,
        )}
        style={{ ...surfaceStyle(colour, setting.brand), ...style }}
        {...rest}
      />
    </div>
  )
}

type SheetProps = Props & { as?: 'main' | 'div' }

/** The column that modules stand in: a sheet when it has a background of its own. On a page of its own it is the main. */
export function PageSheet({ as: Element = 'div', background, className, style, ...rest }: SheetProps) {
  const { brand } = usePageSetting()
  const colour = background && colourOf(background, brand)
  return (
    <Element
      className={classNames(styles.column, colour && look.surface, colour && styles.sheet, className)}
      style={{ ...surfaceStyle(colour, brand), ...style }}
      {...rest}
    />
  )
}

/** The dark of an e-mail is its own (email/email-colours.ts). */
const MAIL_AT_NIGHT = {
  '--paper': DARK_INNER,
  '--card': DARK_RAISED,
  '--ink': DARK_INK,
  '--line': DARK_LINE,
}

/** On a guest's device the document has the theme's colours; a preview brings its own. */
function themeStyle({
  look,
  brand,
  medium,
}: Pick<PageSetting, 'look' | 'brand' | 'medium'>): CSSProperties | undefined {
  if (look === 'device') return undefined
  const colours = look === 'day' ? dayColours(brand) : nightColours(brand)
  const mail = medium === 'email' && look === 'night' ? MAIL_AT_NIGHT : {}
  return { ...customProperties({ ...colours, ...mail }), background: 'var(--paper)', color: 'var(--ink)' }
}
