import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { DEALS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import { dealSchema } from '@innkeeper/domain/upselling/deal-schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { soldSchema, staffProductSchema } from '../orders/products.ts'

const staff = { access: 'staff', capability: 'content:edit', module: 'upselling' } as const
const dealParams = z.object({ dealId: publicIdSchema })

export const staffDealSchema = z.object({
  deal: dealSchema,
  /** The three steps of the editor (spec 4): what, words, when and for whom. */
  steps: z.object({ what: z.boolean(), words: z.boolean(), whom: z.boolean() }),
  /** Whether guests see it now: active, and every step done. */
  isOnSale: z.boolean(),
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
})
export type StaffDeal = z.infer<typeof staffDealSchema>

export const listDeals = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/upselling/deals',
  summary: 'All deals, in the order guests see them',
  response: z.object({
    items: z.array(staffDealSchema),
    /** How many hours before check-in the store closes. */
    hoursBeforeArrival: z.int(),
  }),
})

export const getDeal = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/upselling/deals/:dealId',
  summary: 'One deal',
  params: dealParams,
  response: staffDealSchema,
})

export const createDeal = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/upselling/deals',
  summary: 'Add a deal, paused until somebody starts it; a copy is named " (Copy)"',
  body: z.object({ copyOf: z.optional(publicIdSchema) }),
  response: staffDealSchema,
})

export const dealChangeSchema = z.partial(z.omit(dealSchema, { id: true, version: true }))
export type DealChange = z.infer<typeof dealChangeSchema>

export const saveDeal = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/upselling/deals/:dealId',
  summary: 'Change a deal; guests see it at once. A stale revision is refused with the deal as it is',
  params: dealParams,
  body: z.object({ revision: z.int(), change: dealChangeSchema }),
  response: staffDealSchema,
})

/** Where a deal was chosen by name: it goes from there when it is deleted. */
export const getDealUses = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/upselling/deals/:dealId/uses',
  summary: 'Cards, pages and e-mails that name the deal',
  params: dealParams,
  response: z.object({
    places: z.array(z.object({ place: z.string(), id: z.nullable(z.string()), name: z.string() })),
  }),
})

export const getSoldOfDeal = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/upselling/deals/:dealId/sold',
  summary: 'How many of the deal itself are taken on the coming days, requests that wait included',
  params: dealParams,
  response: soldSchema,
})

export const deleteDeal = defineEndpoint({
  ...staff,
  method: 'DELETE',
  path: 'hotel/upselling/deals/:dealId',
  summary: 'Delete a deal; what was ordered of it stays',
  params: dealParams,
  response: z.object({}),
})

export const orderDeals = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/upselling/deals/order',
  summary: 'Put the deals in this order; those left out follow',
  body: z.object({ dealIds: z.array(publicIdSchema).check(z.maxLength(DEALS_MAX)) }),
  response: z.object({ items: z.array(staffDealSchema) }),
})

/** A category of products, or a list of the property's other system. */
export const listCatalogs = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/upselling/catalogs',
  summary: 'Catalogues whose products deals can offer',
  response: z.array(
    z.object({ id: z.string(), name: z.string(), source: z.enum(['products', 'pms']), products: z.int() }),
  ),
})

export const getCatalog = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/upselling/catalog/:catalogId',
  summary: 'The products of a catalogue that deals can offer',
  params: z.object({ catalogId: z.string().check(z.maxLength(120)) }),
  response: z.array(staffProductSchema),
})
