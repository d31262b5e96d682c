import { priceCart } from '@innkeeper/domain/orders/price-cart.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import type { Unit } from '@innkeeper/domain/units/schema.ts'
import type { OrderDraft } from './decide-order.ts'
import type { DemoOrder } from './order-plan.ts'
import { languageOf, orderRows } from './order-rows.ts'
import type { Dice } from './seeded-random.ts'

export type DemoShop = {
  property: Property
  products: readonly Product[]
  units: readonly Unit[]
  now: number
  dice: Dice
}

/** What the draft costs, with the prices the product or its deal would ask. */
export function priceDraft(draft: OrderDraft, { property, products, dice }: DemoShop) {
  const { localization } = property
  const delivery = deliveryOf(draft.product)
  const service = dice.pick(['Put on bill', 'Put on bill', 'Pay on delivery'] as const)
  const { bought } = draft
  const cart = priceCart(
    {
      products: new Map(products.map((one) => [one.id, one])),
      serviceCharge: feeOf(products, 'baseDelivery'),
      transactionFee: feeOf(products, 'deliveryFee'),
      defaultIndex: defaultLanguage(localization)?.index ?? 0,
    },
    [cartLine(draft, dice)],
    {
      delivery,
      service,
      languageIndex: languageOf(localization, draft.booking).index,
      refusalOf: () => null,
      hoursFrom: property,
      ...(bought && { priceOf: () => bought.price }),
    },
  )
  if (cart.problems.length > 0) throw new Error(`the demo cannot order ${draft.product.id}`)
  return { cart, delivery, service }
}

/** The rows of the order. */
export function buildOrder(draft: OrderDraft, shop: DemoShop & { key: string }): DemoOrder {
  const { cart, delivery, service } = priceDraft(draft, shop)
  return orderRows(draft, { ...shop, cart, delivery, service })
}

/** A service and a part of the stay are neither brought nor picked up. */
function deliveryOf({ options: { kind, deliveryMethod } }: Product) {
  return kind === 'brought' || kind === 'picked up' ? (deliveryMethod[0] ?? null) : null
}

function cartLine({ product, quantity, comment, bought }: OrderDraft, dice: Dice) {
  const { listOfChoices, extras, quantity: limits } = product.options
  return {
    productId: product.id,
    quantity: Math.min(quantity, limits.maxQuantity),
    choices: Object.fromEntries(listOfChoices.map(({ id, choices }) => [id, dice.pick(choices).id])),
    extras: extras.filter(() => dice.between(1, 3) === 1).map(({ id }) => id),
    comment,
    when: bought?.when ?? null,
    dealId: bought?.dealId ?? null,
  }
}

function feeOf(products: readonly Product[], type: Product['type']): Product | null {
  return products.find((product) => product.type === type && product.state === 'enabled') ?? null
}
