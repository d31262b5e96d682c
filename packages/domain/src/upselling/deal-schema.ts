import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { GUEST_JOURNEYS, PLACES_MAX } from '../orders/constants.ts'
import { priceSchema } from '../orders/product-schema.ts'
import {
  DEAL_DAYS_MAX,
  DEAL_DESCRIPTION_MAX,
  DEAL_NIGHTS_MAX,
  DEAL_PRODUCTS_MAX,
  DEAL_STATES,
  DEAL_SUBTITLE_MAX,
  DEAL_TITLE_MAX,
} from './constants.ts'

const languageIndexSchema = z.string().check(z.regex(/^\d{1,3}$/))

const dealContentSchema = z.object({
  title: z.string().check(z.maxLength(DEAL_TITLE_MAX)),
  subtitle: z.string().check(z.maxLength(DEAL_SUBTITLE_MAX)),
  description: z.string().check(z.maxLength(DEAL_DESCRIPTION_MAX)),
})
export type DealContent = z.infer<typeof dealContentSchema>

const fromTo = (most: number) =>
  z.object({
    from: z.nullable(z.int().check(z.gte(0), z.lte(most))),
    to: z.nullable(z.int().check(z.gte(0), z.lte(most))),
  })

/** A product that a deal offers, at its own price or at the deal's. */
const dealProductSchema = z.object({ productId: publicIdSchema, salePrice: z.nullable(priceSchema) })
export type DealProduct = z.infer<typeof dealProductSchema>

/** The first shape of a stored deal. */
export const dealSchema = z.object({
  id: publicIdSchema,
  version: z.literal(1),
  state: z.enum(DEAL_STATES),
  products: z.array(dealProductSchema).check(z.maxLength(DEAL_PRODUCTS_MAX)),
  /** Pictures of the media library; those of its products where there is none. */
  pictures: z.array(publicIdSchema).check(z.maxLength(10)),
  content: z.record(languageIndexSchema, dealContentSchema),
  visibility: z.object({
    guestJourney: z.array(z.enum(GUEST_JOURNEYS)).check(z.maxLength(GUEST_JOURNEYS.length)),
    /** Empty means everybody, and every category. */
    targetGroups: z.array(publicIdSchema).check(z.maxLength(100)),
    unitCategories: z.array(publicIdSchema).check(z.maxLength(100)),
    /** How many days before the arrival it is shown; open at either end. */
    daysBeforeArrival: fromTo(DEAL_DAYS_MAX),
    /** How long the stay is. */
    nights: fromTo(DEAL_NIGHTS_MAX),
    /** How many of it can be had for one day; null where nobody counts. */
    stockPerDay: z.nullable(z.int().check(z.gte(1), z.lte(PLACES_MAX))),
  }),
})
export type Deal = z.infer<typeof dealSchema>
