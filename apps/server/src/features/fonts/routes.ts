import {
  deleteFont,
  getAllFonts,
  getFamiliesHref,
  getFontsHref,
  listOwnFonts,
  uploadFont,
} from '@innkeeper/api/fonts.ts'
import type { FontUses } from '@innkeeper/domain/fonts/font-uses.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, write, writeAfter } from '../../platform/http/handlers.ts'
import type { OwnFontCommands } from './own-fonts.ts'
import { presentFontList, presentStaffFont } from './presenter.ts'
import { findOwnFonts } from './repository.ts'
import { type FontOwner, type FontSheet, familiesSheet } from './stylesheets.ts'

/** What a property's pages are written in, as the feature that keeps properties knows it. */
export type PropertyFonts = (propertyId: string) => Promise<{ owner: FontOwner; sheet: FontSheet }>

type Services = {
  db: Database
  commands: OwnFontCommands
  fontsOf: PropertyFonts
  usesOf(tx: Tx, propertyId: string): Promise<FontUses>
}

export function fontsHandlers({ db, commands, fontsOf, usesOf }: Services): Handler[] {
  return [
    read(getFontsHref, async ({ propertyId }) => {
      const { sheet } = await fontsOf(propertyId)
      return { href: sheet.preload ? sheet.href : null }
    }),
    read(getAllFonts, async ({ propertyId }) => presentFontList((await fontsOf(propertyId)).owner.ownFonts)),
    read(getFamiliesHref, async ({ propertyId, body }) => {
      const { owner } = await fontsOf(propertyId)
      return { href: familiesSheet(owner, body.families)?.href ?? null }
    }),
    read(listOwnFonts, ({ propertyId }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const fonts = await findOwnFonts(tx, propertyId)
          const own = new Set(fonts.map(({ family }) => family))
          const uses = Object.entries(await usesOf(tx, propertyId)).filter(([family]) => own.has(family))
          return { fonts: fonts.map(presentStaffFont), uses: Object.fromEntries(uses) }
        },
        { readOnly: true },
      ),
    ),
    writeAfter(
      uploadFont,
      ({ propertyId, body }) => commands.store(propertyId, body),
      async ({ staff }, tx, stored) => {
        if (stored instanceof AppError) throw stored
        return presentStaffFont(await commands.add(tx, staff, stored))
      },
    ),
    write(deleteFont, async ({ staff, params: { fontId } }, tx) => {
      await commands.remove(tx, staff, fontId)
      return { id: fontId }
    }),
  ]
}
