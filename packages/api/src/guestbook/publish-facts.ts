import { tabBarSchema } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { moduleNameSchema } from '@innkeeper/domain/modules/schema.ts'
import { brandSchema } from '@innkeeper/domain/properties/schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const idsSchema = z.array(z.string())

export const getPublishFacts = defineEndpoint({
  method: 'GET',
  path: 'hotel/publishFacts',
  summary: 'What the property has that its cards can name, for the look before publishing',
  access: 'staff',
  capability: 'content:edit',
  module: 'guestbook',
  response: z.object({
    propertyId: z.string(),
    languages: z.array(z.int()),
    today: z.string(),
    modules: z.array(moduleNameSchema),
    brand: brandSchema,
    tabBar: tabBarSchema,
    pages: idsSchema,
    documents: idsSchema,
    pictures: z.record(
      z.string(),
      z.object({ alt: z.record(z.string(), z.string()), isDecorative: z.boolean() }),
    ),
    products: z.object({ kept: idsSchema, offered: idsSchema }),
    targetGroups: idsSchema,
    unitCategories: idsSchema,
    units: idsSchema,
  }),
})
