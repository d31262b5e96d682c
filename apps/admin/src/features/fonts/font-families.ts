import type { OwnFonts, StaffFont } from '@innkeeper/api/fonts.ts'
import type { FontPlace } from '@innkeeper/domain/fonts/font-uses.ts'

export type OwnFamily = { family: string; fonts: StaffFont[]; places: FontPlace[] }

/** The files of each family together, with where the family is used. */
export function ownFamilies({ fonts, uses }: OwnFonts): OwnFamily[] {
  const families = new Map<string, StaffFont[]>()
  for (const font of fonts) families.set(font.family, [...(families.get(font.family) ?? []), font])
  return [...families].map(([family, files]) => ({ family, fonts: files, places: uses[family] ?? [] }))
}
