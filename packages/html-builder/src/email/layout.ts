import { type ChosenColour, colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import type { ALIGNMENTS } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { Surface } from '@innkeeper/domain/html-builder/surface.ts'
import type { OutputSetting } from '../output-setting.ts'
import { groundClass } from './dark-mode.ts'
import { emailSurface, isDark } from './email-colours.ts'

export const EMAIL_WIDTH = 600
/** Beside what stands in an e-mail; a signature has the margins of the letter above it. */
const SIDE = 24
/** Corners of what says nothing about its own. */
export const ROUNDNESS = 12

export const sideOf = ({ kind }: OutputSetting) => (kind === 'email' ? SIDE : 0)
export const contentWidth = EMAIL_WIDTH - 2 * SIDE
export const frameWidth = ({ kind }: OutputSetting) => (kind === 'email' ? EMAIL_WIDTH : contentWidth)

export type Place = {
  setting: OutputSetting
  surface: Surface
  /** Whether it is the e-mail's own ground, not a background of the module's. */
  isGround: boolean
  /** Light surfaces turn dark with the reader's device, and what stands on them follows; dark ones stay. */
  turnsDark: boolean
}

/** What a module stands on: the ground of the e-mail, or a background of its own. */
export function placeOn(setting: OutputSetting, isEnabled: boolean, colour: ChosenColour | null): Place {
  if (!isEnabled || colour === null) return groundOf(setting)
  const surface = emailSurface(colourOf(colour, setting.brand), setting.brand)
  return { setting, surface, isGround: false, turnsDark: !isDark(surface.background) }
}

/** The ground of the e-mail. */
export function groundOf(setting: OutputSetting): Place {
  const surface = setting.colours.inner
  return { setting, surface, isGround: true, turnsDark: !isDark(surface.background) }
}

type Alignment = (typeof ALIGNMENTS)[number]

/** Left is where reading begins: from right to left that is the right. */
export function alignOf(alignment: Alignment, { direction }: OutputSetting): Alignment {
  if (alignment === 'center' || direction === 'ltr') return alignment
  return alignment === 'left' ? 'right' : 'left'
}

type Padding = { top: number; bottom: number }
type SectionLook = {
  place: Place
  outerPadding: Padding
  innerPadding?: Padding
  /** More attributes of the section, such as a picture behind it. */
  more?: string
}

/** A strip as wide as the e-mail; room outside a background of its own is a strip of the ground. */
export function section(
  { place, outerPadding, innerPadding, more = '' }: SectionLook,
  columns: string,
): string {
  const { setting, surface, isGround, turnsDark } = place
  const { top = 0, bottom = 0 } = innerPadding ?? {}
  const padding = isGround
    ? `${outerPadding.top + top}px 0 ${outerPadding.bottom + bottom}px`
    : `${top}px 0 ${bottom}px`
  const background = isGround
    ? ''
    : ` background-color="${surface.background}"${turnsDark ? ` css-class="${groundClass(surface.background)}"` : ''}`
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
    `padding="${padding ?? `0 ${sideOf(setting)}px`}"`,
    cssClass && `css-class="${cssClass}"`,
    look.more,
  ]
  return `<mj-text ${attributes.filter(Boolean).join(' ')}>${html}</mj-text>`
}
