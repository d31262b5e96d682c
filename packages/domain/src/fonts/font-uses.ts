export const FONT_PLACES = ['headings', 'text', 'pages'] as const
/** Where a font is chosen: one of these keeps it from being deleted. */
export type FontPlace = (typeof FONT_PLACES)[number]
export type FontUses = Record<string, FontPlace[]>

type Choices = { headingFont: string; textFont: string; ofPages: readonly string[] }

/** Places by family. */
export function fontUses({ headingFont, textFont, ofPages }: Choices): FontUses {
  const chosen: [string, FontPlace][] = [
    [headingFont, 'headings'],
    [textFont, 'text'],
    ...ofPages.map((family): [string, FontPlace] => [family, 'pages']),
  ]
  const uses = new Map<string, FontPlace[]>()
  for (const [family, place] of chosen) {
    const places = uses.get(family) ?? []
    if (!places.includes(place)) uses.set(family, [...places, place])
  }
  return Object.fromEntries(uses)
}
