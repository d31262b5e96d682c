import { lineSchema } from '@innkeeper/domain/html-builder/module-parts.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { moduleSchema } from '../../module-schema.ts'

export const guestFeedbackSchema = moduleSchema(
  'guest-feedback',
  z.object({
    surveyId: z._default(z.nullable(publicIdSchema), null),
    /** The question above the scores; the survey's own where it is empty. */
    title: lineSchema,
  }),
)
