import { CallError } from '@innkeeper/api/client.ts'
import { type StaffProduct, staffProductSchema } from '@innkeeper/api/orders/products.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isSignedOut } from '../../../../platform/error-text.ts'
import { useSaveProduct } from '../api.ts'
import { changeOf, draftOf, type ProductDraft, sameDraft } from './product-draft.ts'
import { type Clash, mergeDrafts, withTheirs } from './product-merge.ts'
import { useKeptProduct } from './use-kept-product.ts'

type Base = { revision: number; draft: ProductDraft }
export type ProductConflict = {
  current: StaffProduct
  sent: ProductDraft
  merged: ProductDraft
  clashes: Clash[]
}

/** The version somebody saved meanwhile, when a refusal carries it. */
function currentOf(error: unknown): StaffProduct | null {
  if (!(error instanceof CallError) || error.code !== 'product/stale-revision') return null
  const parsed = z.safeParse(z.object({ current: staffProductSchema }), error.details)
  return parsed.success ? parsed.data.current : null
}

const baseOf = (read: StaffProduct): Base => ({ revision: read.revision, draft: draftOf(read) })

/** The product on screen, based on the one that was read; asks only about what really clashes. */
export function useProductForm(latest: StaffProduct) {
  const productId = latest.product.id
  const kept = useKeptProduct(productId)
  const [base, setBase] = useState<Base>(() =>
    kept.found ? { revision: kept.found.revision, draft: kept.found.before } : baseOf(latest),
  )
  const [draft, setDraft] = useState(kept.found?.draft ?? base.draft)
  const [isRestored, setRestored] = useState(kept.found !== null)
  const [conflict, setConflict] = useState<ProductConflict | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const save = useSaveProduct()
  // A second click may come before the first one has been rendered.
  const isSending = useRef(false)
  const isDirty = !sameDraft(base.draft, draft)

  const adopt = (read: StaffProduct) => {
    setBase(baseOf(read))
    setDraft(draftOf(read))
    setRestored(false)
    kept.forget()
  }

  // A colleague's version comes in by itself as long as nothing would be lost.
  const canAdopt = !isDirty && !save.isPending && latest.revision >= base.revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopt reads nothing that could be old
  useEffect(() => {
    if (canAdopt) adopt(latest)
  }, [canAdopt, latest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when something was typed, by nothing else
  useEffect(() => {
    if (isDirty) kept.keep({ draft, before: base.draft, revision: base.revision })
  }, [draft])

  /** The product as it is now, with mine on it; what was typed since it was sent stays too. */
  const rebase = (current: StaffProduct, sent: ProductDraft, merged: ProductDraft) => {
    setBase(baseOf(current))
    setDraft((now) => (sameDraft(now, sent) ? merged : mergeDrafts(sent, now, merged).merged))
  }

  const send = (from: Base, wanted: ProductDraft) => {
    if (isSending.current) return
    isSending.current = true
    save.mutate(
      { productId, revision: from.revision, change: changeOf(from.draft, wanted) },
      {
        onSuccess: (saved) => {
          setConflict(null)
          setSavedAt(Date.now())
          setRestored(false)
          kept.forget()
          rebase(saved, wanted, draftOf(saved))
        },
        onError: (error) => {
          const current = currentOf(error)
          if (!current) return
          const { merged, clashes } = mergeDrafts(from.draft, wanted, draftOf(current))
          isSending.current = false
          // Somebody changed other parts: both go in.
          if (clashes.length > 0) return setConflict({ current, sent: wanted, merged, clashes })
          rebase(current, wanted, merged)
          send(baseOf(current), merged)
        },
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }

  return {
    draft,
    set: (part: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...part })),
    setOptions: (part: Partial<ProductDraft['options']>) =>
      setDraft((before) => ({ ...before, options: { ...before.options, ...part } })),
    setVisibility: (part: Partial<ProductDraft['visibility']>) =>
      setDraft((before) => ({ ...before, visibility: { ...before.visibility, ...part } })),
    isDirty,
    isSaving: save.isPending,
    savedAt,
    /** What was typed earlier and not saved is on screen again. */
    isRestored: isRestored && isDirty,
    /** A conflict has its dialog, a session that ended its page. */
    error: save.error && !currentOf(save.error) && !isSignedOut(save.error) ? save.error : null,
    save: () => send(base, draft),
    discard: () => {
      save.reset()
      adopt(latest)
    },
    conflict,
    closeConflict: () => setConflict(null),
    keepMine: () => {
      if (!conflict) return
      const { current, sent, merged } = conflict
      rebase(current, sent, merged)
      send(baseOf(current), merged)
    },
    takeTheirs: () => {
      if (!conflict) return
      const { current, sent, merged, clashes } = conflict
      rebase(current, sent, withTheirs(merged, clashes))
      setConflict(null)
    },
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
