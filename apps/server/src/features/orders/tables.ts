import type {
  ConfirmationChannel,
  DeclineReason,
  DeliveryMethod,
  ProductKind,
  RequestSource,
  RequestStatus,
  RequestType,
  StayTime,
} from '@innkeeper/domain/orders/constants.ts'
import type {
  OrderPaymentState,
  PaymentMethod,
  PaymentService,
} from '@innkeeper/domain/payments/constants.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

/** Counted where they lie by features that may know the tables of orders. */
export { products } from './products/tables.ts'

export const orderCounters = pgTable('order_counters', {
  propertyId: text('property_id').primaryKey(),
  nextNumber: bigint('next_number', { mode: 'number' }).notNull().default(1001),
})

export type OrderStage = 'awaiting payment' | 'placed' | 'abandoned'

export const orders = pgTable(
  'orders',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    watchId: text('watch_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    stage: text('stage').$type<OrderStage>().notNull(),
    status: text('status').$type<RequestStatus>().notNull().default('no action taken'),
    source: text('source').$type<RequestSource>().notNull(),
    type: text('type').$type<RequestType>().notNull(),
    isPreview: boolean('is_preview').notNull().default(false),
    isMatched: boolean('is_matched').notNull().default(false),
    device: text('device'),
    /** What led the guest to it: a message, a card or a page. */
    cameFrom: text('came_from'),
    /** A keyed hash; of orders without a booking alone, to count them. */
    network: text('network'),
    bookingId: text('booking_id'),
    /** Since when staff say whose stay it is; null where its sender could. */
    foundAt: moment('found_at'),
    /** The day of arrival of a stay that the order has lost with its person. */
    arrival: date('arrival', { mode: 'string' }),
    reservationNumber: text('reservation_number'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    unit: text('unit'),
    /** The booking's room where the guest wrote another. */
    bookingUnit: text('booking_unit'),
    /** The room whose QR code the visitor came by. */
    scannedUnit: text('scanned_unit'),
    email: text('email'),
    phone: text('phone'),
    comment: text('comment').notNull().default(''),
    language: text('language').notNull(),
    languageIndex: integer('language_index').notNull(),
    deliveryMethod: text('delivery_method').$type<DeliveryMethod>(),
    timeRequested: moment('time_requested'),
    timeExpected: moment('time_expected'),
    service: text('service').$type<PaymentService>().notNull(),
    method: text('method').$type<PaymentMethod>(),
    voidedAt: moment('voided_at'),
    payment: text('payment').$type<OrderPaymentState>().notNull().default('none'),
    holdLapsesAt: moment('hold_lapses_at'),
    currency: text('currency').notNull(),
    itemsTotal: integer('items_total').notNull(),
    serviceCharge: integer('service_charge').notNull().default(0),
    serviceChargeVatRate: integer('service_charge_vat_rate').notNull().default(0),
    transactionFee: integer('transaction_fee').notNull().default(0),
    transactionFeeVatRate: integer('transaction_fee_vat_rate').notNull().default(0),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    reason: text('reason').$type<DeclineReason>(),
    reasonText: text('reason_text'),
    confirmation: text('confirmation').$type<ConfirmationChannel>(),
    decidedBy: text('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: moment('decided_at'),
    archivedAt: moment('archived_at'),
    archivedBy: text('archived_by'),
    archivedByName: text('archived_by_name'),
    /** Done or delivered, after it was accepted. */
    doneAt: moment('done_at'),
    doneByName: text('done_by_name'),
    /** Taken back by the house after it was accepted; its status is then declined. */
    cancelledAt: moment('cancelled_at'),
    cancelledByName: text('cancelled_by_name'),
    /** Among those who handle guests. */
    note: text('note'),
    placedAt: moment('placed_at').notNull(),
    expiresAt: moment('expires_at'),
    removeAfter: date('remove_after', { mode: 'string' }).notNull(),
    removedAt: moment('removed_at'),
    /** The order that the guest sent in its place. */
    replacedBy: text('replaced_by'),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type OrderRow = typeof orders.$inferSelect

/** Of `orders o`, for what is counted: accepted by somebody or automatically. */
export const isAccepted = sql`o.status in ('accepted', 'auto accepted')`
/** What counts: placed for somebody who is there, neither tried out by staff nor paid after the guest gave it up. */
export const isPlaced = sql`o.stage = 'placed' and not o.is_preview and o.voided_at is null`
/** What a guest changed is one wish with the order that reached the house instead of it; few are, so few are looked up. */
export const isReplaced = sql`(case when o.replaced_by is null then false else coalesce((
  select newer.stage = 'placed' from ${orders} newer
  where newer.property_id = o.property_id and newer.id = o.replaced_by
), false) end)`

/** How many, and which choices and extras: as the guest had it in the cart. */
export type ChosenLine = {
  quantity: number
  choices: Record<string, string>
  extras: string[]
  /** The comment is from an order that this one changed, by another device: who ordered this one is not shown it. */
  isWrittenElsewhere?: true
}

export const orderLines = pgTable(
  'order_lines',
  {
    propertyId: text('property_id').notNull(),
    orderId: text('order_id').notNull(),
    line: integer('line').notNull(),
    productId: text('product_id').notNull(),
    title: text('title').notNull(),
    staffTitle: text('staff_title').notNull(),
    quantity: integer('quantity').notNull(),
    details: jsonb('details').$type<string[]>().notNull().default([]),
    staffDetails: jsonb('staff_details').$type<string[]>().notNull().default([]),
    comment: text('comment').notNull().default(''),
    unitPrice: integer('unit_price').notNull(),
    total: integer('total').notNull(),
    vatRate: integer('vat_rate').notNull(),
    vat: integer('vat').notNull(),
    kind: text('kind').$type<ProductKind>().notNull().default('brought'),
    /** When it was ordered, as staff call it. */
    category: text('category'),
    tookStock: boolean('took_stock').notNull().default(false),
    dealId: text('deal_id'),
    /** The days it is for, and the time on them; none where the order's own time holds. */
    days: date('days', { mode: 'string' }).array().notNull().default([]),
    atTime: text('at_time'),
    /** What the guest chose, by its ids; null of orders from before it was kept. */
    chosen: jsonb('chosen').$type<ChosenLine>(),
    /** Of early check-in and late check-out: which time of the stay it moves. */
    stayTime: text('stay_time').$type<StayTime>(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.orderId, table.line] })],
)
export type OrderLineRow = typeof orderLines.$inferSelect

/** Which times of a stay an accepted order moved. */
export const orderStayTimes = pgTable(
  'order_stay_times',
  {
    propertyId: text('property_id').notNull(),
    orderId: text('order_id').notNull(),
    stayTime: text('stay_time').$type<StayTime>().notNull(),
    bookingId: text('booking_id').notNull(),
    /** As the booking had it before any order moved it. */
    before: text('before'),
    wanted: text('wanted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.orderId, table.stayTime] })],
)

/** How many of something are taken for a day: at a time where there are slots (decision 044). */
export const placesTaken = pgTable(
  'places_taken',
  {
    propertyId: text('property_id').notNull(),
    subject: text('subject').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    slot: text('slot').notNull().default(''),
    taken: integer('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.subject, table.day, table.slot] })],
)

/** What an order took of each day, or gave back. */
export const orderPlaces = pgTable(
  'order_places',
  {
    propertyId: text('property_id').notNull(),
    orderId: text('order_id').notNull(),
    subject: text('subject').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    slot: text('slot').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** As many as there were when it was ordered; null counts rooms. */
    places: integer('places'),
    isTaken: boolean('is_taken').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.orderId, table.subject, table.day, table.slot] }),
  ],
)
