import { tabBarSchema } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import { moduleNameSchema } from '@innkeeper/domain/modules/schema.ts'
import {
  brandSchema,
  contactSchema,
  localizationSchema,
  policyLinksSchema,
} from '@innkeeper/domain/properties/schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export const hotelParamsSchema = z.object({ hotel: propertyIdSchema })

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
  font: z.object({ heading: z.string(), text: z.string() }),
  brand: brandSchema,
  /** Origin of /media where another host serves it, else empty. */
  mediaOrigin: z.string(),
  policyLinks: policyLinksSchema,
  contact: contactSchema,
  segmentation: z.object({ targetGroups: z.array(z.object({ id: z.string(), name: z.string() })) }),
  units: z.array(z.string()),
  integration: z.object({ features: z.record(z.string(), z.boolean()) }),
  modules: z.array(moduleNameSchema),
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
