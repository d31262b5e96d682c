import type { Brand } from './schema.ts'

/** The look of a property that has not chosen one. */
export const DEFAULT_BRAND: Brand = {
  brandColour: '#1f3a34',
  accentColour: '#b9512b',
  paperColour: '#f6f2ea',
  cardColour: '#fffdf9',
  inkColour: '#1c2622',
  headingFont: 'Fraunces',
  textFont: 'Inter',
  logo: null,
}
