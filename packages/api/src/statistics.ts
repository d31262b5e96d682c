import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import {
  TRACKING_BATCH_MAX,
  TRACKING_BODY_BYTES,
  TRACKING_CALLS_PER_MINUTE,
} from '@innkeeper/domain/statistics/constants.ts'
import { trackingEventSchema } from '@innkeeper/domain/statistics/schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export const postPlatformStatistics = defineEndpoint({
  method: 'POST',
  path: 'guest/:hotel/platformStatistics',
  summary: 'What a guest who agreed to it has read, sent when the page is hidden',
  access: 'guest',
  module: 'platformStatistics',
  params: z.object({ hotel: propertyIdSchema }),
  body: z.array(trackingEventSchema).check(z.minLength(1), z.maxLength(TRACKING_BATCH_MAX)),
  /** How many were kept; those whose time cannot be right are not. */
  response: z.object({ kept: z.int() }),
  limits: { bodyBytes: TRACKING_BODY_BYTES, callsPerMinute: TRACKING_CALLS_PER_MINUTE },
})
