import type { ProductType } from '@innkeeper/domain/orders/constants.ts'
import { asksForTime } from '@innkeeper/domain/orders/product-kinds.ts'
import { type ProductDraft, tidyDraft } from './product-draft.ts'

export type ProductHint = 'noTitle' | 'noPrice' | 'noJourney' | 'noArea' | 'neverOpen' | 'soldOut'

/** What keeps guests from ordering a product that can be saved as it is. */
export function productHints(typed: ProductDraft, type: ProductType, defaultIndex: number): ProductHint[] {
  const draft = tidyDraft(typed)
  const { options, visibility, internal } = draft
  const isForGuests = type === 'product' && !internal
  const hints: [ProductHint, boolean][] = [
    ['noTitle', !draft.content[defaultIndex]?.title],
    ['noPrice', draft.price === 0],
    ['noJourney', isForGuests && visibility.guestJourney.length === 0],
    ['noArea', isForGuests && !visibility.productArea.guestbook && !visibility.productArea.automation],
    [
      'neverOpen',
      type === 'product' && asksForTime(options.kind) && options.openingHours.every(({ isOpen }) => !isOpen),
    ],
    ['soldOut', type === 'product' && draft.stock === 0],
  ]
  return hints.filter(([, isSo]) => isSo).map(([hint]) => hint)
}
