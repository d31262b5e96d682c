export const FONT_PLACES = ['headings', 'text', 'pages'] as const
/** Where a font is chosen: one of these keeps it from being deleted. */
export type FontPlace = (typeof FONT_PLACES)[number]
export type FontUses = Record<string, FontPlace[]>

/** A font chosen somewhere, by the name of its family. */
export type FontChoice = { family: string; place: FontPlace }

/** Places by family, each once, in the order of the places. */
export function fontUses(choices: readonly FontChoice[]): FontUses {
  const uses = new Map<string, FontPlace[]>()
  for (const place of FONT_PLACES) {
    const families = choices.filter((choice) => choice.place === place).map(({ family }) => family)
    for (const family of new Set(families)) uses.set(family, [...(uses.get(family) ?? []), place])
  }
  return Object.fromEntries(uses)
}
