import * as z from 'zod/mini'
import { TRACKING_DETAIL_TYPES, TRACKING_EVENTS, TRACKING_VALUE_MAX_LENGTH } from './constants.ts'

export const trackingEventSchema = z.object({
  event: z.enum(TRACKING_EVENTS),
  date: z.iso.datetime({ offset: true }),
  details: z
    .array(
      z.object({
        type: z.enum(TRACKING_DETAIL_TYPES),
        value: z.string().check(z.maxLength(TRACKING_VALUE_MAX_LENGTH)),
      }),
    )
    .check(z.maxLength(TRACKING_DETAIL_TYPES.length)),
})
