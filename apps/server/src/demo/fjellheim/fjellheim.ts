import { localTimeAt } from '@innkeeper/domain/time.ts'
import { buildCards } from '../card-plan.ts'
import type { DemoProperty } from '../demo-property.ts'
import { demoPictures } from '../pictures.ts'
import { fjellheimBookings } from './bookings.ts'
import { fjellheimCards } from './cards.ts'
import { LANGUAGE_INDEXES } from './languages.ts'
import { FJELLHEIM_PICTURES } from './pictures.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'
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
  return {
    property: FJELLHEIM,
    unitCategories: UNIT_CATEGORIES,
    units: UNITS,
    targetGroups: TARGET_GROUPS,
    bookings: fjellheimBookings(now),
    pictures: demoPictures(FJELLHEIM_PICTURES),
    cards: (pictureIdOf) => buildCards(fjellheimCards(today), guestbook, pictureIdOf),
  }
}
