import { localTimeAt } from '@innkeeper/domain/time.ts'
import { buildCards } from '../build-cards.ts'
import { buildPages } from '../build-pages.ts'
import { buildProducts } from '../build-products.ts'
import type { DemoProperty } from '../demo-property.ts'
import { demoPictures } from '../pictures.ts'
import { buildTabBar } from '../tab-bar-plan.ts'
import { fjellheimBookings } from './bookings.ts'
import { fjellheimCards } from './cards.ts'
import { DINNER_MENU } from './documents.ts'
import { LANGUAGE_INDEXES } from './languages.ts'
import { fjellheimOrders } from './orders.ts'
import { walksPage } from './pages/walks.ts'
import { FJELLHEIM_PICTURES } from './pictures.ts'
import { FJELLHEIM_PRODUCTS } from './products.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'
import { FJELLHEIM_TAB_BAR } from './tab-bar.ts'
import { TARGET_GROUPS } from './target-groups.ts'
import { UNIT_CATEGORIES, UNITS } from './units.ts'

/** The mountain hotel around the day of `now` (milliseconds since the epoch). */
export function fjellheim(now: number): DemoProperty {
  const today = localTimeAt(now, FJELLHEIM.timeZone).date
  const guestbook = {
    propertyId: FJELLHEIM_ID,
    languageIndexes: LANGUAGE_INDEXES,
    pictures: FJELLHEIM_PICTURES,
  }
  const bookings = fjellheimBookings(now)
  return {
    property: FJELLHEIM,
    unitCategories: UNIT_CATEGORIES,
    units: UNITS,
    targetGroups: TARGET_GROUPS,
    bookings,
    pictures: demoPictures(FJELLHEIM_PICTURES, LANGUAGE_INDEXES),
    documents: [DINNER_MENU],
    cards: (mediaIdOf) => buildCards(fjellheimCards(today), guestbook, mediaIdOf),
    products: (mediaIdOf) => buildProducts(FJELLHEIM_PRODUCTS, guestbook, mediaIdOf),
    orders: (products) => fjellheimOrders(now, products, bookings),
    pages: (mediaIdOf) => buildPages([walksPage], guestbook, mediaIdOf),
    tabBar: (mediaIdOf) =>
      buildTabBar(FJELLHEIM_TAB_BAR, LANGUAGE_INDEXES, { propertyId: FJELLHEIM_ID, mediaIdOf }),
  }
}
