import { type Booking, type BookingSource, NO_ATTRIBUTES } from '@innkeeper/domain/guests/schema.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import type { Access } from '@innkeeper/domain/units/access.ts'
import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { bookingChanges, bookings } from '../features/guests/tables.ts'
import type { DemoPage } from './build-pages.ts'
import type { DemoProduct } from './build-products.ts'
import type { DemoDocument } from './documents.ts'
import type { DemoMessages } from './message-plan.ts'
import type { DemoOrder } from './order-plan.ts'
import type { DemoPicture } from './pictures.ts'
import type { DemoRegistration } from './registration-plan.ts'
import type { StatisticsHabit } from './statistics-plan.ts'
import type { DemoStore } from './store-plan.ts'
import type { DemoSurveys } from './survey-plan.ts'

type BookingRow = typeof bookings.$inferSelect
/** What is known of a booking besides what guests and staff write. */
type BookingFacts = Pick<
  BookingRow,
  'cancelledAt' | 'noShowAt' | 'checkedInAt' | 'checkedOutAt' | 'sharedUnitReason' | 'marketingConsent'
>
export type DemoBooking = Booking &
  BookingFacts & {
    isReturningGuest: boolean
    /** When it was made, where that is known. */
    createdAt: Date | null
    source: BookingSource
  }
export type DemoBookingChange = Omit<typeof bookingChanges.$inferSelect, 'propertyId'>

/** A booking about which nothing but the usual is known. */
export const USUAL_STAY = {
  unitCategoryId: null,
  adults: null,
  children: null,
  expectedArrival: null,
  checkInTime: null,
  checkOutTime: null,
  attributes: NO_ATTRIBUTES,
  cancelledAt: null,
  noShowAt: null,
  checkedInAt: null,
  checkedOutAt: null,
  sharedUnitReason: null,
  marketingConsent: null,
  createdAt: null,
  source: 'demo',
} as const satisfies Partial<DemoBooking>

/** A room with the code of its own door; the network is the property's. */
export type DemoUnit = Unit & Pick<Access, 'doorCode'>

/** One property of the demo as plain data, ready to be written; its cards and tabs are in its guestbook file. */
export type DemoProperty = {
  property: Property
  unitCategories: UnitCategory[]
  units: DemoUnit[]
  targetGroups: TargetGroup[]
  bookings: DemoBooking[]
  /** What happened to some of them. */
  bookingChanges: DemoBookingChange[]
  pictures: DemoPicture[]
  documents: DemoDocument[]
  products: DemoProduct[]
  /** Of guests in these weeks, made of the property's own products. */
  orders: DemoOrder[]
  /** Deals and room upgrades; null where nothing is sold before the arrival. */
  store: DemoStore | null
  pages: DemoPage[]
  /** E-mails and signatures. */
  mailTemplates: DemoPage[]
  /** Null where nothing was written yet. */
  messages: DemoMessages | null
  /** Null where guests are not asked to register. */
  registration: DemoRegistration | null
  /** Null where guests are asked nothing. */
  surveys: DemoSurveys | null
  /** How its year of numbers comes about; null where it has none. */
  statistics: StatisticsHabit | null
}
