import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { PREVIEWERS_MAX } from '@innkeeper/domain/guestbook/previewers.ts'
import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import { DELIVERY_METHODS, PRODUCT_STATES, PRODUCT_TYPES } from '@innkeeper/domain/orders/constants.ts'
import { productSchema } from '@innkeeper/domain/orders/product-schema.ts'
import { PAYMENT_METHODS, PAYMENT_SERVICES } from '@innkeeper/domain/payments/constants.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { boxPictureSchema } from '../guestbook.ts'

const options = productSchema.shape.options.shape

const guestChoiceSchema = z.object({ id: z.string(), name: z.string(), price: z.int() })

/** A day of the stay on which something can be had, or could. */
export const offeredDaySchema = z.object({
  day: daySchema,
  /** How many are left for the day; null where nobody counts, and where the slots are counted. */
  left: z.nullable(z.int()),
  /** Times that can be asked for: slots, or hours from check-in and check-out. */
  times: z.array(z.object({ time: z.string(), left: z.nullable(z.int()), hours: z.nullable(z.int()) })),
})
export type OfferedDay = z.infer<typeof offeredDaySchema>

/** What one price is for. */
export const PRICED_BY = ['piece', 'day', 'night', 'hour'] as const
export type PricedBy = (typeof PRICED_BY)[number]

/** A product in one language, as a guest gets it. */
export const guestProductSchema = z.object({
  id: z.string(),
  /** Language actually found. */
  language: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** What one costs now: the sale price where there is one. */
  price: z.int(),
  /** The price before the sale; null without one. */
  priceBefore: z.nullable(z.int()),
  pictures: z.array(boxPictureSchema),
  documents: z.array(z.object({ mediaId: z.string(), name: z.string() })),
  maxQuantity: z.int(),
  /** How many are left; null when nobody counts, none where it is sold out for every day this visitor could have it. */
  left: z.nullable(z.int()),
  /** The end of today at the property where it is sold out for today and can be had later. */
  soldOutUntil: z.nullable(z.string()),
  openComment: z.boolean(),
  listOfChoices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isRequired: z.boolean(),
      choices: z.array(guestChoiceSchema),
    }),
  ),
  extras: z.array(guestChoiceSchema),
  kind: options.kind,
  /** Which part of the stay it is about; null for every other kind. */
  stayMoment: z.nullable(options.stayMoment),
  cutOff: options.cutOff,
  allergens: options.allergens,
  diets: options.diets,
  minimumAge: options.minimumAge,
  /** Empty for what neither is brought nor picked up. */
  deliveryMethod: z.array(z.enum(DELIVERY_METHODS)),
  hasServiceCharge: z.boolean(),
  openingHours: options.openingHours,
  pricedBy: z.enum(PRICED_BY),
  /** Whether the guest says for which days it is. */
  asksForDays: z.boolean(),
  /** Whether one line may be for several days. */
  isForSeveralDays: z.boolean(),
  /** The days that can be asked for; none where nobody says a day. */
  days: z.array(offeredDaySchema),
})
export type GuestProduct = z.infer<typeof guestProductSchema>

export const guestCatalogueSchema = z.object({
  currency: z.string(),
  language: z.object({ code: z.string(), index: z.int() }),
  products: z.array(guestProductSchema),
  /** Of one delivered order; null where the property takes none. */
  serviceCharge: z.nullable(z.int()),
  /** What this visitor may choose from; Put on bill is offered also to a QR visitor, who then names a booking. */
  payment: z.array(
    z.object({ service: z.enum(PAYMENT_SERVICES), methods: z.array(z.enum(PAYMENT_METHODS)) }),
  ),
})
export type GuestCatalogue = z.infer<typeof guestCatalogueSchema>

const languageQuery = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999)))

export const getGuestProducts = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/products',
  summary: 'What this visitor can order, in one language',
  access: 'guest',
  module: 'products',
  params: z.object({ hotel: propertyIdSchema }),
  query: z.object({
    booking: z.optional(z.string().check(z.maxLength(100))),
    language: languageQuery,
    /** A signed preview token: staff see what those the preview stands for could order. */
    preview: z.optional(z.string().check(z.maxLength(400))),
    previewAs: z.optional(z.string().check(z.maxLength(PREVIEWERS_MAX))),
  }),
  response: guestCatalogueSchema,
})

