import { buildCards } from '../card-plan.ts'
import type { DemoProperty } from '../demo-property.ts'
import { demoPictures } from '../pictures.ts'
import { havnehusetBookings } from './bookings.ts'
import { HAVNEHUSET_CARDS } from './cards.ts'
import { LANGUAGE_INDEXES } from './languages.ts'
import { HAVNEHUSET_PICTURES } from './pictures.ts'
import { HAVNEHUSET, HAVNEHUSET_ID } from './property.ts'
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
    pictures: demoPictures(HAVNEHUSET_PICTURES),
    cards: (pictureIdOf) => buildCards(HAVNEHUSET_CARDS, guestbook, pictureIdOf),
  }
}
