import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import { STORE_SECTIONS } from '@innkeeper/domain/upselling/constants.ts'
import { DEAL_STEPS_COUNTED } from '@innkeeper/domain/upselling/deal-steps.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { boxPictureSchema } from '../guestbook.ts'
import { stayOrderSchema } from '../orders/checkout.ts'
import { guestCatalogueSchema, guestProductSchema } from '../orders/products.ts'

export { DEAL_STEPS_COUNTED }

const linkKey = z.string().check(z.maxLength(100))

export const storeProductSchema = z.extend(guestProductSchema, {
  /** Of the thirty days before the price was lowered, where the law asks for it; else null. */
  lowestBefore: z.nullable(z.int()),
})
export type StoreProduct = z.infer<typeof storeProductSchema>

export const storeDealSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  pictures: z.array(boxPictureSchema),
  section: z.enum(STORE_SECTIONS),
  products: z.array(storeProductSchema),
  /** How many of the deal itself are left by day, all its products together; null where nobody counts them. */
  leftOn: z.nullable(z.record(z.string(), z.int())),
})
export type StoreDeal = z.infer<typeof storeDealSchema>

export const storeSchema = z.object({
  /** The instant at which it closes; the server decides, whatever a page thinks. */
  closesAt: z.string(),
  isOpen: z.boolean(),
  /** Address and number masked: enough to see that they are known. */
  guest: z.object({ firstName: z.string(), email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  stay: z.object({
    arrival: daySchema,
    departure: daySchema,
    checkInTime: z.string(),
    checkOutTime: z.string(),
  }),
  language: z.object({ code: z.string(), index: z.int() }),
  currency: z.string(),
  deals: z.array(storeDealSchema),
  payment: guestCatalogueSchema.shape.payment,
  serviceCharge: guestCatalogueSchema.shape.serviceCharge,
  /** What the stay has ordered already, newest first. */
  orders: z.array(stayOrderSchema),
})
export type Store = z.infer<typeof storeSchema>

export const getStore = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/upselling/:bookingId',
  summary: 'The deals of the store for the stay a link opens, and when it closes; closed it has none',
  access: 'guest',
  module: 'upselling',
  params: z.object({ hotel: propertyIdSchema, bookingId: linkKey }),
  query: z.object({
    language: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999))),
    /** With the id `preview`, for whoever edits deals: a sample stay, and the deal that is being edited also while paused. */
    preview: z.optional(z.string().check(z.maxLength(400))),
    deal: z.optional(z.string().check(z.maxLength(40))),
    /** The watch id of an order that is being changed: what it took counts as free. */
    changes: z.optional(linkKey),
    /** The order of this stay that waits for its payment and is to be ordered anew: what it took counts as free. */
    replaces: z.optional(publicIdSchema),
  }),
  response: storeSchema,
})

export const countDeals = defineEndpoint({
  method: 'POST',
  path: 'guest/:hotel/upselling/seen',
  summary:
    'Count which deals were shown, opened or put into the cart; once for a stay, deal and day, as totals without anybody',
  access: 'guest',
  module: 'upselling',
  params: z.object({ hotel: propertyIdSchema }),
  body: z.object({
    /** Whether the guest agreed to be counted. */
    isAgreed: z.boolean(),
    /** Whose link it was; without a stay nothing is counted. */
    booking: linkKey,
    cameFrom: z._default(z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9_/-]*$/)), ''),
    deals: z
      .array(z.object({ dealId: z.string().check(z.maxLength(40)), step: z.enum(DEAL_STEPS_COUNTED) }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
  limits: { bodyBytes: 16 * 1024, callsPerMinute: 60 },
  response: z.object({}),
})
