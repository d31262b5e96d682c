import { buildPages } from '../build-pages.ts'
import { buildProducts } from '../build-products.ts'
import type { DemoProperty } from '../demo-property.ts'
import { mediaIds } from '../media-ids.ts'
import { numbered } from '../order-plan.ts'
import { demoPictures } from '../pictures.ts'
import { bookingHistory } from './booking-history.ts'
import { bookingsAround, fjellheimBookings } from './bookings.ts'
import { DINNER_MENU } from './documents.ts'
import { LANGUAGE_INDEXES } from './languages.ts'
import { fjellheimMailTemplates } from './mail-templates.ts'
import { fjellheimMessages } from './messages/messages.ts'
import { fjellheimOrders } from './orders.ts'
import { barPage } from './pages/bar.ts'
import { walksPage } from './pages/walks.ts'
import { FJELLHEIM_PICTURES } from './pictures.ts'
import { FJELLHEIM_PRODUCTS } from './products.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'
import { fjellheimRegistrations } from './registrations.ts'
import { FJELLHEIM_HABIT } from './statistics.ts'
import { fjellheimStore } from './store/store.ts'
import { fjellheimAsked } from './surveys/surveys.ts'
import { TARGET_GROUPS } from './target-groups.ts'
import { UNIT_CATEGORIES, UNITS } from './units.ts'

/** The mountain hotel around the day of `now` (milliseconds since the epoch). */
export function fjellheim(now: number): DemoProperty {
  const of = {
    propertyId: FJELLHEIM_ID,
    languageIndexes: LANGUAGE_INDEXES,
    pictures: FJELLHEIM_PICTURES,
  }
  const pictures = demoPictures(FJELLHEIM_PICTURES, LANGUAGE_INDEXES)
  const documents = [DINNER_MENU]
  const mediaIdOf = mediaIds(FJELLHEIM_ID, pictures, documents)
  const around = bookingsAround(now)
  const registration = fjellheimRegistrations(now, around)
  const products = buildProducts(FJELLHEIM_PRODUCTS, of, mediaIdOf)
  const sold = fjellheimStore({ now, products, bookings: fjellheimBookings(now, around) }, mediaIdOf)
  const { bookings } = sold
  return {
    property: FJELLHEIM,
    unitCategories: UNIT_CATEGORIES,
    units: UNITS,
    targetGroups: TARGET_GROUPS,
    bookings,
    bookingChanges: bookingHistory(bookings),
    pictures,
    documents,
    products,
    orders: numbered([...fjellheimOrders(now, products, around), ...sold.orders]),
    store: sold.store,
    pages: buildPages([walksPage, barPage], of, mediaIdOf),
    mailTemplates: fjellheimMailTemplates(mediaIdOf),
    messages: fjellheimMessages(now, bookings, registration.submissions),
    registration,
    surveys: fjellheimAsked(now, bookings, mediaIdOf),
    statistics: FJELLHEIM_HABIT,
  }
}
