import type { FontList, StaffFont } from '@innkeeper/api/fonts.ts'
import { WEB_FONT_CATALOGUE } from '@innkeeper/domain/fonts/catalogue.ts'
import { STANDARD_FONTS } from '@innkeeper/domain/fonts/constants.ts'
import type { OwnFont } from '@innkeeper/domain/fonts/own-font-schema.ts'
import { standardKindOf } from '@innkeeper/domain/fonts/standard-fonts.ts'
import type { OwnFontRow } from './repository.ts'
import { ownFontAddress } from './stylesheets.ts'
import { webFamily } from './web-fonts.ts'

export function presentStaffFont(row: OwnFontRow): StaffFont {
  const { propertyId, hash: _hash, measure: _measure, uploadedAt, ...font } = row
  return {
    ...font,
    address: ownFontAddress(propertyId, row),
    uploadedAt: uploadedAt.toISOString(),
  }
}

/** Web fonts whose files are not here are left out. */
export function presentFontList(ownFonts: readonly OwnFont[]): FontList {
  const own = new Map(ownFonts.map(({ family, kind }) => [family, { family, kind }]))
  return {
    standard: STANDARD_FONTS.map((family) => ({ family, kind: standardKindOf(family) ?? 'sans' })),
    web: WEB_FONT_CATALOGUE.flatMap(({ family, kind }) => (webFamily(family) ? [{ family, kind }] : [])),
    own: [...own.values()],
  }
}
