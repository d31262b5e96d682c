import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import type { StoreLine } from './cart/store-cart.ts'
import type { LineTrouble } from './rules/line-fit.ts'
import { useStoreTexts } from './store-place.tsx'
import { useStoreFormats } from './use-store-formats.ts'

type When = { days: readonly string[]; time: string | null }

export type LineWords = {
  /** For which days and at what time, and how many where that is more than one. */
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
      const isHour = product?.pricedBy === 'hour'
      const chosen =
        product?.stayMoment && when?.time && isHour ? hourWords(when.time, product) : listed(when)
      const many = quantity > 1 ? `${quantity} ×` : ''
      return [many, chosen].filter(Boolean).join(' ')
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

  function hourWords(time: string, { stayMoment }: StoreProduct): string {
    return t(stayMoment === 'departure' ? 'store.to' : 'store.from', { time })
  }
}

/** "Monday and Wednesday, 21:00" */
export function useWhenWords(): (when: When | null) => string {
  const { days } = useStoreFormats()
  return (when) => (when ? [days(when.days), when.time].filter(Boolean).join(', ') : '')
}
