import { type ChosenColour, colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import type { ALIGNMENTS } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { Surface } from '@innkeeper/domain/html-builder/surface.ts'
import type { OutputSetting } from '../output-setting.ts'
import { groundClass } from './dark-mode.ts'
import { emailSurface, FAINT_LINE, isDark } from './email-colours.ts'

export const EMAIL_WIDTH = 600
/** Around all that stands in an e-mail; a signature has the margins of the letter above it. */
export const SIDE = 24
/** Corners of what says nothing about its own, and of a panel around others. */
export const ROUNDNESS = 12
export const PANEL_ROUNDNESS = 16
/** Around the words of a panel that says nothing about it. */
const PANEL_ROOM = 24

export const contentWidth = EMAIL_WIDTH - 2 * SIDE
export const frameWidth = ({ kind }: OutputSetting) => (kind === 'email' ? EMAIL_WIDTH : contentWidth)

export type Place = {
  setting: OutputSetting
  surface: Surface
  /** Whether it is the e-mail's own ground, not a background of the module's. */
  isGround: boolean
  /** Whether its background would not be seen on the ground: then a line goes around it. */
  isOutlined: boolean
  /** Light surfaces turn dark with the reader's device, and what stands on them follows; dark ones stay. */
  turnsDark: boolean
}

/** What a module stands on: the ground of the e-mail, or a background of its own. */
export function placeOn(setting: OutputSetting, isEnabled: boolean, colour: ChosenColour | null): Place {
  if (!isEnabled || colour === null) return groundOf(setting)
  const surface = emailSurface(colourOf(colour, setting.brand), setting.brand)
  const isOutlined = surface.background === setting.colours.inner.background
  return { setting, surface, isGround: false, isOutlined, turnsDark: !isDark(surface.background) }
}

/** The ground of the e-mail. */
export function groundOf(setting: OutputSetting): Place {
  const surface = setting.colours.inner
  return { setting, surface, isGround: true, isOutlined: false, turnsDark: !isDark(surface.background) }
}

type Alignment = (typeof ALIGNMENTS)[number]

/** Left is where reading begins: from right to left that is the right. */
export function alignOf(alignment: Alignment, { direction }: OutputSetting): Alignment {
  if (alignment === 'center' || direction === 'ltr') return alignment
  return alignment === 'left' ? 'right' : 'left'
}

type Padding = { top: number; bottom: number }
type AllAround = Padding & { left: number; right: number }
/** Which piece of a panel a strip is, where several make one. */
type Piece = 'whole' | 'first' | 'middle' | 'last'

/** The room that was chosen around words; on a panel some even where none was. */
export function roomAround({ isGround }: Place, chosen: AllAround): AllAround {
  const { top, bottom, left, right } = chosen
  if (isGround || top + bottom + left + right > 0) return chosen
  return { top: PANEL_ROOM, bottom: PANEL_ROOM, left: PANEL_ROOM, right: PANEL_ROOM }
}

type SectionLook = {
  place: Place
  outerPadding: Padding
  innerPadding?: Padding & Partial<AllAround>
  piece?: Piece
  /** More attributes of the section, such as a picture behind it. */
  more?: string
}

/** A strip as wide as the e-mail, a panel with a background of its own; the room outside a panel is a strip of the ground. */
export function section(
  { place, outerPadding, innerPadding, piece = 'whole', more = '' }: SectionLook,
  columns: string,
): string {
  const { setting, surface, isGround, turnsDark } = place
  const { top = 0, bottom = 0, left = 0, right = 0 } = innerPadding ?? {}
  const [above, below] = isGround ? [outerPadding.top, outerPadding.bottom] : [0, 0]
  const padding = `${above + top}px ${right}px ${below + bottom}px ${left}px`
  const cssClass = [turnsDark && groundClass(surface.background), place.isOutlined && 'outlined']
  const background = isGround
    ? ''
    : ` background-color="${surface.background}"${cornersOf(piece)}${place.isOutlined ? outlineOf(piece) : ''} css-class="${cssClass.filter(Boolean).join(' ')}"`
  const direction = more.includes('direction=') ? '' : ` direction="${setting.direction}"`
  // Columns of a signature stay beside each other: where it is pasted, nobody knows its style sheet.
  const inner =
    setting.kind === 'signature' && columns.indexOf('<mj-column') !== columns.lastIndexOf('<mj-column')
      ? `<mj-group direction="${setting.direction}">${columns}</mj-group>`
      : columns
  const align = setting.kind === 'signature' ? ` text-align="${alignOf('left', setting)}"` : ''
  const strip = `<mj-section padding="${padding}"${background}${direction}${align}${more}>${inner}</mj-section>`
  return isGround ? strip : `${room(outerPadding.top)}${strip}${room(outerPadding.bottom)}`
}

const CORNERS: Record<Piece, string> = {
  whole: `${PANEL_ROUNDNESS}px`,
  first: `${PANEL_ROUNDNESS}px ${PANEL_ROUNDNESS}px 0 0`,
  middle: '',
  last: `0 0 ${PANEL_ROUNDNESS}px ${PANEL_ROUNDNESS}px`,
}
const cornersOf = (piece: Piece) => (CORNERS[piece] ? ` border-radius="${CORNERS[piece]}"` : '')

function outlineOf(piece: Piece): string {
  const sides = ['left', 'right']
  if (piece === 'whole' || piece === 'first') sides.push('top')
  if (piece === 'whole' || piece === 'last') sides.push('bottom')
  return sides.map((side) => ` border-${side}="1px solid ${FAINT_LINE}"`).join('')
}

function room(height: number): string {
  if (height === 0) return ''
  return `<mj-section padding="0"><mj-column><mj-spacer height="${height}px" /></mj-column></mj-section>`
}

/** A column that stands below the other on a phone gets the same room beside it there. */
export const beside = ({ kind }: OutputSetting) => (kind === 'email' ? ' css-class="half"' : '')

type ColumnLook = { setting: OutputSetting; width?: string; verticalAlign?: 'middle'; more?: string }

export function column({ setting, width, verticalAlign, more = '' }: ColumnLook, content: string): string {
  const attributes = [
    width && ` width="${width}"`,
    ` direction="${setting.direction}"`,
    verticalAlign && ` vertical-align="${verticalAlign}"`,
    more,
  ]
  return `<mj-column${attributes.filter(Boolean).join('')}>${content}</mj-column>`
}

type TextLook = {
  place: Place
  font: string
  alignment?: Alignment
  padding?: string
  size?: number
  colour?: string
  /** Instead of that of words on the ground, which the dark makes light. */
  cssClass?: string
  more?: string
}

/** Words with a look. */
export function words(look: TextLook, html: string): string {
  const { place, font, alignment = 'left', size = 16, padding } = look
  const { setting, surface, turnsDark } = place
  const cssClass = look.cssClass ?? (turnsDark ? 'ink' : '')
  const attributes = [
    `align="${alignOf(alignment, setting)}"`,
    `font-family="${font}"`,
    `font-size="${size}px"`,
    'line-height="1.5"',
    `color="${look.colour ?? surface.ink}"`,
    `padding="${padding ?? '0'}"`,
    cssClass && `css-class="${cssClass}"`,
    look.more,
  ]
  return `<mj-text ${attributes.filter(Boolean).join(' ')}>${html}</mj-text>`
}
