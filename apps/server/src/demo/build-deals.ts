import { DAY_MS } from '@innkeeper/domain/time.ts'
import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { newDeal } from '@innkeeper/domain/upselling/deal-words.ts'
import type { askedPrices } from '../features/orders/products/tables.ts'
import { askedInDeal } from '../features/upselling/deals/asked-prices.ts'
import { productId } from './build-products.ts'
import type { DealPlan } from './deal-plan.ts'
import type { MediaIdOf } from './media-ids.ts'
import { stableId } from './stable-id.ts'

export type DemoDeal = { key: string; deal: Deal; liking: number }
export type DemoAskedPrice = Omit<typeof askedPrices.$inferInsert, 'propertyId' | 'currency'>

type StoreOf<Language extends string> = { propertyId: string; languageIndexes: Record<Language, number> }

export function dealId(propertyId: string, key: string): string {
  return stableId(propertyId, 'deal', key)
}

export function buildDeals<Language extends string, Picture extends string>(
  plans: readonly DealPlan<Language, Picture>[],
  store: StoreOf<Language>,
  mediaIdOf: MediaIdOf,
): DemoDeal[] {
  return plans.map((plan) => ({
    key: plan.key,
    deal: buildDeal(plan, store, mediaIdOf),
    liking: plan.liking,
  }))
}

function buildDeal<Language extends string, Picture extends string>(
  plan: DealPlan<Language, Picture>,
  { propertyId, languageIndexes }: StoreOf<Language>,
  mediaIdOf: MediaIdOf,
): Deal {
  const begun = newDeal(dealId(propertyId, plan.key))
  const languages = Object.keys(languageIndexes) as Language[]
  const { visibility } = begun
  return {
    ...begun,
    state: plan.state ?? 'active',
    products: plan.products.map(({ key, salePrice }) => ({
      productId: productId(propertyId, key),
      salePrice: salePrice === undefined ? null : salePrice * 100,
    })),
    pictures: plan.pictures.map(mediaIdOf),
    content: Object.fromEntries(
      languages.map((language) => [String(languageIndexes[language]), plan.texts[language]]),
    ),
    visibility: {
      guestJourney: [...(plan.journey ?? visibility.guestJourney)],
      targetGroups: [...(plan.targetGroups ?? [])],
      unitCategories: [...(plan.unitCategories ?? [])],
      daysBeforeArrival: { ...visibility.daysBeforeArrival, ...plan.daysBeforeArrival },
      nights: { ...visibility.nights, ...plan.nights },
      stockPerDay: plan.stockPerDay ?? null,
    },
  }
}

/** Since when what was lowered costs less; the thirty days before count for what stands beside it. */
export function askedPricesOf<Language extends string, Picture extends string>(
  plans: readonly DealPlan<Language, Picture>[],
  propertyId: string,
  now: number,
): DemoAskedPrice[] {
  return plans.flatMap(({ key, products, loweredDaysAgo = 0 }) =>
    products.flatMap(({ key: product, salePrice }) =>
      salePrice === undefined
        ? []
        : [
            {
              subject: askedInDeal(dealId(propertyId, key), productId(propertyId, product)),
              since: new Date(now - loweredDaysAgo * DAY_MS),
              price: salePrice * 100,
            },
          ],
    ),
  )
}
