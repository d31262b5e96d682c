import type { Store, StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { ProductOptions } from '../../../features/orders/products/product-options.tsx'
import { DealContent } from '../../../features/upselling/deal/deal-content.tsx'
import { OrderedThrough } from './ordered-through.tsx'
import { StayOrderActions } from './stay-order-actions.tsx'
import { loadStoreOrderTexts } from './store-texts.ts'

/** Before it is drawn. */
export const loadWords = (language: string): Promise<unknown> => loadStoreOrderTexts(language)

type OpenedDealProps = { store: Store; deal: StoreDeal; isGone: boolean; onDone: () => void }

/** A deal with what ordering knows of its products: choices, extras and wishes. */
export function OpenedDeal({ store, deal, isGone, onDone }: OpenedDealProps) {
  return (
    <OrderedThrough>
      <DealContent
        store={store}
        deal={deal}
        isGone={isGone}
        options={ProductOptions}
        actions={StayOrderActions}
        onDone={onDone}
      />
    </OrderedThrough>
  )
}
