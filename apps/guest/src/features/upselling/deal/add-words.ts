import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import type { StoreTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { linePrice } from '../rules/deal-price.ts'
import { hoursWords, stayTimeOfProduct } from '../rules/stay-time.ts'
import type { StoreFormats } from '../use-store-formats.ts'
import type { Choosing, Missing } from './choosing.ts'

type Writing = { t: StoreTranslate; formats: Pick<StoreFormats, 'money' | 'day' | 'days'> }
type Chosen = { product: StoreProduct; choosing: Choosing; missing: Missing | null; isChange: boolean }

/** The button says what happens: which nights, at what time, for how much; or what is still to be chosen. */
export function addWords({ product, choosing, missing, isChange }: Chosen, { t, formats }: Writing): string {
  if (missing) return missingWords(missing, product, t)
  if (isChange) return t('store.save')
  const { when } = choosing
  const [day = ''] = when?.days ?? []
  if (when?.time && product.pricedBy === 'hour') {
    return t(product.stayMoment === 'departure' ? 'store.add.to' : 'store.add.from', { time: when.time })
  }
  if (when?.time && when.days.length === 1) {
    return t('store.add.time', { day: formats.days([day]), time: when.time })
  }
  if (when) {
    return t(product.pricedBy === 'night' ? 'store.add.night' : 'store.add.day', { count: when.days.length })
  }
  return t('store.add', { price: formats.money(linePrice(product, choosing)) })
}

export function missingWords(
  { kind }: Missing,
  { pricedBy }: Pick<StoreProduct, 'pricedBy'>,
  t: StoreTranslate,
) {
  if (kind === 'time') return t('store.pick.time')
  if (kind === 'choice') return t('store.pick.choice')
  return t(pricedBy === 'night' ? 'store.pick.night' : 'store.pick.day')
}

/** What was picked, beside its price: "Monday and Wednesday night". */
export function pickedWords(
  { product, choosing: { when, quantity } }: Pick<Chosen, 'product' | 'choosing'>,
  { t, formats }: Writing,
): string {
  if (!when) return quantity > 1 ? `${quantity} ×` : ''
  const stayTime = stayTimeOfProduct(product)
  if (when.time) {
    const time = stayTime ? hoursWords(t, stayTime, when.time) : when.time
    return [formats.days(when.days), time].join(', ')
  }
  const days = formats.days(when.days)
  if (product.pricedBy !== 'night') return days
  return t(when.days.length === 1 ? 'store.picked.night' : 'store.picked.nights', { days })
}
