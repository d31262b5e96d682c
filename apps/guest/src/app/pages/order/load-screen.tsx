import type { OrderView } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { CheckoutScreen } from '../../../features/orders/checkout/checkout-screen.tsx'
import { storeConfirmationPath } from '../../../features/upselling/api.ts'
import { bookingOfUnpaid } from '../../../features/upselling/cart/kept-carts.ts'

/** What an order page is about; the checkout is there at once, what comes after it is loaded when it is looked at. */
export async function loadScreen(view: OrderView): Promise<ReactNode> {
  if (view === 'checkout') return <CheckoutScreen />
  const orderId = orderInAddress(location.pathname)
  const inStore = storeConfirmation(orderId)
  if (inStore !== null) {
    location.replace(inStore)
    return null
  }
  if (view === 'receipt') {
    const { ReceiptScreen } = await import('../../../features/orders/receipt/receipt-screen.tsx')
    return <ReceiptScreen orderId={orderId} />
  }
  const { ConfirmationScreen } = await import('../../../features/orders/confirmation/confirmation-screen.tsx')
  return <ConfirmationScreen orderId={orderId} />
}

/** An order of the store that was paid for comes back here: its confirmation is the store's. */
function storeConfirmation(orderId: string): string | null {
  const hotel = hotelInAddress(location.pathname)
  const booking = bookingOfUnpaid(hotel, orderId)
  return booking === null
    ? null
    : storeConfirmationPath({ hotel, booking, cameFrom: '', preview: null }, orderId)
}

const hotelInAddress = (path: string) => path.split('/')[2] ?? ''
/** The server has looked at it: /order/:hotel/confirmation/:orderId, or its receipt (spec 2). */
const orderInAddress = (path: string) => path.split('/')[4] ?? ''
