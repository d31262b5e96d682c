import type { Booking } from '@innkeeper/domain/guests/schema.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import type { Access } from '@innkeeper/domain/units/access.ts'
import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { DemoPage } from './build-pages.ts'
import type { DemoProduct } from './build-products.ts'
import type { DemoDocument } from './documents.ts'
import type { DemoOrder } from './order-plan.ts'
import type { DemoPicture } from './pictures.ts'

export type DemoBooking = Booking & { isReturningGuest: boolean }

/** A room with the code of its own door; the network is the property's. */
export type DemoUnit = Unit & Pick<Access, 'doorCode'>

/** One property of the demo as plain data, ready to be written; its cards and tabs are in its guestbook file. */
export type DemoProperty = {
  property: Property
  unitCategories: UnitCategory[]
  units: DemoUnit[]
  targetGroups: TargetGroup[]
  bookings: DemoBooking[]
  pictures: DemoPicture[]
  documents: DemoDocument[]
  products: DemoProduct[]
  /** Of guests in these weeks, made of the property's own products. */
  orders: DemoOrder[]
  pages: DemoPage[]
}
