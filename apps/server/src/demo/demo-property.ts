import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import type { Booking } from '@innkeeper/domain/guests/schema.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { DemoPage } from './build-pages.ts'
import type { DemoProduct } from './build-products.ts'
import type { DemoDocument } from './documents.ts'
import type { MediaIdOf } from './link-plan.ts'
import type { DemoOrder } from './order-plan.ts'
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
  documents: DemoDocument[]
  cards: (mediaIdOf: MediaIdOf) => Card[]
  products: (mediaIdOf: MediaIdOf) => DemoProduct[]
  /** Of guests in these weeks, made of the property's own products. */
  orders: (products: readonly DemoProduct[]) => DemoOrder[]
  pages: (mediaIdOf: MediaIdOf) => DemoPage[]
  tabBar: (mediaIdOf: MediaIdOf) => TabBar
}
