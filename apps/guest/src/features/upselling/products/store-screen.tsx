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
import { useOpenDeal } from './use-open-deal.ts'

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
  const { openId } = useOpenDeal()
  if (!store || isStayGone(error)) {
    return <StoreNotLoaded isGone={isStayGone(error)} onRetry={refresh} />
  }
  if (!store.isOpen) return <ExpiredView store={store} languages={languages} footer={footer} />
  // The last deal may be taken off sale while it is read.
  const isEmpty = store.deals.length === 0 && openId === null
  if (isEmpty) return <EmptyStore store={store} languages={languages} footer={footer} />
  return <StoreProducts store={store} languages={languages} footer={footer} sheet={sheet} count={count} />
}
