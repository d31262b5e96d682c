import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { leavesDeals } from '@innkeeper/domain/upselling/deal-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useFailureNotice } from '../../../../platform/failure-notice.ts'
import { useSession } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { useProductName } from '../use-product-name.ts'
import { type DealOfProduct, dealsOfProductQuery } from './api.ts'
import { type OffSaleAct, OffSaleQuestion } from './off-sale-question.tsx'

type Wish = {
  act: OffSaleAct
  item: StaffProduct
  /** What it changes of the product. */
  change: Partial<Product>
  go: () => void
}
type Ask = (wish: Wish) => Promise<void>

const AskContext = createContext<Ask>(async ({ go }) => go())

/** Does at once what is asked of a product, or first asks about the deals that go off sale with it. */
export const useAskOffSale = (): Ask => useContext(AskContext)

/** Around a page of products: a row that is drawn anew must not take an open question with it. */
export function OffSaleQuestions({ children }: { children: ReactNode }) {
  const t = useT()
  const queryClient = useQueryClient()
  const { property } = useSession()
  const nameOf = useProductName()
  const tell = useFailureNotice(t('products.failed'))
  const [open, setOpen] = useState<{ wish: Wish; deals: DealOfProduct[] } | null>(null)
  const hasDeals = property.modules.includes('upselling')

  const ask: Ask = async (wish) => {
    const { item, change, go } = wish
    if (!hasDeals || !leavesDeals(item.product, { ...item.product, ...change })) return go()
    try {
      const { deals } = await queryClient.fetchQuery(dealsOfProductQuery(item.product.id))
      if (deals.length === 0) go()
      else setOpen({ wish, deals })
    } catch (error) {
      tell(error)
    }
  }
  return (
    <AskContext value={ask}>
      {children}
      {open && (
        <OffSaleQuestion
          act={open.wish.act}
          name={nameOf(open.wish.item.product)}
          deals={open.deals}
          onConfirm={open.wish.go}
          onClose={() => setOpen(null)}
        />
      )}
    </AskContext>
  )
}
