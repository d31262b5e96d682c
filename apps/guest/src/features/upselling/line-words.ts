import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import type { StayTime } from '@innkeeper/domain/orders/constants.ts'
import type { StoreLine } from './cart/store-cart.ts'
import { asSentence } from './rules/as-sentence.ts'
import type { LineTrouble } from './rules/line-fit.ts'
import { hoursWords, stayTimeOfProduct } from './rules/stay-time.ts'
import { useStoreTexts } from './store-place.tsx'
import { useStoreFormats } from './use-store-formats.ts'

type When = { days: readonly string[]; time: string | null }

export type LineWords = {
  /** For which days and at what time, and how many where that is more than one; on a line of its own. */
  when: (line: Pick<StoreLine, 'when' | 'quantity'>, product: StoreProduct | null) => string
  trouble: (trouble: LineTrouble) => string
}

/** What is said of a line of the cart, or of an order. */
export function useLineWords(): LineWords {
  const t = useStoreTexts()
  const { days } = useStoreFormats()
  const listed = useWhenWords()
  return {
    when({ when, quantity }, product) {
      const stayTime = product && stayTimeOfProduct(product)
      // The day of an arrival or a departure goes without saying.
      if (stayTime && when?.time) return asSentence(hoursWords(t, stayTime, when.time))
      const many = quantity > 1 ? `${quantity} ×` : ''
      return asSentence([many, listed(when)].filter(Boolean).join(' '))
    },
    trouble(trouble) {
      switch (trouble.kind) {
        case 'gone':
          return t('store.line.gone')
        case 'choice':
          return t('store.line.choice')
        case 'time':
          return t('store.line.time')
        case 'hours':
          return t('store.line.hours')
        case 'outside':
          return t('store.line.outside', { days: days(trouble.days) })
        case 'full':
          return t('store.line.full', { days: days(trouble.days) })
        case 'many':
          return t('store.line.many', { count: trouble.left })
      }
    },
  }
}

/** "Monday and Wednesday, 21:00", within a sentence; of hours "Sunday, until 14:00". */
export function useWhenWords(): (when: When | null, stayTime?: StayTime | null) => string {
  const t = useStoreTexts()
  const { days } = useStoreFormats()
  return (when, stayTime = null) => {
    if (!when) return ''
    const time = stayTime && when.time ? hoursWords(t, stayTime, when.time) : when.time
    return [days(when.days), time].filter(Boolean).join(', ')
  }
}
