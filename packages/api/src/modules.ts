import { moduleConfigSchema } from '@innkeeper/domain/modules/schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { hotelParamsSchema } from './properties.ts'

export const getModulesConfig = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/modulesConfig',
  summary: 'Flag and trial of each module',
  access: 'guest',
  module: null,
  params: hotelParamsSchema,
  response: z.record(z.string(), moduleConfigSchema),
})
