import * as z from 'zod/mini'
import { type CardFormValues, sameValues } from './card-texts.ts'

const textsSchema = z.record(
  z.string(),
  z.object({ title: z.string(), subtitle: z.string(), body: z.string(), button: z.string() }),
)
const draftSchema = z.object({
  revision: z.int(),
  texts: textsSchema,
  /** The saved texts the draft began with: what a colleague changed since is theirs. */
  before: textsSchema,
})
export type CardDraft = z.infer<typeof draftSchema>

/** A kept draft that still fits the property's languages and differs from what is saved, else null. */
export function usableDraft(kept: unknown, saved: CardFormValues): CardDraft | null {
  const parsed = z.safeParse(draftSchema, kept)
  if (!parsed.success) return null
  const hasSameLanguages =
    Object.keys(parsed.data.texts).sort().join() === Object.keys(saved.texts).sort().join()
  return hasSameLanguages && !sameValues(parsed.data, saved) ? parsed.data : null
}
