import { productChangeSchema } from '@innkeeper/api/orders/products.ts'
import * as z from 'zod/mini'
import type { ProductDraft } from './product-draft.ts'

const draftSchema = z.required(productChangeSchema)
const keptSchema = z.object({ draft: draftSchema, before: draftSchema, revision: z.int() })

export type KeptProduct = { draft: ProductDraft; before: ProductDraft; revision: number }

/** A draft kept by an earlier page, if it is one that this version understands. */
export function usableDraft(kept: unknown): KeptProduct | null {
  const parsed = z.safeParse(keptSchema, kept)
  return parsed.success ? (parsed.data as KeptProduct) : null
}

/** Whether a draft can be kept as it is; what is half typed is not worth losing the rest for. */
export function isKeepable(draft: ProductDraft): boolean {
  return z.safeParse(draftSchema, draft).success
}
