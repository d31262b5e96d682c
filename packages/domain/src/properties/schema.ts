import * as z from 'zod/mini'
import { clockSchema } from '../calendar-schema.ts'
import { propertyIdSchema, publicIdSchema } from '../ids.ts'
import { isWebAddress, LINK_MAX } from '../links.ts'
import { singleLine } from '../single-line.ts'
import { isTimeZone } from '../time.ts'
import { accessSchema } from '../units/access-schema.ts'
import {
  ACCESS_VERSION,
  GUEST_FIELD_NAME_MAX,
  GUEST_FIELDS_MAX,
  GUEST_FIELDS_VERSION,
  HOURS_BEFORE_ARRIVAL_MAX,
  PROPERTY_NAME_MAX,
  REVIEW_LINKS_MAX,
  REVIEW_LINKS_VERSION,
  SELLER_VERSION,
} from './constants.ts'

export const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
/** As it is stored; guests get it when it fits. */
const storedAddressSchema = z.string().check(z.maxLength(LINK_MAX), z.regex(/^https?:\/\/\S+$/i))
/** As somebody sends it. */
const webAddressSchema = z.string().check(z.refine(isWebAddress))

export const languageSchema = z.object({
  code: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)),
  index: z.int().check(z.gte(0), z.lte(999)),
  order: z.int().check(z.gte(0)),
  isVisible: z.boolean(),
  title: z.string().check(z.maxLength(60)),
})

export const localizationSchema = z.object({
  languages: z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), languageSchema),
  default: z.string().check(z.regex(/^[A-Z]{2}$/)),
})

export const brandSchema = z.object({
  /** Large surfaces and buttons. */
  brandColour: colourSchema,
  /** Used little: icons, the one thing to notice. */
  accentColour: colourSchema,
  paperColour: colourSchema,
  cardColour: colourSchema,
  inkColour: colourSchema,
  headingFont: z.string().check(z.maxLength(60)),
  textFont: z.string().check(z.maxLength(60)),
  logo: z.nullable(publicIdSchema),
})
export type Brand = z.infer<typeof brandSchema>

export const policyLinksSchema = z.object({
  privacy: z.nullable(storedAddressSchema),
  terms: z.nullable(storedAddressSchema),
})
export const enteredPolicyLinksSchema = z.object({
  privacy: z.nullable(webAddressSchema),
  terms: z.nullable(webAddressSchema),
})

export const contactSchema = z.object({
  email: z.nullable(z.string().check(z.maxLength(200))),
  phone: z.nullable(z.string().check(z.maxLength(40))),
  address: z.nullable(z.string().check(z.maxLength(300))),
})

/** Who sells, as receipts name them; never part of what all guests get. */
export const sellerSchema = z.object({
  version: z.literal(SELLER_VERSION),
  name: z.nullable(z.string().check(z.maxLength(120))),
  address: z.nullable(z.string().check(z.maxLength(300))),
  vatNumber: z.nullable(z.string().check(z.maxLength(40))),
})
export type Seller = z.infer<typeof sellerSchema>

/** For units without their own; like a unit's, it reaches a guest in house with the booking alone. */
export const propertyAccessSchema = z.extend(accessSchema, { version: z.literal(ACCESS_VERSION) })
export type PropertyAccess = z.infer<typeof propertyAccessSchema>

const reviewLinksWith = (address: z.ZodMiniType<string>) =>
  z.object({
    version: z.literal(REVIEW_LINKS_VERSION),
    links: z
      .array(z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)), address }))
      .check(z.maxLength(REVIEW_LINKS_MAX)),
  })

/** Where a guest can write about the stay in public. */
export const reviewLinksSchema = reviewLinksWith(storedAddressSchema)
export const enteredReviewLinksSchema = reviewLinksWith(webAddressSchema)
export type ReviewLinks = z.infer<typeof reviewLinksSchema>

const fieldName = z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(GUEST_FIELD_NAME_MAX))

/** What a property keeps of its guests beside the usual, in its order; what guests have in one is stored by its id. */
export const guestFieldsSchema = z.object({
  version: z.literal(GUEST_FIELDS_VERSION),
  fields: z
    .array(z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/)), name: fieldName }))
    .check(z.maxLength(GUEST_FIELDS_MAX)),
})
/** As somebody sends them: a file names its columns as the fields are named, so no two have one name. */
export const enteredGuestFieldsSchema = guestFieldsSchema.check(
  z.refine(({ fields }) => isDistinct(fields.map(({ id }) => id)), { path: ['fields'] }),
  z.superRefine(({ fields }, context) => {
    const names = fields.map(({ name }) => name.toLowerCase())
    for (const [place, name] of names.entries()) {
      if (names.indexOf(name) < place) {
        context.addIssue({ code: 'custom', message: 'twice', path: ['fields', place, 'name'] })
      }
    }
  }),
)
export type GuestFields = z.infer<typeof guestFieldsSchema>
export type GuestField = GuestFields['fields'][number]

export const propertyNameSchema = z
  .string()
  .check(z.overwrite(singleLine), z.minLength(1), z.maxLength(PROPERTY_NAME_MAX))

export const propertySchema = z.object({
  propertyId: propertyIdSchema,
  name: propertyNameSchema,
  active: z.boolean(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  timeZone: z.string().check(z.refine(isTimeZone)),
  checkInTime: clockSchema,
  checkOutTime: clockSchema,
  /** The upselling store closes so many hours before check-in on the day of arrival. */
  hoursBeforeArrival: z.int().check(z.gte(0), z.lte(HOURS_BEFORE_ARRIVAL_MAX)),
  localization: localizationSchema,
  brand: brandSchema,
  policyLinks: policyLinksSchema,
  contact: contactSchema,
  seller: sellerSchema,
  reviewLinks: reviewLinksSchema,
  access: propertyAccessSchema,
  guestFields: guestFieldsSchema,
  /** What the property's integration can do, by feature name (spec 3). */
  integrationFeatures: z.record(z.string().check(z.maxLength(60)), z.boolean()),
})
export type Property = z.infer<typeof propertySchema>

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
