import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { neverTogether } from './fitting-form.ts'

/** Why a cart cannot be ordered as it is, however the form is filled in. */
export type Blocked = { by: 'delivery' | 'time'; words: string }

type Given = {
  quote: Quote
  /** What of the cart is brought or picked up. */
  handedOver: readonly GuestProduct[]
}

/** What of a cart does not fit together, by name; null where all of it does. */
export function useBlocked(given: Given | null): Blocked | null {
  const t = useOrderTexts()
  const { language } = useOrdering()
  if (!given) return null
  const { quote, handedOver } = given
  const listed = (titles: string[]) => new Intl.ListFormat(intlLocaleFor(language)).format(titles)
  const apart = neverTogether(handedOver)
  if (apart) return { by: 'delivery', words: t('order.noDelivery', { items: listed(apart) }) }
  if (!quote.asksForTime || quote.times.length > 0) return null
  const titles = quote.clashing.flatMap(
    (id) => quote.lines.find(({ productId }) => productId === id)?.title ?? [],
  )
  return { by: 'time', words: t('order.noTimeTogether', { items: listed(titles) }) }
}
