import { LINKED_FEATURES } from '@innkeeper/domain/guestbook/feature-link.ts'
import { tabBarSchema } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import { moduleNameSchema } from '@innkeeper/domain/modules/schema.ts'
import { GUESTBOOK_PRESETS } from '@innkeeper/domain/properties/constants.ts'
import {
  brandSchema,
  colourSchema,
  contactSchema,
  enteredGuestFieldsSchema,
  enteredPolicyLinksSchema,
  enteredReviewLinksSchema,
  guestFieldsSchema,
  localizationSchema,
  policyLinksSchema,
  propertyNameSchema,
  propertySchema,
} from '@innkeeper/domain/properties/schema.ts'
import { SPREADSHEETS } from '@innkeeper/domain/properties/spreadsheet.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export const hotelParamsSchema = z.object({ hotel: propertyIdSchema })

/** Every endpoint that answers CSV takes it; without it, the form of the property's country. */
export const csvQuerySchema = z.object({ spreadsheet: z.optional(z.enum(SPREADSHEETS)) })

export const clientDataSchema = z.object({
  propertyId: propertyIdSchema,
  name: z.string(),
  active: z.boolean(),
  currency: z.string(),
  timeZone: z.string(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  localization: localizationSchema,
  guestbook: z.object({ version: z.int() }),
  upselling: z.object({ enabled: z.boolean() }),
  tabBar: tabBarSchema,
  /** `href` is the stylesheet that brings both; it never gets other rules. */
  font: z.object({ heading: z.string(), text: z.string(), href: z.string() }),
  brand: brandSchema,
  /** Origin of /media where another host serves it, else empty. */
  mediaOrigin: z.string(),
  policyLinks: policyLinksSchema,
  contact: contactSchema,
  segmentation: z.object({ targetGroups: z.array(z.object({ id: z.string(), name: z.string() })) }),
  units: z.array(z.string()),
  integration: z.object({ features: z.record(z.string(), z.boolean()) }),
  modules: z.array(moduleNameSchema),
  /** Whether guests can write to the house from the guestbook. */
  hasChat: z.boolean(),
  /** What of a guest's own links can lead to here (feature-link.ts). */
  features: z.array(z.enum(LINKED_FEATURES)),
})
export type ClientData = z.infer<typeof clientDataSchema>

export const getClientData = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/clientData',
  summary: 'What belongs to the property; the same for all guests',
  access: 'guest',
  module: null,
  params: hotelParamsSchema,
  response: clientDataSchema,
})

/** Everything about a property that its staff set. */
export const settingsSchema = z.omit(propertySchema, { propertyId: true })
export type PropertySettings = z.infer<typeof settingsSchema>

const COUNTRIES_MAX = 60

/** What may be sent is narrower than what may be stored: addresses that can be one. */
export const settingsChangeSchema = z.partial(
  z.extend(settingsSchema, {
    contact: z.extend(contactSchema, {
      email: z.nullable(z.string().check(z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+$/))),
    }),
    policyLinks: enteredPolicyLinksSchema,
    reviewLinks: enteredReviewLinksSchema,
    guestFields: enteredGuestFieldsSchema,
    integrationFeatures: settingsSchema.shape.integrationFeatures.check(
      z.refine((features) => Object.keys(features).length <= 100),
    ),
    localization: localizationSchema.check(
      z.refine(({ languages }) => Object.keys(languages).length <= COUNTRIES_MAX),
    ),
  }),
)
export type SettingsChange = z.infer<typeof settingsChangeSchema>

export const staffSettingsSchema = z.object({
  propertyId: propertyIdSchema,
  /** What the settings on screen are based on; a save names it. */
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  settings: settingsSchema,
  /** Language indexes that cards, tabs or pages have words under: these languages cannot be removed. */
  usedLanguages: z.array(z.int()),
})
export type StaffSettings = z.infer<typeof staffSettingsSchema>

export const getSettings = defineEndpoint({
  method: 'GET',
  path: 'hotel/settings',
  summary: 'Settings of the active property',
  access: 'staff',
  capability: 'settings:manage',
  module: null,
  response: staffSettingsSchema,
})

export const saveSettings = defineEndpoint({
  method: 'PUT',
  path: 'hotel/settings',
  summary: 'Change settings of the active property; guests see it at once',
  access: 'staff',
  capability: 'settings:manage',
  module: null,
  body: z.object({
    /** The property the form was opened for: another tab may have switched since. */
    propertyId: propertyIdSchema,
    revision: z.int(),
    change: settingsChangeSchema,
  }),
  response: staffSettingsSchema,
})

/** For whoever works with guests and may not change settings. */
export const getGuestFields = defineEndpoint({
  method: 'GET',
  path: 'hotel/guestFields',
  summary: 'What the property keeps of its guests beside the usual, in its order',
  access: 'staff',
  capability: 'guests:manage',
  module: null,
  response: z.object({ fields: guestFieldsSchema.shape.fields }),
})

const activePropertySchema = z.object({ propertyId: z.string(), name: z.string() })

/** As specified; for bearer tokens only, since a page elsewhere can make a browser send a GET with its cookies. */
export const getSetActiveProperty = defineEndpoint({
  method: 'GET',
  path: 'hotel/admin/setActiveProperty/:propertyId',
  summary: 'Switch the active property (bearer token only)',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  params: z.object({ propertyId: z.string().check(z.maxLength(60)) }),
  response: activePropertySchema,
})

export const setActiveProperty = defineEndpoint({
  method: 'POST',
  path: 'hotel/admin/setActiveProperty/:propertyId',
  summary: 'Switch the active property of this session',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  params: z.object({ propertyId: z.string().check(z.maxLength(60)) }),
  response: activePropertySchema,
})

const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/))

export const newPropertySchema = z.object({
  propertyId: propertyIdSchema,
  name: propertyNameSchema,
  /** Countries of its languages, the default first (spec 3 keys languages by country). */
  languages: z.array(countrySchema).check(z.minLength(1), z.maxLength(COUNTRIES_MAX)),
  preset: z.enum(GUESTBOOK_PRESETS),
  /** Where they are left out: those of the country of its first language. */
  currency: z.optional(propertySchema.shape.currency),
  timeZone: z.optional(propertySchema.shape.timeZone),
  brandColour: z.optional(colourSchema),
})
export type NewPropertyRequest = z.infer<typeof newPropertySchema>

export const createProperty = defineEndpoint({
  method: 'POST',
  path: 'hotel/properties',
  summary: 'Create a property with a first guestbook; the caller becomes its owner',
  access: 'staff',
  capability: 'properties:create',
  module: null,
  body: newPropertySchema,
  response: activePropertySchema,
})

export const getPropertyAllowance = defineEndpoint({
  method: 'GET',
  path: 'hotel/properties/allowance',
  summary: 'How many properties the caller owns, and with how many they can create no further one',
  access: 'staff',
  capability: 'properties:create',
  module: null,
  response: z.object({ owned: z.int(), max: z.int() }),
})

export const checkPropertyId = defineEndpoint({
  method: 'GET',
  path: 'hotel/properties/free/:propertyId',
  summary: 'Whether a new property can have this id',
  access: 'staff',
  capability: 'properties:create',
  module: null,
  params: z.object({ propertyId: z.string().check(z.maxLength(60)) }),
  response: z.object({ isFree: z.boolean() }),
})
