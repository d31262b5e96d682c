import type { Brand } from '../properties/schema.ts'

/** Colours of the property by name: a template that uses them follows the brand. */
export const BRAND_COLOURS = ['brand', 'accent', 'ink', 'paper', 'card'] as const
export type BrandColourName = (typeof BRAND_COLOURS)[number]
export type BrandColours = Pick<
  Brand,
  'brandColour' | 'accentColour' | 'inkColour' | 'paperColour' | 'cardColour'
>

/** A colour of the property by its name, or one written out. */
export type ChosenColour = string

/** A chosen colour written out. */
export function colourOf(chosen: ChosenColour, brand: BrandColours): string {
  return isBrandColour(chosen) ? brand[`${chosen}Colour`] : chosen
}

export function isBrandColour(chosen: string): chosen is BrandColourName {
  return (BRAND_COLOURS as readonly string[]).includes(chosen)
}
