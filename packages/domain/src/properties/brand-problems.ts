import { contrastRatio, readableShade } from './contrast.ts'
import type { Brand } from './schema.ts'

/** What WCAG asks of words of normal size. */
export const READABLE_CONTRAST = 4.5

export type BrandProblem = {
  colour: 'inkColour' | 'accentColour'
  /** The surface it reads worst on. */
  on: 'paperColour' | 'cardColour'
  ratio: number
  /** A shade that reads; null where the surfaces are too far apart for any. */
  suggestion: string | null
}

const WORDS = [
  { colour: 'inkColour', surfaces: ['paperColour', 'cardColour'] },
  { colour: 'accentColour', surfaces: ['cardColour'] },
] as const

/** Colours of a brand that guests could not read well, each with a way out. Words on the brand colour choose themselves. */
export function brandProblems(brand: Brand): BrandProblem[] {
  return WORDS.flatMap(({ colour, surfaces }) => {
    const [worst] = surfaces
      .map((on) => ({ on, ratio: contrastRatio(brand[colour], brand[on]) }))
      .sort((a, b) => a.ratio - b.ratio)
    if (!worst || worst.ratio >= READABLE_CONTRAST) return []
    const backgrounds = surfaces.map((on) => brand[on])
    return [{ colour, ...worst, suggestion: readableShade(brand[colour], backgrounds, READABLE_CONTRAST) }]
  })
}
