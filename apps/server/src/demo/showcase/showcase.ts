import { buildProducts } from '../build-products.ts'
import type { DemoProperty } from '../demo-property.ts'
import { mediaIds } from '../media-ids.ts'
import { demoPictures } from '../pictures.ts'
import { showcaseBookings } from './bookings.ts'
import { forestPage } from './forest-page.ts'
import { LANGUAGE_INDEXES } from './languages.ts'
import { SHOWCASE_PICTURES } from './pictures.ts'
import { SHOWCASE_PRODUCTS } from './products.ts'
import { SHOWCASE, SHOWCASE_ID } from './property.ts'
import { UNIT_CATEGORIES, UNITS } from './units.ts'

/** Where /mobile/showcase leads (spec 2): one box of every kind, in a forest hotel of its own. */
export function showcase(now: number): DemoProperty {
  const of = { propertyId: SHOWCASE_ID, languageIndexes: LANGUAGE_INDEXES }
  const pictures = demoPictures(SHOWCASE_PICTURES, LANGUAGE_INDEXES)
  const mediaIdOf = mediaIds(SHOWCASE_ID, pictures, [])
  return {
    property: SHOWCASE,
    unitCategories: UNIT_CATEGORIES,
    units: UNITS,
    targetGroups: [],
    bookings: showcaseBookings(now),
    bookingChanges: [],
    pictures,
    documents: [],
    products: buildProducts(SHOWCASE_PRODUCTS, of, mediaIdOf),
    orders: [],
    store: null,
    pages: [forestPage(mediaIdOf)],
    mailTemplates: [],
    messages: null,
    registration: null,
    surveys: null,
    statistics: null,
  }
}
