import { fontUses } from '@innkeeper/domain/fonts/font-uses.ts'
import { record } from './features/audit/service.ts'
import { findCardsNaming } from './features/guestbook/cards-naming.ts'
import type { FileNeighbours } from './features/guestbook/files/neighbours.ts'
import { languagesOfCards } from './features/guestbook/language-use.ts'
import { cardsWithMedia, idsInCards, tabBarDraftWithMedia } from './features/guestbook/media-use.ts'
import { countBookingsOfUnit, countCurrentStays } from './features/guests/unit-stays.ts'
import { fontsOfTemplates } from './features/html-builder/font-use.ts'
import { languagesOfTemplates } from './features/html-builder/language-use.ts'
import { idsInTemplates, templatesWithMedia } from './features/html-builder/media-use.ts'
import { findPageNames } from './features/html-builder/page-names.ts'
import type { Neighbours as LibraryNeighbours } from './features/media/neighbours.ts'
import { findSameFiles } from './features/media/same-files.ts'
import { languagesOfProducts } from './features/orders/products/language-use.ts'
import { idsInProducts, productsNaming, productsWithMedia } from './features/orders/products/media-use.ts'
import { fontsOfBrand } from './features/properties/font-use.ts'
import { lockProperty } from './features/properties/lock.ts'
import { idsInProperty, propertyWithMedia } from './features/properties/media-use.ts'
import type { PropertyService } from './features/properties/service.ts'
import type { Neighbours } from './features/units/neighbours.ts'
import type { Tx } from './platform/db/port.ts'
import type { Staff } from './platform/http/access.ts'

/*
 * The part of the composition root that knows who uses what: a feature asks whether something of its own is in use, and
 * the answer is put together here from all that may use it.
 */

/** Writes an export of this kind down. */
export function recordsExport(subject: string, format: string) {
  return (tx: Tx, staff: Staff, { count }: { count: number }) =>
    record(tx, {
      propertyId: staff.propertyId,
      actorId: staff.userId,
      actorName: staff.name,
      action: 'export.made',
      subject,
      details: { count: String(count), format },
    })
}

export const GUESTBOOK_FILE_NEIGHBOURS: FileNeighbours = {
  findSameFiles,
  findPageNames,
  recordExport: recordsExport('Guestbook', 'JSON'),
}

export function unitNeighbours(properties: PropertyService): Neighbours {
  return {
    lockProperty,
    propertyFacts: async (propertyId) => (await properties.snapshot(propertyId)).property,
    countBookingsOfUnit,
    countCurrentStays,
    findCardsNaming,
    findProductsNaming: productsNaming,
    recordExport: recordsExport('Units', 'CSV'),
  }
}

export function libraryNeighbours(
  properties: PropertyService,
  removeFile: LibraryNeighbours['removeFile'],
): LibraryNeighbours {
  return {
    lockProperty,
    localizationOf: async (propertyId) => (await properties.snapshot(propertyId)).property.localization,
    findUses: async (tx, propertyId, mediaId, languageIndex) => [
      ...(await cardsWithMedia(tx, propertyId, mediaId, languageIndex)),
      ...(await templatesWithMedia(tx, propertyId, mediaId)),
      ...(await productsWithMedia(tx, propertyId, mediaId)),
      ...(await propertyWithMedia(tx, propertyId, mediaId)),
      ...(await tabBarDraftWithMedia(tx, propertyId, mediaId)),
    ],
    findUsedIds: async (tx, propertyId) => [
      ...(await idsInCards(tx, propertyId)),
      ...(await idsInTemplates(tx, propertyId)),
      ...(await idsInProducts(tx, propertyId)),
      ...(await idsInProperty(tx, propertyId)),
    ],
    removeFile,
  }
}

/** Languages that something of the property has words in. */
export async function languagesInUse(tx: Tx, propertyId: string): Promise<number[]> {
  return [
    ...(await languagesOfCards(tx, propertyId)),
    ...(await languagesOfTemplates(tx, propertyId)),
    ...(await languagesOfProducts(tx, propertyId)),
  ]
}

/** Where the property's pages name fonts. */
export async function fontsInUse(tx: Tx, propertyId: string) {
  return fontUses({
    ...(await fontsOfBrand(tx, propertyId)),
    ofPages: await fontsOfTemplates(tx, propertyId),
  })
}
