import type { ReactNode } from 'react'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { storeQuery } from '../api.ts'
import { useCounting } from '../counting/use-counting.ts'
import { ExpiredView } from '../expired-view.tsx'
import { StoreNotLoaded } from '../states.tsx'
import { useStorePlace } from '../store-place.tsx'
import { isStayGone, useStore } from '../use-store.ts'
import type { DealSheetSlot } from './deal-sheet-slot.ts'
import { EmptyStore } from './empty-store.tsx'
import { StoreProducts } from './store-products.tsx'

type StoreScreenProps = {
  /** The choice of languages. */
  languages: ReactNode
  footer: ReactNode
  /** A deal opened, which is loaded when somebody opens one. */
  sheet: DealSheetSlot
  /** Whether the guest agreed to be counted. */
  isAgreed: () => boolean
}

/** The store of a stay: its deals while it is open, and what was bought once it has closed. */
export function StoreScreen({ languages, footer, sheet, isAgreed }: StoreScreenProps) {
  const place = useStorePlace()
  const { data: now, error, refresh } = useStore()
  // The page came with it.
  const { data: first } = useAnswer(storeQuery(place))
  const store = now ?? first
  const count = useCounting(isAgreed)
  if (!store || isStayGone(error)) {
    return <StoreNotLoaded isGone={isStayGone(error)} onRetry={refresh} />
  }
  if (!store.isOpen) return <ExpiredView store={store} languages={languages} footer={footer} />
  if (store.deals.length === 0) return <EmptyStore store={store} languages={languages} footer={footer} />
  return <StoreProducts store={store} languages={languages} footer={footer} sheet={sheet} count={count} />
}
