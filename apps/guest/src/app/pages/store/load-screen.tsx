import type { StoreView } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { loadStoreOrderTexts } from './store-texts.ts'

/** What a page of the store is about beside the deals: loaded with the words of ordering when it is looked at. */
export async function loadScreen(view: StoreView, language: string): Promise<ReactNode> {
  if (view === 'checkout') {
    const [{ StoreCheckout }] = await Promise.all([
      import('./store-checkout.tsx'),
      loadStoreOrderTexts(language),
    ])
    return <StoreCheckout />
  }
  if (view === 'confirmation') {
    const [{ StoreConfirmation }] = await Promise.all([
      import('./store-confirmation.tsx'),
      loadStoreOrderTexts(language),
    ])
    return <StoreConfirmation orderId={orderInAddress(location.pathname)} />
  }
  return null
}

/** The server has looked at it: /upselling/:hotel/:bookingId/confirmation/:orderId. */
const orderInAddress = (path: string) => path.split('/')[5] ?? ''
