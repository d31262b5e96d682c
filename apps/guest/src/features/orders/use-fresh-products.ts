import { useEffect } from 'react'
import { followLive } from '../../platform/live-stream.ts'
import { spreadOut } from '../../platform/spread-out.ts'
import { useAnswers } from '../../platform/use-answer.tsx'
import { productsAddress, quoteAddress } from './api.ts'
import { useOrdering } from './ordering.tsx'

/** What guests can pay with comes with the products. After a reset anything may have been missed. */
const NEWS = ['product.changed', 'payment-settings.changed', 'reset']

/** Keeps products and prices on this page as the property has them now. */
export function useFreshProducts(): { refreshProducts: () => void } {
  const answers = useAnswers()
  const { hotel } = useOrdering()
  const refreshProducts = () => {
    void answers.refresh(productsAddress(hotel))
    // Asked for another way a while ago, a quote would say what is true no more until its answer comes.
    answers.forgetUnshown(quoteAddress(hotel))
    void answers.refresh(quoteAddress(hotel))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what refreshes hangs on these two alone
  useEffect(() => {
    const later = spreadOut(refreshProducts)
    const stopFollowing = followLive((name) => {
      if (name === 'availability.changed') later.ask()
      else if (NEWS.includes(name)) refreshProducts()
    })
    return () => {
      stopFollowing()
      later.stop()
    }
  }, [answers, hotel])
  return { refreshProducts }
}
