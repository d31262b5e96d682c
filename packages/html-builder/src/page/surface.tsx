import { type ChosenColour, colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { type ComponentProps, createContext, useContext } from 'react'
import { isDark } from '../email/email-colours.ts'
import look from './look.module.css'
import { usePageSetting } from './page-setting.tsx'
import styles from './surface.module.css'
import { surfaceStyle } from './surface-style.ts'

const GroundContext = createContext<string | null>(null)

/** What words stand on here by day, written out. */
export const GroundProvider = GroundContext.Provider

/** The colour behind words by day: of the module's own background, else of the page. */
export function useGround(): string {
  const own = useContext(GroundContext)
  const { ground } = usePageSetting()
  return own ?? ground
}

type SurfaceProps = ComponentProps<'div'> & {
  /** Null stands on the page itself. */
  background: ChosenColour | null
}

/** Words on a background of their own, when one is chosen. */
export function Surface({ background, className, style, ...rest }: SurfaceProps) {
  const { brand, medium } = usePageSetting()
  const ground = useGround()
  if (!background) return <div className={className || undefined} style={style} {...rest} />
  const colour = colourOf(background, brand)
  return (
    <GroundProvider value={colour}>
      <div
        className={classNames(
          look.surface,
          styles.panel,
          medium === 'email' && colour === ground && styles.outlined,
          // A dark background of an e-mail stays as it is at night.
          medium === 'email' && isDark(colour) && look.day,
          className,
        )}
        style={{ ...surfaceStyle(colour, brand), ...style }}
        {...rest}
      />
    </GroundProvider>
  )
}
