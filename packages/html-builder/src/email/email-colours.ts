import { type ChosenColour, colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { type Surface, surfaceOn } from '@innkeeper/domain/html-builder/surface.ts'
import { contrastRatio, readableInkOn, readableShade } from '@innkeeper/domain/properties/contrast.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'

/** The frame of an e-mail: around the words, and behind them; in the dark the same frame in other colours. */
export type EmailColours = {
  outer: Surface
  inner: Surface
  dark: { outer: Surface; inner: Surface; line: string }
}

/** Neither black nor white in full: programs that invert colours make glaring surfaces of those. */
const NEAR_WHITE = '#fefefe'
const NEAR_BLACK = '#111413'
const DARK_OUTER = '#121614'
export const DARK_INNER = '#1d2321'
/** Of a module that stands out from the ground. */
export const DARK_RAISED = '#29302d'
export const DARK_INK = '#f1eee7'
export const DARK_LINE = '#39423f'
/** A line in no colour of its own: the ink, thin. */
export const FAINT_LINE = '#d8d2c6'

const READABLE = 4.5
const VISIBLE = 3
/** A button that would vanish becomes a light one: halfway it looks switched off. */
const LIGHT = 8

type Style = { innerBgColor: ChosenColour | null; outerBgColor: ChosenColour | null }

/** The colours of an e-mail: those its template chose, else the brand's. */
export function emailColours({ innerBgColor, outerBgColor }: Style, brand: Brand): EmailColours {
  const outer = emailSurface(colourOf(outerBgColor ?? 'paper', brand), brand)
  const inner = emailSurface(colourOf(innerBgColor ?? 'card', brand), brand)
  return {
    outer,
    inner,
    dark: { outer: inTheDark(outer, DARK_OUTER), inner: inTheDark(inner, DARK_INNER), line: DARK_LINE },
  }
}

/** A background with the inks and the button that hold on it, none of them pure. */
export function emailSurface(background: string, brand: Brand): Surface {
  const { ink, accent, action, onAction } = surfaceOn(soft(background), brand)
  return {
    background: soft(background),
    ink: soft(ink),
    accent: soft(accent),
    action: soft(action),
    onAction: soft(onAction),
  }
}

/** A dark background stays as it is; a light one turns dark, and what stands on it follows. */
function inTheDark(surface: Surface, background: string): Surface {
  if (isDark(surface.background)) return surface
  return {
    background,
    ink: DARK_INK,
    accent: shadeInTheDark(surface.accent, background),
    ...buttonInTheDark(surface.action, background),
  }
}

export function isDark(background: string): boolean {
  return readableInkOn(background) === '#ffffff'
}

/** The nearest shade of a colour that reads on this background. */
export function shadeInTheDark(colour: string, background: string): string {
  return readableShade(colour, [background], READABLE) ?? DARK_INK
}

/** A button whose shape is seen on this background, with words that read on it. */
export function buttonInTheDark(colour: string, background: string): { action: string; onAction: string } {
  const action =
    contrastRatio(colour, background) >= VISIBLE
      ? colour
      : (readableShade(colour, [background], LIGHT) ?? DARK_INK)
  return { action, onAction: soft(readableInkOn(action)) }
}

const HEX = /^#[0-9a-f]{6}$/i

/** A colour that survives inversion; what is none, and stands in an attribute, is no risk either. */
export function soft(colour: string): string {
  const lower = HEX.test(colour) ? colour.toLowerCase() : NEAR_BLACK
  if (lower === '#ffffff') return NEAR_WHITE
  return lower === '#000000' ? NEAR_BLACK : lower
}
