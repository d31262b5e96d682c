import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { CartBar } from '../../features/orders/bar/cart-bar.tsx'
import { OpenOrders } from '../../features/orders/bar/open-orders.tsx'
import { useOrdering } from '../../features/orders/ordering.tsx'
import { ProductForm, type ProductFormProps } from '../../features/orders/products/product-form.tsx'
import { knownOrderTexts, loadOrderTexts } from './order-texts.ts'

/** The parts of ordering that stand in the guestbook, with the texts the guestbook does not have. */

/** Before any of them is drawn. */
export const loadWords = (language: string): Promise<unknown> => loadOrderTexts(language)

export function OrderForm(props: ProductFormProps) {
  return (
    <OrderTexts>
      <ProductForm {...props} />
    </OrderTexts>
  )
}

export function OrderBar() {
  return (
    <OrderTexts>
      <CartBar at="page" />
    </OrderTexts>
  )
}

export function OrdersSent() {
  return (
    <OrderTexts>
      <OpenOrders />
    </OrderTexts>
  )
}

function OrderTexts({ children }: { children: ReactNode }) {
  const { write } = knownOrderTexts(useOrdering().language)
  return <TextsProvider write={write}>{children}</TextsProvider>
}
