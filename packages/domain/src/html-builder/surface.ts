import { contrastRatio, readableInkOn } from '../properties/contrast.ts'
import type { Brand } from '../properties/schema.ts'

/** WCAG AA for text, and for the shape of what can be pressed. */
const READABLE = 4.5
const VISIBLE = 3

type BrandColours = Pick<Brand, 'brandColour' | 'accentColour' | 'inkColour'>
export type Surface = { background: string; ink: string; accent: string; action: string; onAction: string }

/** A background a template chose, with colours that hold on it: the brand's where they do, else black or white. */
export function surfaceOn(background: string, brand: BrandColours): Surface {
  const ink = isReadable(brand.inkColour, background) ? brand.inkColour : readableInkOn(background)
  const accent = isReadable(brand.accentColour, background) ? brand.accentColour : ink
  const isBrandVisible = contrastRatio(brand.brandColour, background) >= VISIBLE
  const button = isBrandVisible
    ? { action: brand.brandColour, onAction: readableInkOn(brand.brandColour) }
    : { action: ink, onAction: background }
  return { background, ink, accent, ...button }
}

/** Whether a text in this colour reads on this background. */
export function isReadable(colour: string, background: string): boolean {
  return contrastRatio(colour, background) >= READABLE
}
