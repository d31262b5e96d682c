import type { Take } from '@innkeeper/domain/orders/availability.ts'
import type { CartLine } from '@innkeeper/domain/orders/cart.ts'
import type { OfferProblemCode } from '@innkeeper/domain/orders/offer-problem.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import type { BookingRow } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { bookingUnknown, type Visit } from './visits.ts'

/** What a shop beside the guestbook sells to one stay now. */
export type ShopTerms = {
  refusalOf(product: Product, line: CartLine): OfferProblemCode | null
  /** What one piece costs here, before choices and extras. */
  priceOf(product: Product, line: CartLine): number
  /** What a line takes of the shop's own counts. */
  takesOf(line: CartLine): Take[]
}

type Visitor = { propertyId: string; stay: BookingRow; now: Date }

/** The store registers when it is made; orders know nothing of deals. */
export type Shop = {
  /** Throws `store/closed` where it sells nothing any more. */
  termsFor(visitor: Visitor): Promise<ShopTerms>
  /** What a preview stands for: nobody's stay, to which everything is sold. */
  previewFor(visitor: Omit<Visitor, 'stay'>): Promise<{ stay: BookingRow; terms: ShopTerms }>
  /** What its deals are called in a language, else in the property's own, on sale or not; by their ids. */
  dealTitles(propertyId: string, languageIndex: number): Promise<DealTitles>
}

export type DealTitles = ReadonlyMap<string, string>

export type Shops = {
  registerStore(store: Shop): void
  store(): Shop
}

export function createShops(): Shops {
  let registered: Shop | null = null
  return {
    registerStore(store) {
      registered = store
    },
    store() {
      if (!registered) throw new Error('the store registers when it is made')
      return registered
    },
  }
}

type Named = { propertyId: string; lines: readonly { dealId: string | null }[]; languageIndex: number }

const NO_DEALS: DealTitles = new Map()

/** What the deals of these lines are called; the store is asked where there are any. */
export async function dealTitlesOf(
  { store }: Pick<Shops, 'store'>,
  { propertyId, lines, languageIndex }: Named,
): Promise<DealTitles> {
  const hasDeals = lines.some(({ dealId }) => dealId !== null)
  return hasDeals ? store().dealTitles(propertyId, languageIndex) : NO_DEALS
}

type Modules = Pick<PropertyService, 'requireModule'>

/** Every shop is a part of the guestbook; without that the property is closed to guests. Throws `module/not-available`. */
export async function requireShop(
  { requireModule }: Modules,
  propertyId: string,
  shop: 'guestbook' | 'store',
): Promise<void> {
  await requireModule(propertyId, 'guestbook')
  if (shop === 'store') await requireModule(propertyId, 'upselling')
}

type Call = {
  propertyId: string
  body: { shop: 'guestbook' | 'store' }
  visit: Visit
  isPreview: boolean
  now: Date
}

/**
 * Who buys what, and where: the store is the stay's own, nobody names one there; a preview without a stay stands for a
 * sample. The guestbook has no terms of its own.
 */
export async function shopFor(
  shops: Shops,
  { propertyId, body, visit, isPreview, now }: Call,
): Promise<{ visit: Visit; shop: ShopTerms | null }> {
  if (body.shop === 'guestbook') return { visit, shop: null }
  const store = shops.store()
  if (visit.stay) return { visit, shop: await store.termsFor({ propertyId, stay: visit.stay, now }) }
  if (!isPreview) throw bookingUnknown()
  const { stay, terms } = await store.previewFor({ propertyId, now })
  return { visit: { ...visit, stay, isSample: true }, shop: terms }
}
