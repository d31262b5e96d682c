import type {
  ConfirmationChannel,
  DeclineReason,
  DeliveryMethod,
  ProductKind,
  RequestSource,
  RequestStatus,
  RequestType,
} from '@innkeeper/domain/orders/constants.ts'
import type {
  OrderPaymentState,
  PaymentMethod,
  PaymentService,
} from '@innkeeper/domain/payments/constants.ts'
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
    /** A keyed hash; of orders without a booking alone, to count them. */
    network: text('network'),
    bookingId: text('booking_id'),
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
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type OrderRow = typeof orders.$inferSelect

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
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.orderId, table.line] })],
)
export type OrderLineRow = typeof orderLines.$inferSelect
