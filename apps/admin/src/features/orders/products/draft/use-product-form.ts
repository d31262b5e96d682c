import { productChangeSchema, type StaffProduct, staffProductSchema } from '@innkeeper/api/orders/products.ts'
import * as z from 'zod/mini'
import type { FormKind } from '../../../../components/editing/form/form-kind.ts'
import { useRevisionForm } from '../../../../components/editing/form/use-revision-form.ts'
import { useSaveProduct } from '../api.ts'
import { changeOf, draftOf, type ProductDraft, tidyDraft } from './product-draft.ts'

/** Texts of each language, options and visibilities are merged one by one. */
export const productForm: FormKind<StaffProduct, ProductDraft> = {
  draftOf,
  tidy: tidyDraft,
  depths: { content: 2, options: 2, visibility: 2 },
  stale: { code: 'product/stale-revision', current: staffProductSchema },
  draftSchema: z.required(productChangeSchema),
}

/** The product on screen, based on the one that was read. */
export function useProductForm(latest: StaffProduct) {
  const save = useSaveProduct()
  const { id: productId } = latest.product
  const form = useRevisionForm(productForm, latest, {
    name: { form: 'product', id: productId },
    send: (base, draft) =>
      save.mutateAsync({ productId, revision: base.revision, change: changeOf(draftOf(base), draft) }),
  })
  return {
    ...form,
    setOptions: (part: Partial<ProductDraft['options']>) =>
      form.change((draft) => ({ ...draft, options: { ...draft.options, ...part } })),
    setVisibility: (part: Partial<ProductDraft['visibility']>) =>
      form.change((draft) => ({ ...draft, visibility: { ...draft.visibility, ...part } })),
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
