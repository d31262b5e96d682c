import type { PreviewKey } from '@innkeeper/api/page.ts'
import { createContext, useContext } from 'react'

/** Who orders where, in which words. */
export type Ordering = {
  hotel: string
  /** The booking's link key. */
  bookingId: string | null
  languageIndex: number
  /** Language code of the page. */
  language: string
  timeZone: string
  currency: string
  /** What staff order in a preview is shown apart, charges and sends nothing; without a token nobody can order there. */
  preview: PreviewKey | null
}

const OrderingContext = createContext<Ordering | null>(null)

export const OrderingProvider = OrderingContext.Provider

export function useOrdering(): Ordering {
  const ordering = useContext(OrderingContext)
  if (!ordering) throw new Error('OrderingProvider is missing')
  return ordering
}
