import type { OrderView } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { CheckoutScreen } from '../../../features/orders/checkout/checkout-screen.tsx'

/** What an order page is about; the checkout is there at once, what comes after it is loaded when it is looked at. */
export async function loadScreen(view: OrderView): Promise<ReactNode> {
  if (view === 'checkout') return <CheckoutScreen />
  const orderId = orderInAddress(location.pathname)
  if (view === 'receipt') {
    const { ReceiptScreen } = await import('../../../features/orders/receipt/receipt-screen.tsx')
    return <ReceiptScreen orderId={orderId} />
  }
  const { ConfirmationScreen } = await import('../../../features/orders/confirmation/confirmation-screen.tsx')
  return <ConfirmationScreen orderId={orderId} />
}

/** The server has looked at it: /order/:hotel/confirmation/:orderId, or its receipt (spec 2). */
const orderInAddress = (path: string) => path.split('/')[4] ?? ''
