import { useState } from 'react'
import { keptDrafts } from '../../../../platform/kept-drafts.ts'
import { useSession } from '../../../../platform/session.ts'
import { isKeepable, type KeptProduct, usableDraft } from './kept-product-draft.ts'

/** What this person typed about the product and did not save, in this browser. */
export function useKeptProduct(productId: string) {
  const { claims } = useSession()
  const name = `product:${claims.admin}:${claims.user_id}:${productId}`
  const [found] = useState(() => usableDraft(keptDrafts.read(name)))
  return {
    found,
    keep: (kept: KeptProduct) => {
      if (isKeepable(kept.draft)) keptDrafts.keep(name, kept)
    },
    forget: () => keptDrafts.forget(name),
  }
}
