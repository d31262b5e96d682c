import type { StoreDeal, StoreProduct } from '@innkeeper/api/upselling/store.ts'
import { altFor } from '@innkeeper/domain/media/alt.ts'
import { daysOf } from '@innkeeper/domain/orders/availability.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { leftForStay } from '@innkeeper/domain/orders/stay-limit.ts'
import { dealWords } from '@innkeeper/domain/upselling/deal-words.ts'
import { presentGuestProduct } from '../../orders/service.ts'
import type { DealOnSale } from './deals-on-sale.ts'

type Counted = Pick<DealOnSale['deal'], 'id' | 'visibility'>
type Setting = Parameters<typeof presentGuestProduct>[1]

/** A deal in one language, with what is left of it on each day of the stay. */
export function presentStoreDeal({ deal, pictures: own, products }: DealOnSale, setting: Setting): StoreDeal {
  const { catalogue, languageIndex } = setting
  const words = dealWords(deal, { languageIndex, defaultIndex: catalogue.defaultIndex })
  const pictures = own.map((facts) => {
    const { isDecorative: _, ...picture } = facts
    return { ...picture, alt: altFor('', facts, languageIndex) }
  })
  const most = Math.max(...products.map(({ product }) => product.options.quantity.maxQuantity))
  const leftOn = leftByDay(deal, most, setting)
  const presented = products.map((offer) => presentStoreProduct(offer, leftOn, setting))
  return {
    id: deal.id,
    title: words?.title ?? '',
    subtitle: words?.subtitle ?? '',
    description: words?.description ?? '',
    pictures: pictures.length > 0 ? pictures : presented.flatMap((product) => product.pictures),
    section: sectionOf(products.map(({ product }) => product)),
    products: presented,
    leftOn,
  }
}

/** What is left of a deal's own count on each day of the stay, and of what one stay may have of it. */
function leftByDay({ id, visibility }: Counted, most: number, { dated }: Setting): StoreDeal['leftOn'] {
  const { stockPerDay } = visibility
  if (stockPerDay === null) return null
  const left = (day: string) => {
    const forStay = leftForStay(most, dated.times.had?.of(`deal/${id}`, day) ?? 0) ?? stockPerDay
    return Math.max(0, Math.min(stockPerDay - dated.taken.of(`deal/${id}`, day), forStay))
  }
  return Object.fromEntries(daysOf(dated.times.stay).map((day) => [day, left(day)]))
}

function presentStoreProduct(
  { product, price, lowestBefore }: DealOnSale['products'][number],
  leftOn: StoreDeal['leftOn'],
  setting: Setting,
): StoreProduct {
  const bounded = (left: number | null, day: string) => {
    if (leftOn === null) return left
    const ofDeal = leftOn[day] ?? 0
    return left === null ? ofDeal : Math.min(left, ofDeal)
  }
  const presented = presentGuestProduct(product, setting)
  return {
    ...presented,
    price,
    // Without the lowest of thirty days beside it, it would be a bargain that is none.
    priceBefore: lowestBefore === null ? null : product.price,
    lowestBefore,
    // What has no day of its own is there on the day of arrival.
    left: presented.asksForDays ? presented.left : bounded(presented.left, setting.dated.times.stay.arrival),
    days: presented.days.map(({ day, left, times }) => ({
      day,
      left: bounded(left, day),
      times: times.map((each) => ({ ...each, left: bounded(each.left, day) })),
    })),
  }
}

/** Under which heading a deal stands: by what its first product is about. */
function sectionOf([first]: readonly Product[]): StoreDeal['section'] {
  if (first?.options.kind !== 'part of the stay' || first.options.stayMoment === 'whole stay') return 'stay'
  return first.options.stayMoment
}
