import { buttonClass } from './dark-mode.ts'
import { alignOf, type Place, ROUNDNESS } from './layout.ts'
import type { EmailLink } from './links.ts'

type ButtonLook = {
  place: Place
  link: EmailLink
  font: string
  ink?: string
  background?: string
  alignment?: 'left' | 'center' | 'right'
  roundness?: number | string
  innerPadding?: { top: number; bottom: number; left: number; right: number }
  padding?: string
  /** As wide as this; on a phone never wider than the phone. */
  width?: string
}

const ABOVE = 14
const BESIDE = 24

/** A button that is one in every mail program: a cell in a colour, and the link as large as the cell. */
export function emailButton(look: ButtonLook, label: string): string {
  const { place, link, font, alignment = 'left', width } = look
  const { setting, surface, turnsDark } = place
  const background = look.background ?? surface.action
  const { top = 0, bottom = 0, left = 0, right = 0 } = look.innerPadding ?? {}
  const [round = ROUNDNESS] = [look.roundness]
  const cssClass = [width && 'wide', turnsDark && buttonClass(background)].filter(Boolean).join(' ')
  const attributes = [
    `href="${link.href}"`,
    `align="${alignOf(alignment, setting)}"`,
    `font-family="${font}"`,
    'font-size="16px" font-weight="600" line-height="1.3"',
    `color="${look.ink ?? surface.onAction}"`,
    `background-color="${background}"`,
    `border-radius="${typeof round === 'number' ? `${round}px` : round}"`,
    `inner-padding="${ABOVE + top}px ${BESIDE + right}px ${ABOVE + bottom}px ${BESIDE + left}px"`,
    `padding="${look.padding ?? '0'}"`,
    width && `width="${width}"`,
    cssClass && `css-class="${cssClass}"`,
  ]
  return `<mj-button ${attributes.filter(Boolean).join(' ')}>${label}</mj-button>`
}
