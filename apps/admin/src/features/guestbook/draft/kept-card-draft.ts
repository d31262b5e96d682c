import {
  cardContentSchema,
  cardOptionsSchema,
  cardStylesSchema,
  productFormSchema,
} from '@innkeeper/domain/guestbook/card-schema.ts'
import { visibilitySchema } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import * as z from 'zod/mini'
import type { CardDraft } from './card-draft.ts'

const draftSchema = z.object({
  content: cardContentSchema,
  styles: cardStylesSchema,
  options: cardOptionsSchema,
  visibility: z.nullable(visibilitySchema),
  isHidden: z.boolean(),
  form: z.optional(productFormSchema),
  serviceCharge: z.optional(z.boolean()),
})
const keptSchema = z.object({
  draft: draftSchema,
  /** What the draft began with: what a colleague changed since is theirs. */
  before: draftSchema,
})

/** A draft kept by an earlier page, if it is one that this version understands. */
export function usableDraft(kept: unknown): { draft: CardDraft; before: CardDraft } | null {
  const parsed = z.safeParse(keptSchema, kept)
  return parsed.success ? (parsed.data as { draft: CardDraft; before: CardDraft }) : null
}
