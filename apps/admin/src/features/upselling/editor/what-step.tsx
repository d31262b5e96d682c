import { DEAL_PRODUCTS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import type { DealProduct } from '@innkeeper/domain/upselling/deal-schema.ts'
import { VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { DragList } from '../../../components/drag/drag-list.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import { useRowOrder } from '../../../components/drag/row-order/use-row-order.ts'
import { AddButton } from '../../../components/editing/add-button/add-button.tsx'
import { showUndo } from '../../../components/states/undo-store.ts'
import { useT } from '../../../platform/texts.ts'
import type { DealProductFacts } from '../use-deal-products.ts'
import { type DealDraft, isSavedPrice } from './deal-draft.ts'
import { DealPictures } from './deal-pictures.tsx'
import classes from './editor.module.css'
import { ProductDialog } from './product-dialog.tsx'
import { ProductRow } from './product-row.tsx'
import type { DealStepProps } from './use-deal-form.ts'

type Props = DealStepProps & {
  dealId: string
  saved: DealDraft
  facts: ReadonlyMap<string, DealProductFacts>
  /** Whether it can be saved as it is chosen: a deal on sale keeps a product. */
  isSavable: boolean
}

/** What is offered and at which price, and the pictures guests see. */
export function WhatStep({ form, dealId, saved, facts, isSavable }: Props) {
  const t = useT()
  const [isPicking, picker] = useDisclosure(false)
  const { products } = form.draft
  const named = products.map(({ productId }) => ({
    id: productId,
    name: facts.get(productId)?.name ?? t('upselling.product'),
  }))
  const put = (change: (products: DealProduct[]) => DealProduct[]) =>
    form.change((draft) => ({ ...draft, products: change(draft.products) }))
  const places = useRowOrder(named, (id, place) =>
    put((before) => {
      const carried = before.filter(({ productId }) => productId === id)
      return before.filter(({ productId }) => productId !== id).toSpliced(place, 0, ...carried)
    }),
  )
  const remove = (product: DealProduct, place: number) => {
    put((before) => before.filter(({ productId }) => productId !== product.productId))
    showUndo({
      text: t('upselling.product.removed', { name: named[place]?.name ?? '' }),
      undo: t('action.undo'),
      onUndo: () =>
        put((before) =>
          before.some(({ productId }) => productId === product.productId)
            ? before
            : before.toSpliced(place, 0, product),
        ),
    })
  }
  return (
    <>
      <h3 className={classes.part}>{t('upselling.products')}</h3>
      {products.length === 0 && <p className={classes.quiet}>{t('upselling.products.none')}</p>}
      <DragList {...places.list}>
        <ol className={`${rows.rows} ${classes.rows}`} aria-label={t('upselling.products')}>
          {products.map((product, place) => (
            <ProductRow
              key={product.productId}
              dealId={dealId}
              product={product}
              isSaved={isSavedPrice(product, saved)}
              facts={facts.get(product.productId)}
              place={places.at(place)}
              onPrice={(salePrice) =>
                put((before) =>
                  before.map((each) =>
                    each.productId === product.productId ? { ...each, salePrice } : each,
                  ),
                )
              }
              onRemove={() => remove(product, place)}
            />
          ))}
        </ol>
      </DragList>
      <AddButton
        data-wrong={(!isSavable && products.length === 0) || undefined}
        disabled={products.length >= DEAL_PRODUCTS_MAX}
        onClick={picker.open}
      >
        {t('upselling.products.add')}
      </AddButton>
      {isPicking && (
        <ProductDialog
          chosen={new Set(products.map(({ productId }) => productId))}
          isFull={products.length >= DEAL_PRODUCTS_MAX}
          onChoose={(productId) => put((before) => [...before, { productId, salePrice: null }])}
          onRemove={(productId) => put((before) => before.filter((each) => each.productId !== productId))}
          onClose={picker.close}
        />
      )}
      <VisuallyHidden role="status" aria-live="assertive">
        {places.announcement}
      </VisuallyHidden>
      <DealPictures form={form} />
    </>
  )
}
