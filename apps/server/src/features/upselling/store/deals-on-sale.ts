import { priceOf } from '@innkeeper/domain/orders/price-cart.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { isCheaperInDeal, priceInDeal } from '@innkeeper/domain/upselling/deal-price.ts'
import { dealSteps, isDealComplete, isForDeals } from '@innkeeper/domain/upselling/deal-rules.ts'
import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { lowestPriceBefore, type PriceFrom } from '@innkeeper/domain/upselling/lowest-price.ts'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import { findPictures, type PictureFacts } from '../../media/service.ts'
import { type Catalogue, findAskedOfProducts } from '../../orders/service.ts'
import { askedInDeal } from '../deals/asked-prices.ts'
import { findDeals } from '../deals/repository.ts'

/** A deal that guests can buy now, with its products, each at the deal's price. */
export type DealOnSale = {
  deal: Deal
  /** Its own, in order; none where it shows those of its products. */
  pictures: PictureFacts[]
  products: { product: Product; price: number; lowestBefore: number | null }[]
}
export type DealsOnSale = {
  of(propertyId: string): Promise<DealOnSale[]>
  /** For whoever edits deals: those on sale, and others they want to see, paused or not complete as they are. */
  withOthers(propertyId: string, isWanted: (deal: Deal) => boolean): Promise<DealOnSale[]>
}

/** Safety net below the events that drop them. */
const DEALS_MS = 60_000
const MAX_PROPERTIES = 500

type Dependencies = { db: Database; clock: Clock; hub: EventHub; catalogue: Catalogue }

/** The active and complete deals of a property, in the order staff put them. */
export function createDealsOnSale({ db, clock, hub, catalogue }: Dependencies): DealsOnSale {
  const now = () => clock.now().getTime()
  const kept = createPropertyCache<DealOnSale[]>({
    hub,
    clock,
    maxEntries: MAX_PROPERTIES,
    dropOn: ['deal.changed', 'product.changed', 'media.changed', 'property.changed'],
  })

  async function find(propertyId: string, isWanted: (deal: Deal) => boolean): Promise<DealOnSale[]> {
    const { products, defaultIndex } = await catalogue.of(propertyId)
    const sellable = new Map([...products].filter(([, product]) => isForDeals(product)))
    const offered = new Set(sellable.keys())
    const isOnSale = (deal: Deal) =>
      deal.state === 'active' && isDealComplete(dealSteps(deal, { defaultIndex, offered }))
    return db.tenant(
      propertyId,
      async (tx) => {
        const stored = await findDeals(tx, propertyId)
        const shown = stored.filter(({ deal }) => isOnSale(deal) || isWanted(deal))
        const sold = shown.flatMap(({ deal }) => deal.products.map(({ productId }) => productId))
        const asked = await findAskedOfProducts(tx, propertyId, [...new Set(sold)])
        const wanted = shown.flatMap(({ deal }) => deal.pictures)
        const pictures = await findPictures(tx, propertyId, [...new Set(wanted)])
        const known = { products: sellable, pictures, asked, now: now() }
        return shown.map(({ deal }) => onSale(deal, { ...known, isAsked: isOnSale(deal) }))
      },
      { readOnly: true },
    )
  }

  return {
    of: (propertyId) =>
      kept.get([propertyId], async () => ({
        value: await find(propertyId, () => false),
        validUntil: now() + DEALS_MS,
      })),
    withOthers: find,
  }
}

type Known = {
  products: ReadonlyMap<string, Product>
  pictures: ReadonlyMap<string, PictureFacts>
  asked: ReadonlyMap<string, PriceFrom[]>
  /** False of a deal that its editor sees: it is shown as if it were put on sale now. */
  isAsked: boolean
  now: number
}

function onSale(deal: Deal, { products, pictures, ...known }: Known): DealOnSale {
  return {
    deal,
    pictures: deal.pictures.flatMap((mediaId) => pictures.get(mediaId) ?? []),
    products: deal.products.flatMap(({ productId, salePrice }) => {
      const product = products.get(productId)
      if (!product) return []
      const price = priceInDeal(salePrice, product)
      const isLowered = price < product.price
      return [
        { product, price, lowestBefore: isLowered ? lowestFor(deal, { product, salePrice }, known) : null },
      ]
    }),
  }
}

/** The price is the deal's own or the product's; in whatever other way the product was sold counts beside it. */
function lowestFor(
  deal: Deal,
  { product, salePrice }: { product: Product; salePrice: number | null },
  { asked, isAsked, now }: Pick<Known, 'asked' | 'isAsked' | 'now'>,
): number | null {
  const inDeal = askedInDeal(deal.id, product.id)
  const histories = new Map<string, PriceFrom[]>([[product.id, [{ price: priceOf(product), since: 0 }]]])
  for (const [subject, history] of asked) {
    if (subject === product.id || subject.endsWith(`/${product.id}`)) histories.set(subject, history)
  }
  if (!isAsked) histories.set(inDeal, [...(asked.get(inDeal) ?? []), { price: salePrice, since: now }])
  const own = isCheaperInDeal(salePrice, product) ? inDeal : product.id
  const elsewhere = [...histories].filter(([subject]) => subject !== own).map(([, history]) => history)
  return lowestPriceBefore(histories.get(own) ?? [], now, elsewhere)
}