/** Why a product is incomplete: what it refers to and lacks an integration id. */
export const missingPartSchema = z.object({ productId: z.string(), name: z.string() })

export const staffProductSchema = z.object({
  product: productSchema,
  /** As staff see it: `incomplete` is derived. */
  state: z.enum(PRODUCT_STATES),
  missing: z.array(missingPartSchema),
  /** How many are left; null when nobody counts. */
  stock: z.nullable(z.int()),
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
})
export type StaffProduct = z.infer<typeof staffProductSchema>

export const PRODUCT_LIST_PAGE_SIZE = 50
export const productListQuerySchema = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  state: z.optional(z.enum(PRODUCT_STATES)),
  type: z.optional(z.enum(PRODUCT_TYPES)),
  category: z.optional(z.string().check(z.maxLength(60))),
  sort: z._default(z.enum(['name', 'category', 'price', 'changed']), 'category'),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
})
export type ProductListQuery = z.infer<typeof productListQuerySchema>

const staff = { access: 'staff', capability: 'content:edit', module: 'products' } as const
const productParams = z.object({ productId: publicIdSchema })

export const listProducts = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/products',
  summary: 'Products and fees of the property; archived ones only when asked for',
  query: productListQuerySchema,
  response: z.object({
    items: z.array(staffProductSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** Every category in use. */
    categories: z.array(z.string()),
  }),
})

export const getProduct = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/products/:productId',
  summary: 'One product',
  params: productParams,
  response: staffProductSchema,
})

export const createProduct = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/products',
  summary: 'Add a product or a fee, disabled until somebody enables it; a copy is named " (Copy)"',
  body: z.object({ type: z._default(z.enum(PRODUCT_TYPES), 'product'), copyOf: z.optional(publicIdSchema) }),
  response: staffProductSchema,
})

/** Everything staff set, stock among it; the id, version and type stay. */
export const productChangeSchema = z.partial(
  z.extend(z.omit(productSchema, { id: true, version: true, type: true }), {
    stock: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
  }),
)
export type ProductChange = z.infer<typeof productChangeSchema>

export const saveProduct = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/products/:productId',
  summary: 'Change a product; guests see it at once. A stale revision is refused with the product as it is',
  params: productParams,
  body: z.object({ revision: z.int(), change: productChangeSchema }),
  response: staffProductSchema,
})

/** Paused deals are left out: guests do not miss them. */
export const getDealsOfProduct = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/products/:productId/deals',
  summary: 'Active deals that are made of a product, and go off sale when it does',
  params: productParams,
  response: z.object({ deals: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

/** What is sold for a day, at a time of it where it is sold by times; else the slot is empty. */
export const soldSchema = z.object({
  days: z.array(z.object({ day: daySchema, slot: z.string(), sold: z.int() })),
})

export const getSoldOfProduct = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/products/:productId/sold',
  summary: 'How many places of the coming days are taken, requests that wait included',
  params: productParams,
  response: soldSchema,
})

const kitchen = { access: 'staff', capability: 'requests:answer', module: 'products' } as const

/** Something guests can order, as who answers requests needs to know it. */
export const productOnSaleSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  /** How many are left; null when nobody counts. */
  stock: z.nullable(z.int()),
  /** Nobody can order it before, while it is sold out for today; else null. */
  soldOutUntil: z.nullable(z.string()),
})
export type ProductOnSale = z.infer<typeof productOnSaleSchema>

export const listOnSale = defineEndpoint({
  ...kitchen,
  method: 'GET',
  path: 'hotel/products/onSale',
  summary: 'Enabled products with what is sold out for today; for the kitchen those of its categories',
  response: z.object({ items: z.array(productOnSaleSchema) }),
})

export const setSoldOut = defineEndpoint({
  ...kitchen,
  method: 'PUT',
  path: 'hotel/products/:productId/soldOut',
  summary: 'Sold out for today: until the day ends at the property nobody can order it; or on sale again',
  params: productParams,
  body: z.object({ isSoldOut: z.boolean() }),
  response: productOnSaleSchema,
})
