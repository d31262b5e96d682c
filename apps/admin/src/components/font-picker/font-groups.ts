import { WEB_FONT_CATALOGUE } from '@innkeeper/domain/fonts/catalogue.ts'
import { FONT_KINDS, type FontKind, STANDARD_FONTS } from '@innkeeper/domain/fonts/constants.ts'

export type FontGroupName = 'own' | 'standard' | FontKind | 'missing'
export type FontGroup = { name: FontGroupName; families: string[] }

/**
 * The fonts to choose from: the house's own first, then what every device has, then web fonts by their look. A chosen
 * font that is nowhere any more keeps a place of its own, so that the field says what is set.
 */
export function fontGroups(own: readonly string[], chosen: string | null): FontGroup[] {
  const known: FontGroup[] = [
    { name: 'own', families: [...new Set(own)].sort() },
    { name: 'standard', families: [...STANDARD_FONTS] },
    ...FONT_KINDS.map((kind) => ({
      name: kind,
      families: WEB_FONT_CATALOGUE.filter((font) => font.kind === kind).map(({ family }) => family),
    })),
  ]
  const isKnown = chosen === null || known.some(({ families }) => families.includes(chosen))
  const all: FontGroup[] = isKnown ? known : [{ name: 'missing', families: [chosen] }, ...known]
  return all.filter(({ families }) => families.length > 0)
}
