import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import type { Product, ProductContent, ProductHours } from '@innkeeper/domain/orders/product-schema.ts'
import type { Weekday } from '@innkeeper/domain/time.ts'
import type { MediaIdOf } from './media-ids.ts'
import type { PartPlan, ProductPlan } from './product-plan.ts'
import { stableId } from './stable-id.ts'

export type DemoProduct = { product: Product; stock: number | null }

type ShopOf<Language extends string> = { propertyId: string; languageIndexes: Record<Language, number> }

export function productId(propertyId: string, key: string): string {
  return stableId(propertyId, 'product', key)
}

export function buildProducts<Language extends string, Picture extends string>(
  plans: readonly ProductPlan<Language, Picture>[],
  shop: ShopOf<Language>,
  mediaIdOf: MediaIdOf,
): DemoProduct[] {
  return plans.map((plan) => ({
    product: buildProduct(plan, shop, mediaIdOf),
    stock: plan.stock ?? null,
  }))
}

function buildProduct<Language extends string, Picture extends string>(
  plan: ProductPlan<Language, Picture>,
  { propertyId, languageIndexes }: ShopOf<Language>,
  mediaIdOf: MediaIdOf,
): Product {
  const begun = newProduct(productId(propertyId, plan.key), plan.type)
  const inEach = <Words>(words: Partial<Record<Language, Words>>) => byIndex(words, languageIndexes)
  const part = ({ key, names, price = 0 }: PartPlan<Language>) => ({
    id: stableId(propertyId, 'part', plan.key, key),
    names: inEach<string>(names),
    price: minor(price),
    productId: null,
  })
  return {
    ...begun,
    state: plan.state ?? 'enabled',
    internal: plan.isInternal ?? false,
    price: minor(plan.price),
    vatRate: plan.vat * 100,
    content: inEach<ProductContent>(withCategory(plan)),
    attachments: [
      ...(plan.pictures ?? []).map((key) => ({ kind: 'picture' as const, mediaId: mediaIdOf(key) })),
      ...(plan.documents ?? []).map(({ key, names }) => ({
        kind: 'pdf' as const,
        mediaId: mediaIdOf(key),
        names: inEach<string>(names),
      })),
    ],
    category: (Object.values(plan.category ?? {}) as string[])[0] ?? '',
    options: {
      ...begun.options,
      salePrice: plan.salePrice === undefined ? null : minor(plan.salePrice),
      quantity: {
        isUnlimited: plan.stock === undefined,
        maxQuantity: plan.maxQuantity ?? begun.options.quantity.maxQuantity,
      },
      openComment: plan.takesComment ?? false,
      kind: plan.kind ?? begun.options.kind,
      stayMoment: plan.stayMoment ?? begun.options.stayMoment,
      cutOff: plan.cutOff ?? null,
      availability: plan.availability ?? null,
      allergens: [...(plan.allergens ?? [])],
      diets: [...(plan.diets ?? [])],
      minimumAge: plan.minimumAge ?? null,
      listOfChoices: (plan.choices ?? []).map((list) => ({
        id: stableId(propertyId, 'choices', plan.key, list.key),
        names: inEach<string>(list.names),
        isRequired: !list.isOptional,
        choices: list.of.map(part),
      })),
      deliveryMethod: plan.delivery ? [...plan.delivery] : begun.options.deliveryMethod,
      extras: (plan.extras ?? []).map(part),
      hasServiceCharge: plan.hasServiceCharge ?? false,
      openingHours: hoursOf(begun.options.openingHours, plan),
      isAutomaticallyAccepted: plan.isAutomaticallyAccepted ?? false,
    },
    visibility: {
      ...begun.visibility,
      targetGroups: [...(plan.targetGroups ?? [])],
      ...(plan.journey ? { guestJourney: [...plan.journey] } : {}),
      ...(plan.soldIn ? { productArea: areaOf(plan.soldIn) } : {}),
    },
  }
}

const areaOf = (soldIn: readonly ('guestbook' | 'deals')[]) => ({
  guestbook: soldIn.includes('guestbook'),
  automation: soldIn.includes('deals'),
})

/** The words of each language with what the category is called in it. */
function withCategory<Language extends string>({
  texts,
  category = {},
}: Pick<ProductPlan<Language, string>, 'texts' | 'category'>): Partial<Record<Language, ProductContent>> {
  const said = Object.entries(texts) as [Language, ProductContent][]
  return Object.fromEntries(
    said.map(([language, words]) => {
      const name = (category as Partial<Record<Language, string>>)[language]
      return [language, name === undefined ? words : { ...words, category: name }]
    }),
  ) as Partial<Record<Language, ProductContent>>
}

function hoursOf(
  week: ProductHours,
  { between, on }: Pick<ProductPlan<string, string>, 'between' | 'on'>,
): ProductHours {
  const [open, closed] = between ?? ['00:00', '23:59']
  return week.map((_, place) => ({
    isOpen: on === undefined || on.includes((place + 1) as Weekday),
    open,
    closed,
  })) as ProductHours
}

function byIndex<Language extends string, Words>(
  words: Partial<Record<Language, Words>>,
  languageIndexes: Record<Language, number>,
): Record<string, Words> {
  const said = Object.entries(words) as [Language, Words][]
  return Object.fromEntries(said.map(([language, its]) => [String(languageIndexes[language]), its]))
}

const minor = (kroner: number) => kroner * 100
