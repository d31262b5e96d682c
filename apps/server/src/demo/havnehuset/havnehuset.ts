import { buildProducts } from '../build-products.ts'
import type { DemoProperty } from '../demo-property.ts'
import { mediaIds } from '../media-ids.ts'
import { demoPictures } from '../pictures.ts'
import { havnehusetBookings } from './bookings.ts'
import { LANGUAGE_INDEXES } from './languages.ts'
import { HAVNEHUSET_PICTURES } from './pictures.ts'
import { HAVNEHUSET_PRODUCTS } from './products.ts'
import { HAVNEHUSET, HAVNEHUSET_ID } from './property.ts'
import { havnehusetRegistrations } from './registrations.ts'
import { HAVNEHUSET_HABIT } from './statistics.ts'
import { havnehusetStore } from './store.ts'
import { havnehusetSurveys } from './surveys.ts'
import { UNIT_CATEGORIES, UNITS } from './units.ts'

/** The small guesthouse on the quay around the day of `now` (milliseconds since the epoch). */
export function havnehuset(now: number): DemoProperty {
  const of = { propertyId: HAVNEHUSET_ID, languageIndexes: LANGUAGE_INDEXES }
  const pictures = demoPictures(HAVNEHUSET_PICTURES, LANGUAGE_INDEXES)
  const mediaIdOf = mediaIds(HAVNEHUSET_ID, pictures, [])
  const bookings = havnehusetBookings(now)
  return {
    property: HAVNEHUSET,
    unitCategories: UNIT_CATEGORIES,
    units: UNITS,
    targetGroups: [],
    bookings,
    bookingChanges: [],
    pictures,
    documents: [],
    products: buildProducts(HAVNEHUSET_PRODUCTS, of, mediaIdOf),
    orders: [],
    store: havnehusetStore(now, mediaIdOf),
    pages: [],
    mailTemplates: [],
    messages: null,
    registration: havnehusetRegistrations(now, bookings),
    surveys: havnehusetSurveys(now),
    statistics: HAVNEHUSET_HABIT,
  }
}
