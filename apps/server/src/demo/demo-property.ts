import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { Booking } from '@innkeeper/domain/guests/schema.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { PictureIdOf } from './card-plan.ts'
import type { DemoPicture } from './pictures.ts'

export type DemoBooking = Booking & { isReturningGuest: boolean }

/** One property of the demo as plain data, ready to be written. */
export type DemoProperty = {
  property: Property
  unitCategories: UnitCategory[]
  units: Unit[]
  targetGroups: TargetGroup[]
  bookings: DemoBooking[]
  pictures: DemoPicture[]
  cards: (pictureIdOf: PictureIdOf) => Card[]
}
