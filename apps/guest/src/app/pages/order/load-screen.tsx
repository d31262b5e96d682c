import type { PageDataOf } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { CheckoutScreen } from '../../../features/orders/checkout/checkout-screen.tsx'

/** What an order page is about; the checkout is there at once, what comes after it is loaded when it is looked at. */
export async function loadScreen({ view, orderId }: PageDataOf<'order'>): Promise<ReactNode> {
  if (orderId === null) return <CheckoutScreen />
  if (view === 'receipt') {
    const { ReceiptScreen } = await import('../../../features/orders/receipt/receipt-screen.tsx')
    return <ReceiptScreen orderId={orderId} />
  }
  const { ConfirmationScreen } = await import('../../../features/orders/confirmation/confirmation-screen.tsx')
  return <ConfirmationScreen orderId={orderId} />
}
