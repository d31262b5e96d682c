import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { boxLinkSchema, enteredBoxLinkSchema } from './box-link-schema.ts'
import { CARD_TYPES } from './card-types.ts'
import { BOX_ICONS } from './icons.ts'
import { cleaningWindowSchema, facilitiesSchema } from './opening-hours-schema.ts'
import { richTextSchema } from './rich-text.ts'
import { translationMarksSchema } from './translation-marks-schema.ts'
import { visibilitySchema } from './visibility-schema.ts'

/** Limits both sides know: the editor stops there, the server refuses beyond. */
export const CARD_TITLE_MAX = 200
export const CARD_SUBTITLE_MAX = 500
export const CARD_BUTTON_MAX = 60
export const CARD_SAVING_MAX = 200
export const CARD_PICTURES_MAX = 12
export const CARD_FACTS_MAX = 12
export const SECTION_TITLE_MAX = 60
export const SECTION_NOTE_MAX = 80

const pictureSchema = z.object({
  mediaId: publicIdSchema,
  alt: z.string().check(z.maxLength(300)),
})
export type CardPicture = z.infer<typeof pictureSchema>

/** A name and what it is: Wi-Fi password, door code. Guests copy the value with one touch. */
const factSchema = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(60)),
  value: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type CardFact = z.infer<typeof factSchema>

/** Words above the first card of a section, and the quiet fact beside them. */
const sectionSchema = z.object({
  title: z.string().check(z.maxLength(SECTION_TITLE_MAX)),
  note: z.string().check(z.maxLength(SECTION_NOTE_MAX)),
})
export type CardSection = z.infer<typeof sectionSchema>

export const boxContentSchema = z.object({
  /** A card that has one opens a section; in the `default` variant alone. */
  section: z.optional(sectionSchema),
  title: z.optional(z.string().check(z.maxLength(CARD_TITLE_MAX))),
  subtitle: z.optional(z.string().check(z.maxLength(CARD_SUBTITLE_MAX))),
  body: z.optional(richTextSchema),
  button: z.optional(z.object({ text: z.string().check(z.maxLength(CARD_BUTTON_MAX)) })),
  /** What a skipped cleaning saves, in the words of the house; of a room cleaning box. */
  saving: z.optional(z.string().check(z.maxLength(CARD_SAVING_MAX))),
  pictures: z.optional(z.array(pictureSchema).check(z.maxLength(CARD_PICTURES_MAX))),
  facts: z.optional(z.array(factSchema).check(z.maxLength(CARD_FACTS_MAX))),
})
export type BoxContent = z.infer<typeof boxContentSchema>

/**
 * Variant name to content: `default`, `preRedeemed`, `redeemed` or a cleaning action (spec 3); on a unit-specific
 * card also `unit:<id>` and `category:<id>`.
 */
const variantsSchema = z.record(z.string().check(z.maxLength(40)), boxContentSchema)

/** Language index to variants; an index is permanent, whatever the language's place in the list. */
export const cardContentSchema = z.record(z.string().check(z.regex(/^\d{1,3}$/)), variantsSchema)
export type CardContent = z.infer<typeof cardContentSchema>

/** What a room cleaning box offers, `either` both, as staff are offered them; also the name of its variant. */
export const CLEANING_ACTIONS = ['either', 'skip', 'request'] as const

export const CARD_LAYOUTS = ['picture', 'side', 'small', 'plain', 'brand'] as const

export const cardStylesSchema = z.object({
  /** Picture above the text, beside it, small beside another card, none, or none on the brand colour. */
  layout: z.enum(CARD_LAYOUTS),
  backgroundPicture: z.nullable(publicIdSchema),
  backgroundOpacity: z.number().check(z.gte(0), z.lte(1)),
})
export type CardStyles = z.infer<typeof cardStylesSchema>

export const cardOptionsSchema = z.object({
  cleaningAction: z.optional(z.enum(CLEANING_ACTIONS)),
  /** When the choice for tomorrow can be made; a card without one has the usual window (`cleaning/window.ts`). */
  cleaningWindow: z.optional(cleaningWindowSchema),
  icon: z.optional(z.enum(BOX_ICONS)),
  /** Where a fixed-size box, or the button of another card, leads. */
  link: z.optional(boxLinkSchema),
  facilities: z.optional(facilitiesSchema),
})
export type CardOptions = z.infer<typeof cardOptionsSchema>

/** As somebody sends them. */
export const enteredOptionsSchema = z.extend(cardOptionsSchema, { link: z.optional(enteredBoxLinkSchema) })

export const CARD_DEALS_MAX = 20

/** The form a Product box opens: its own id is what /products/:hotel/:productsID names. */
export const productFormSchema = z.object({
  id: publicIdSchema,
  productIds: z.array(publicIdSchema).check(z.maxLength(100)),
  /** Deals beside them, each for the guests it is for as long as their store is open. */
  dealIds: z.optional(z.array(publicIdSchema).check(z.maxLength(CARD_DEALS_MAX))),
})

export const cardSchema = z.object({
  id: publicIdSchema,
  type: z.enum(CARD_TYPES),
  /** Place among its siblings. */
  index: z.int().check(z.gte(0)),
  /** The group or slider that holds this card. */
  parentId: z.nullable(publicIdSchema),
  version: z.literal(1),
  content: cardContentSchema,
  styles: cardStylesSchema,
  options: cardOptionsSchema,
  visibility: z.nullable(visibilitySchema),
  /** Of a Product card (spec 3). */
  form: z.optional(productFormSchema),
  serviceCharge: z.optional(z.boolean()),
  /** Kept with all it says, but no guest gets it. */
  isHidden: z.optional(z.boolean()),
  /** Which translations want a look; absent when none does. */
  translations: z.optional(translationMarksSchema),
})
export type Card = z.infer<typeof cardSchema>
