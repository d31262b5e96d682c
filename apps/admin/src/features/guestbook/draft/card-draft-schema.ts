import {
  cardContentSchema,
  cardOptionsSchema,
  cardStylesSchema,
  productFormSchema,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import { visibilitySchema } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import * as z from 'zod/mini'

/** The shape of a card's draft as this browser stores it. */
export const cardDraftSchema = z.object({
  content: cardContentSchema,
  styles: cardStylesSchema,
  options: cardOptionsSchema,
  visibility: z.nullable(visibilitySchema),
  isHidden: z.boolean(),
  form: z.optional(productFormSchema),
  serviceCharge: z.optional(z.boolean()),
})
