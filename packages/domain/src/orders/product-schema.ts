import * as z from 'zod/mini'
import { clockSchema } from '../calendar-schema.ts'
import { publicIdSchema } from '../ids.ts'
import { availabilitySchema } from './availability-schema.ts'
import {
  ALLERGENS,
  ATTACHMENTS_MAX,
  CATEGORY_MAX,
  CHOICE_LISTS_MAX,
  CHOICES_MAX,
  CUT_OFF_MINUTES_MAX,
  DELIVERY_METHODS,
  DIETS,
  EXTRAS_MAX,
  GUEST_JOURNEYS,
  MAX_QUANTITY_LIMIT,
  MINIMUM_AGE_FROM,
  MINIMUM_AGE_TO,
  PRICE_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_KINDS,
  PRODUCT_TITLE_MAX,
  PRODUCT_TYPES,
  STAY_MOMENTS,
  STORED_PRODUCT_STATES,
} from './constants.ts'

/** Minor units of the property's currency, VAT included. */
export const priceSchema = z.int().check(z.gte(0), z.lte(PRICE_MAX))
const languageIndexSchema = z.string().check(z.regex(/^\d{1,3}$/))

/** A short name by language index. */
export const namesSchema = z.record(languageIndexSchema, z.string().check(z.maxLength(PRODUCT_TITLE_MAX)))
export type Names = z.infer<typeof namesSchema>

const productContentSchema = z.object({
  title: z.string().check(z.maxLength(PRODUCT_TITLE_MAX)),
  description: z.string().check(z.maxLength(PRODUCT_DESCRIPTION_MAX)),
  /** What the product's category is called in this language; as staff call it where nobody has said. */
  category: z.optional(z.string().check(z.maxLength(CATEGORY_MAX))),
})
export type ProductContent = z.infer<typeof productContentSchema>

/** A picture or a PDF of the media library, with the name guests read. */
const attachmentSchema = z.object({
  kind: z.enum(['picture', 'pdf']),
  mediaId: publicIdSchema,
  names: z.optional(namesSchema),
})

/** What one option stands for at the property's other system. */
const choiceSchema = z.object({
  id: publicIdSchema,
  names: namesSchema,
  /** Added to the product's price. */
  price: priceSchema,
  /** The product this stands for, where the choice or extra is one of its own. */
  productId: z.nullable(publicIdSchema),
})
export type Choice = z.infer<typeof choiceSchema>

const choiceListSchema = z.object({
  id: publicIdSchema,
  names: namesSchema,
  /** Whether the guest has to choose one. */
  isRequired: z.boolean(),
  choices: z.array(choiceSchema).check(z.maxLength(CHOICES_MAX)),
})
export type ChoiceList = z.infer<typeof choiceListSchema>

const dayHoursSchema = z.object({ isOpen: z.boolean(), open: clockSchema, closed: clockSchema })
/** Monday first. An end before the start runs past midnight. */
export const productHoursSchema = z.tuple([
  dayHoursSchema,
  dayHoursSchema,
  dayHoursSchema,
  dayHoursSchema,
  dayHoursSchema,
  dayHoursSchema,
  dayHoursSchema,
])
export type ProductHours = z.infer<typeof productHoursSchema>

/** Until when it can be ordered: minutes before the time asked for, or a clock time the day before it. */
export const cutOffSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('minutes before'),
    minutes: z.int().check(z.gte(1), z.lte(CUT_OFF_MINUTES_MAX)),
  }),
  z.object({ kind: z.literal('day before'), time: clockSchema }),
])
export type CutOff = z.infer<typeof cutOffSchema>

export const productOptionsSchema = z.object({
  salePrice: z.nullable(priceSchema),
  quantity: z.object({
    isUnlimited: z.boolean(),
    /** The most one order takes. */
    maxQuantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY_LIMIT)),
  }),
  openComment: z.boolean(),
  listOfChoices: z.array(choiceListSchema).check(z.maxLength(CHOICE_LISTS_MAX)),
  kind: z.enum(PRODUCT_KINDS),
  /** Asked for only of a part of the stay. */
  stayMoment: z.enum(STAY_MOMENTS),
  cutOff: z.nullable(cutOffSchema),
  /** How many the house has for each day; null where nobody counts by days. */
  availability: z.nullable(availabilitySchema),
  allergens: z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length)),
  diets: z.array(z.enum(DIETS)).check(z.maxLength(DIETS.length)),
  /** From this age on; guests read it, nobody is asked for a birthday. */
  minimumAge: z.nullable(z.int().check(z.gte(MINIMUM_AGE_FROM), z.lte(MINIMUM_AGE_TO))),
  /** How something brought or picked up can reach the guest; at least one. */
  deliveryMethod: z.array(z.enum(DELIVERY_METHODS)).check(z.minLength(1), z.maxLength(2)),
  extras: z.array(choiceSchema).check(z.maxLength(EXTRAS_MAX)),
  hasServiceCharge: z.boolean(),
  openingHours: productHoursSchema,
  isAutomaticallyAccepted: z.boolean(),
})
export type ProductOptions = z.infer<typeof productOptionsSchema>

export const productVisibilitySchema = z.object({
  /** Empty means everybody. */
  targetGroups: z.array(publicIdSchema).check(z.maxLength(100)),
  guestJourney: z.array(z.enum(GUEST_JOURNEYS)).check(z.maxLength(GUEST_JOURNEYS.length)),
  productArea: z.object({ guestbook: z.boolean(), automation: z.boolean() }),
})

/** The fifth shape of a stored product; older ones are upgraded when they are read (product-upgrades.ts). */
export const productSchema = z.object({
  id: publicIdSchema,
  version: z.literal(5),
  type: z.enum(PRODUCT_TYPES),
  state: z.enum(STORED_PRODUCT_STATES),
  /** For the house alone: never reaches a guest. */
  internal: z.boolean(),
  integrationId: z.nullable(z.string().check(z.maxLength(80))),
  price: priceSchema,
  /** Basis points of the price that are tax on top of the rest: 2500 is 25 %. */
  vatRate: z.int().check(z.gte(0), z.lte(10_000)),
  content: z.record(languageIndexSchema, productContentSchema),
  attachments: z.array(attachmentSchema).check(z.maxLength(ATTACHMENTS_MAX)),
  category: z.string().check(z.maxLength(CATEGORY_MAX)),
  options: productOptionsSchema,
  visibility: productVisibilitySchema,
})
export type Product = z.infer<typeof productSchema>
