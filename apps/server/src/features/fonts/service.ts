import { webFontOf } from '@innkeeper/domain/fonts/catalogue.ts'
import { standardKindOf } from '@innkeeper/domain/fonts/standard-fonts.ts'
import type { Tx } from '../../platform/db/port.ts'
import { findOwnFonts, type OwnFontRow } from './repository.ts'
import { type FontChoice, type FontOwner, type FontSheet, furtherCss, propertySheet } from './stylesheets.ts'

/** The door for features whose pages are written in a property's fonts. */
export {
  type FontChoice,
  type FontOwner,
  type FontSheet,
  findOwnFonts,
  furtherCss,
  type OwnFontRow,
  propertySheet,
}

/** Whether every property can choose the font. */
export function isSharedFont(family: string): boolean {
  return standardKindOf(family) !== undefined || webFontOf(family) !== undefined
}

/** Whether the property uploaded a font of this name. */
export async function isOwnFont(tx: Tx, propertyId: string, family: string): Promise<boolean> {
  return (await findOwnFonts(tx, propertyId)).some((font) => font.family === family)
}
