import { buildCards } from '../build-cards.ts'
import { buildProducts } from '../build-products.ts'
import type { DemoProperty } from '../demo-property.ts'
import { demoPictures } from '../pictures.ts'
import { buildTabBar } from '../tab-bar-plan.ts'
import { havnehusetBookings } from './bookings.ts'
import { HAVNEHUSET_CARDS } from './cards.ts'
import { LANGUAGE_INDEXES } from './languages.ts'
import { HAVNEHUSET_PICTURES } from './pictures.ts'
import { HAVNEHUSET_PRODUCTS } from './products.ts'
import { HAVNEHUSET, HAVNEHUSET_ID } from './property.ts'
import { HAVNEHUSET_TAB_BAR } from './tab-bar.ts'
import { UNIT_CATEGORIES, UNITS } from './units.ts'

/** The small guesthouse on the quay around the day of `now` (milliseconds since the epoch). */
export function havnehuset(now: number): DemoProperty {
  const guestbook = {
    propertyId: HAVNEHUSET_ID,
    languageIndexes: LANGUAGE_INDEXES,
    pictures: HAVNEHUSET_PICTURES,
  }
  return {
    property: HAVNEHUSET,
    unitCategories: UNIT_CATEGORIES,
    units: UNITS,
    targetGroups: [],
    bookings: havnehusetBookings(now),
    pictures: demoPictures(HAVNEHUSET_PICTURES, LANGUAGE_INDEXES),
    documents: [],
    cards: (mediaIdOf) => buildCards(HAVNEHUSET_CARDS, guestbook, mediaIdOf),
    products: (mediaIdOf) => buildProducts(HAVNEHUSET_PRODUCTS, guestbook, mediaIdOf),
    orders: () => [],
    pages: () => [],
    tabBar: (mediaIdOf) =>
      buildTabBar(HAVNEHUSET_TAB_BAR, LANGUAGE_INDEXES, { propertyId: HAVNEHUSET_ID, mediaIdOf }),
  }
}
