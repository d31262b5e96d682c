import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { type Ordering, OrderingProvider } from '../../../features/orders/ordering.tsx'
import { type StorePlace, useStorePlace } from '../../../features/upselling/store-place.tsx'
import { knownStoreOrderTexts } from './store-texts.ts'

/** What orders through the store, with the words of ordering and whose order it is. */
export function OrderedThrough({ children }: { children: ReactNode }) {
  const place = useStorePlace()
  return (
    <TextsProvider write={knownStoreOrderTexts(place.language).write}>
      <OrderingProvider value={orderingIn(place)}>{children}</OrderingProvider>
    </TextsProvider>
  )
}

function orderingIn({ booking, cameFrom: _, ...place }: StorePlace): Ordering {
  return { ...place, bookingId: booking }
}
